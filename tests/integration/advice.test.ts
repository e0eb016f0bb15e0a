import {describe, expect, it} from 'vitest';
import {loader as leasingLoader} from '../../app/routes/leasing';
import {loader as productLoader} from '../../app/routes/product';
import {contextOf, SHOP} from '../fakes/request-context';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {setupShop, Visitor} from './call-route';
import {parseEntries, parseNotices} from './parse-details';

setupShop();

const {flagship, rangeTooGood, soldOut} = noteworthyHandles;
const sPedelec = 'fernweh-9-s-45-diamant';
const withoutBattery = 'steig-160-pro-e-fully';
/** Its maker has no recommended price. */
const withoutRrp = 'kammweg-7-diamant';

async function bike(handle: string, prefix = '', visitor = new Visitor()) {
  const {markup} = await visitor.open(productLoader, `${prefix}/products/${handle}`);
  const notices = parseNotices(markup.notices);
  const notice = (id: string) => notices.find((one) => one.id === id);
  const textOf = (id: string) =>
    notice(id)
      ?.parts.map(({label, text}) => `${label}: ${text}`)
      .join('\n')
      .replaceAll(/[\u00a0]/g, ' ')
      .replaceAll('\u2060', '');
  return {
    range: textOf('reichweite'),
    leasing: textOf('dienstrad'),
    links: [...(notice('reichweite')?.parts ?? []), ...(notice('dienstrad')?.parts ?? [])].flatMap(
      ({href}) => href ?? [],
    ),
    entry: parseEntries(markup.foot)
      .find(({page}) => page === 'leasingRequest')
      ?.text.replaceAll(/[\u00a0\u2060]/g, ' '),
  };
}

describe('the range of an e-bike', () => {
  it('is three estimates with their assumptions, the maker’s figure and a link to the guide', async () => {
    const {range, links} = await bike(flagship);
    expect(range).toMatch(/^Flach, kleine Stufe: \d+–\d+ km \(5–7 Wh\/km\)$/m);
    expect(range).toMatch(/^Gemischt: \d+–\d+ km \(7–11 Wh\/km\)$/m);
    expect(range).toMatch(/^Bergig oder mit Last: \d+–\d+ km \(12–17 Wh\/km\)$/m);
    expect(range).toMatch(/^Angabe des Herstellers: \d+ km nach dem R200-Test$/m);
    expect(range).toMatch(/Unsere Spannen für \d{3} Wh: voller, gesunder Akku/);
    expect(links).toContain('/beratung/akku-und-reichweite');
  });

  it('is not estimated for S-pedelecs or without a known battery', async () => {
    const fast = (await bike(sPedelec)).range;
    expect(fast).toContain('nach dem R200-Test');
    expect(fast).toContain('deshalb nennen wir keine eigene Zahl');
    expect(fast).not.toContain('Wh/km');
    expect((await bike(withoutBattery)).range).toBeUndefined();
    expect((await bike('kettenoel-landregen-100-ml')).range).toBeUndefined();
  });

  it('includes the maker’s figure unchanged, even one that is too good', async () => {
    expect((await bike(rangeTooGood)).range).toContain('161 km nach dem R200-Test');
  });
});

