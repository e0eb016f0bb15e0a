import {describe, expect, it} from 'vitest';
import type {HitFacts, SearchFacts} from '../../app/features/search/overlay/overlay-view';
import {translatorOf} from '../../app/i18n/messages.server';
import {loader} from '../../app/routes/resources/search-hits';
import {loader as searchPage} from '../../app/routes/search';
import {contextOf, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {createCatalogue} from '../stand-ins/catalogue/catalogue';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';

setupShop();

const t = translatorOf('de');

const {products} = createCatalogue();
const numberOf = (handle: string) => String(products.find((one) => one.handle === handle)?.id);

const {flagship, manyVariants, currentlyNotInStock} = noteworthyHandles;

async function ask(words: string, ids: string, country = 'DE', language = 'de'): Promise<Response> {
  const query = new URLSearchParams({language, words, ids});
  const headers = {Cookie: `commerce-locale=${country}-DE`};
  const request = new Request(`${SHOP}/api/search-hits?${query.toString()}`, {headers});
  return loader({request, params: {}, context: await contextOf(request)});
}
const factsOf = async (...asked: Parameters<typeof ask>): Promise<SearchFacts> =>
  (await (await ask(...asked)).json()) as SearchFacts;
const hits = async (...asked: Parameters<typeof ask>): Promise<HitFacts[]> =>
  (await factsOf(...asked)).products;

describe('the suggestion of the search overlay without hits', () => {
  it('contains only the words that a product matches, or is null', async () => {
    expect(await factsOf('Gravel xyzxyz', '')).toMatchObject({closest: 'Gravel', products: []});
    expect((await factsOf('xyzxyz', '')).closest).toBeNull();
    expect((await ask(' ', '')).status).toBe(400);
  });
});

describe('the note on prices in the search overlay', () => {
  it.each([
    ['vouchers', noteworthyHandles.priceByValue, false, false],
    ['services', noteworthyHandles.service, true, false],
    ['bikes', flagship, true, true],
  ])('is that of what was found: %s', async (_, handle, taxed, shipped) => {
    expect(await factsOf('rad', numberOf(handle))).toMatchObject({taxed, shipped});
  });
});

describe('a tyre size in the search overlay', () => {
  it('links to the search page with the tubes and tyres that fit', async () => {
    const {pages, closest} = await factsOf('28 × 1.75', '');
    expect(closest).toBeNull();
    expect(pages[0]?.title).toMatch(/^Schläuche und Reifen für 47-\u2060622 \(28\s×\s1,75\)$/);
    expect(pages[0]?.description).toContain('Schlauch Standard');
    expect(pages[0]?.href).toBe('/suche?q=28+%C3%97+1.75');
    const [english] = (await factsOf('28 x 1.75', '', 'DE', 'en')).pages;
    expect(english?.title).toContain('Tubes and tires for');
    expect(english?.href).toBe('/en-us/search?q=28+x+1.75');
    const own = await factsOf('Trekking', '');
    expect(own.pages.map(({title}) => title).join()).not.toContain('Schläuche');
  });
});

describe('pages and services in the search', () => {
  it.each([
    ['Leasing', 'de', '/dienstrad-leasing'],
    ['Öffnungszeiten', 'de', '/kontakt'],
    ['Rückgabe', 'de', '/widerruf'],
    ['Inspektion', 'de', '/werkstatt'],
    ['Preisanfrage', 'de', '/preisanfrage'],
    ['Probefahrt', 'de', '/kontakt'],
    ['Retoure', 'de', '/widerruf'],
    ['Größe finden', 'de', '/groesse-finden'],
    ['opening hours', 'en', '/en-us/kontakt'],
    ['return', 'en', '/en-us/widerruf'],
    ['workshop appointment', 'en', '/en-us/workshop-appointment'],
    ['Reparatur', 'de', '/werkstatt-termin'],
  ])('are found by %s (%s)', async (words, language, path) => {
    const {pages} = await factsOf(words, '', 'DE', language);
    expect(pages.map(({href}) => href)).toContain(path);
    expect(pages.length).toBeLessThanOrEqual(4);
    for (const {title} of pages) expect(title).toMatch(/\S/);
  });

  it('appear on the result page only when the words match', async () => {
    const visitor = new Visitor();
    const {search} = await visitor.open(searchPage, '/suche?q=leasing');
    expect(search.pages.map(({href}) => href)).toContain('/dienstrad-leasing');
    expect((await visitor.open(searchPage, '/suche?q=xyzxyz')).search.pages).toEqual([]);
  });

  it('are missing while their index is unavailable, unlike products', async () => {
    expectConsoleError('Algolia');
    standIns.algolia.injectFault({match: 'radladen_stories', status: 404});
    const {pages, products} = await factsOf('leasing', numberOf(flagship));
    expect(pages).toEqual([]);
    expect(products).toHaveLength(1);
  });
});

describe('the details of hits in the search overlay', () => {
  it('contain prices and stock in the requested order', async () => {
    const answer = await ask('rad', `${numberOf(currentlyNotInStock)},${numberOf(flagship)}`);
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=60');
    const {products: hits} = (await answer.json()) as SearchFacts;
    expect(hits).toMatchObject([
      {
        id: numberOf(currentlyNotInStock),
        stock: {text: t('goods.stock.supplierIn', {time: '3–\u20604\u00a0Wochen'})},
      },
      {
        id: numberOf(flagship),
        price: {current: '3.299\u00a0€*', compareAt: '3.999\u00a0€'},
        stock: {text: t('goods.stock.ready')},
      },
    ]);
  });

  it('match the country and the language of the visitor', async () => {
    const [bike] = await hits('bike', numberOf(flagship), 'CH', 'en');
    expect(bike?.price.current).toMatch(/^CHF/);
    expect(bike?.stock?.text).toBe(translatorOf('en')('goods.stock.readyOnRequest'));
  });

  it('describe the variant that the words name', async () => {
    expect(await hits('fernweh kreide 50', numberOf(flagship))).toMatchObject([
      {variant: 'Kreide, 50 cm', query: '?Farbe=Kreide&Rahmengr%C3%B6%C3%9Fe=50+cm'},
    ]);
  });

  it('describe the variant with the searched article number, whichever hit has it', async () => {
    const frame = products.find(({handle}) => handle === manyVariants);
    const {sku = ''} = frame?.variants[1111] ?? {};
    const ids = [flagship, manyVariants, currentlyNotInStock].map(numberOf).join();
    const [first, article, last] = await hits(sku.toLowerCase(), ids);
    expect(article?.variant).toMatch(/^\S+, \d\d cm, /);
    expect(article?.query).toMatch(/^\?Farbe=\S+&Sitzrohr=\d\d\+cm&Oberrohr=/);
    expect(article?.price.isLowestOfSeveral).toBe(false);
    expect(article?.stock?.text).toBe(
      t('goods.stock.madeToOrderIn', {time: '8–\u206010\u00a0Wochen'}),
    );
    expect([first?.variant, last?.variant]).toEqual([undefined, undefined]);
  });

  it.each(['x', '1,', '1,,2', Array.from({length: 26}, (_, at) => at).join(), '1'.repeat(21)])(
    'are refused with 400 for the invalid ids %j',
    async (ids) => {
      const answer = await ask('rad', ids);
      expect(answer.status).toBe(400);
    },
  );

  it('are refused with 503 while Shopify is out', async () => {
    expectConsoleError('Shopify');
    standIns.shop.injectFault({operation: 'ProductsById', status: 503, times: 4});
    expect((await ask('rad', numberOf(flagship))).status).toBe(503);
  });
});