describe('the leasing cost on a bike’s page', () => {
  it('is shown for three example people with its basis, and briefly at the link', async () => {
    const {leasing, entry, links} = await bike(flagship);
    expect(leasing?.match(/ca\. \d+–\d+ € im Monat netto/g)).toHaveLength(3);
    expect(leasing).toContain('Steuerklasse III, 5.000 € brutto im Monat');
    // The demo's factor is 57 days old.
    const since = new Date(Date.now() - 57 * 86_400_000).toLocaleDateString('de-DE', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    expect(leasing).toMatch(/UVP 3\.999 €.*Pendlerplus 2,95 % /);
    expect(leasing?.replaceAll(/\s/g, ' ')).toContain(`Stand ${since}`);
    // One has an outdated factor, the other none.
    expect(leasing).not.toMatch(/Kettenglied|Fahrwerk/);
    expect(entry).toMatch(/^Als Dienstrad leasen, ca\. \d+–\s?\d+ € im Monat netto$/);
    expect(links).toContainEqual(
      expect.stringMatching(/^\/dienstrad-leasing\?price=3299&rrp=3999&variant=410\d+#/),
    );
  });

  it('is in English in the English shop', async () => {
    const {leasing, entry} = await bike(flagship, '/en-us');
    expect(leasing?.match(/: approx\. €\d+–\d+ net per month/g)).toHaveLength(3);
    expect(entry).toMatch(/^Lease as a company bike, approx\. €\d+–\s?\d+ net per month$/);
  });

  it.each([
    [withoutRrp, 'Die UVP dieses Rads kennen wir nicht'],
    [sPedelec, 'zählt auch der Arbeitsweg'],
  ])('has no figure when data for it is missing: %s', async (handle, reason) => {
    const {leasing, entry} = await bike(handle);
    expect(leasing).toContain(reason);
    expect(leasing).not.toMatch(/ca\. \d/);
    expect(entry).toBe('Als Dienstrad leasen');
  });

  it.each(['AT-DE', 'CH-DE'])(
    'is not shown to visitors from another country: %s',
    async (market) => {
      const {leasing, entry} = await bike(
        flagship,
        '',
        new Visitor({cookies: {'commerce-locale': market}}),
      );
      expect(leasing).toBeUndefined();
      expect(entry).toBe('Als Dienstrad leasen');
    },
  );

  it('is not shown for a sold-out bike', async () => {
    expect((await bike(soldOut)).leasing).toBeUndefined();
  });
});

async function calculate(query: string, path = '/dienstrad-leasing') {
  const {calculator, meta, page} = await new Visitor().open(leasingLoader, path + query);
  return {...calculator, meta, page};
}

describe('the leasing calculator', () => {
  it('shows its story and no result at first, with the bike’s price filled in', async () => {
    const first = await calculate('?price=3299&rrp=3999');
    expect(first.page.story.headline).toBe('Dienstrad-Leasing');
    expect(first).toMatchObject({errors: {}, answer: null, typed: {price: '3299', rrp: '3999'}});
    expect(first.variant).toBe('');
    expect((await calculate('?price=3299&variant=4711')).variant).toBe('4711');
    expect((await calculate('?price=3299&variant=%26a')).variant).toBe('');
  });

  it('returns a cost range and its basis', async () => {
    const {answer, errors} = await calculate(
      '?price=3.299&rrp=&gross=3500&class=1&share=&insurance=&kind=bike&way=',
    );
    expect(errors).toEqual({});
    expect(answer?.headline).toMatch(/^ca\.\s\d+–\u2060?\d+\s€ im Monat netto$/);
    expect(answer?.notes.join(' ')).toMatch(/versteuert wird: 8\s€.*UVP 3\.299\s€/);
    const plain = 'Ohne Versicherung und Service gerechnet.';
    expect(answer?.notes).toContain(plain);
    const insured = await calculate('?price=3299&gross=3500&class=1&insurance=12');
    expect(insured.answer?.notes).not.toContain(plain);
  });

  it('needs the commute for an S-pedelec, which is taxed as well', async () => {
    const query = '?price=3299&gross=3500&class=1&kind=s-pedelec';
    const {answer, errors} = await calculate(query);
    expect(answer).toBeNull();
    expect(errors.way).toMatch(/^Beim S-Pedelec zählt der Arbeitsweg mit/);
    expect((await calculate(`${query}&way=0`)).errors).toEqual({});
  });

  it('begins the title of the page that its form loads with the result or the rejection', async () => {
    const titleOf = async (query: string) => JSON.stringify((await calculate(query)).meta[0]);
    expect(await titleOf('?price=3299&gross=3500&class=1')).toMatch(
      /"ca\. \d+–\d+ € im Monat netto – Dienstrad-Leasing .* – Radladen"/,
    );
    expect(await titleOf('?price=3299&gross=&class=1')).toMatch(
      /"Bitte prüfen Sie Ihre Angaben – Dienstrad-Leasing /,
    );
    expect(await titleOf('?price=3299')).toMatch(/"Dienstrad-Leasing /);
  });

  it('formats amounts in English in the English shop', async () => {
    const path = '/en-us/dienstrad-leasing';
    const {answer} = await calculate('?price=3299&rrp=3950&gross=3500&class=1', path);
    expect(answer?.headline).toMatch(/^approx\. €\d+–\u2060?\d+ net per month$/);
    expect(answer?.notes[0]).toContain('€9');
    expect(answer?.notes.join(' ')).not.toMatch(/\d\s?€/);
  });

  it('does not cache a page whose URL contains a salary', async () => {
    const isKept = async (query: string) => {
      const request = new Request(`${SHOP}/dienstrad-leasing${query}`);
      const context = await contextOf(request);
      await leasingLoader({request, params: {}, context: {...context}});
      return context.isPublic();
    };
    expect(await isKept('?price=3299&gross=3500&class=1')).toBe(false);
    expect(await isKept('?price=3299')).toBe(true);
  });

  it('counts the commute only for S-pedelecs', async () => {
    const query = '?price=6000&gross=4000&class=1&way=20';
    const [bikeAnswer, fast] = await Promise.all([
      calculate(query),
      calculate(`${query}&kind=s-pedelec`),
    ]);
    expect(bikeAnswer.answer?.notes[0]).toMatch(/ 15\s€/);
    expect(fast.answer?.notes[0]).toMatch(/ 24\s€/);
  });

  it.each([
    ['?gross=', ['class', 'gross', 'price']],
    ['?price=abc&gross=1&class=9', ['class', 'gross', 'price']],
    ['?price=3000&gross=3000&class=5', ['class']],
    ['?price=3000&gross=3000&class=1&share=-5', ['share']],
    ['?price=3000&gross=3000&class=1&insurance=9999', ['insurance']],
    ['?price=3000&gross=3000&class=1&rrp=%00&way=1e9', ['rrp', 'way']],
  ])('shows an error at each unreadable field and keeps the input: %s', async (query, fields) => {
    const {errors, answer, typed} = await calculate(query);
    expect(Object.keys(errors).toSorted()).toEqual(fields);
    expect(answer).toBeNull();
    expect(typed.gross).toBe(new URLSearchParams(query).get('gross'));
  });

  it('lets search engines index it only without a query', async () => {
    const {meta} = await calculate('?price=3299&gross=3500&class=1');
    expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
    expect((await calculate('')).meta).not.toContainEqual(
      expect.objectContaining({name: 'robots'}),
    );
    expect((await calculate('', '/en-us/dienstrad-leasing')).page.story.headline).toBe(
      'Company bike leasing',
    );
  });
});
