import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {loader as root} from '../../app/root';
import {loader as appointment} from '../../app/routes/appointment';
import {loader as contentPage} from '../../app/routes/content-page';
import {loader as home} from '../../app/routes/home';
import {loader as wishlist} from '../../app/routes/wishlist';
import {setupShop, Visitor} from './call-route';

setupShop();
// The first Saturday of Advent is six days ahead.
beforeEach(() => vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z')}));
afterEach(() => vi.useRealTimers());

const advent = 'Verkauf 10–\u206018\u00a0Uhr (Adventssamstage)';

it('footer, contact page and structured data contain the same opening hours and exceptions', async () => {
  const {footer} = (await new Visitor().open(root, '/')).markup;
  expect(footer).toMatch(/Verkauf Sa<[^>]*><[^>]*>10–\u206016\u00a0Uhr/);
  expect(footer.slice(footer.indexOf('28.\u00a0November'))).toContain(advent);

  const {page} = await new Visitor().open(contentPage, '/kontakt');
  const teaser = page.story.blocks.find(({name}) => name === 'content-teaser');
  const contactHours = (teaser?.isServerOnly && teaser.html) || '';
  expect(contactHours).toMatch(/Verkauf Sa<[^>]*><[^>]*>10–\u206016\u00a0Uhr/);
  expect(contactHours.slice(contactHours.indexOf('28.\u00a0November'))).toContain(advent);

  const visitor = new Visitor();
  await visitor.open(home, '/');
  const store = JSON.stringify(visitor.structuredData);
  expect(store).toContain(
    '"validFrom":"2026-11-28","validThrough":"2026-11-28","opens":"10:00","closes":"18:00"',
  );
  // Closed all day.
  expect(store).toContain(
    '"validFrom":"2026-12-25","validThrough":"2026-12-26","opens":"00:00","closes":"00:00"',
  );
  expect(store).not.toContain('"validFrom":"2026-12-24","validThrough":"2027-01-02"');
});

it("header and appointment form show only the workshop's opening hours", async () => {
  const {site} = await new Visitor().open(root, '/');
  expect(site?.hoursNote).toBe(
    'Werkstatt Mo–\u2060Fr 9–\u206018\u00a0Uhr, Sa 10–\u206014\u00a0Uhr',
  );
  const {view} = await new Visitor().open(appointment, '/werkstatt-termin');
  const workshopHours = JSON.stringify(view.card?.hours);
  expect(workshopHours).toContain('Weihnachten und Inventur');
  expect(workshopHours).not.toContain('Advent');

  vi.setSystemTime('2026-12-28T10:00:00Z');
  const closed = (await new Visitor().open(root, '/')).site?.hoursNote;
  expect(closed).toBe('Werkstatt geschlossen (Weihnachten und Inventur)');
});

const cardOf = async (slug: string) =>
  (await new Visitor().open(contentPage, slug)).page.story.aside?.html ?? '';

it.each([
  ['2026-11-23T10:00:00Z', '/werkstatt', 'Jetzt geöffnet bis 18\u00a0Uhr'],
  ['2026-11-23T07:30:00Z', '/werkstatt', 'Geschlossen, öffnet heute um 9\u00a0Uhr'],
  ['2026-11-22T10:00:00Z', '/werkstatt', 'Geschlossen, öffnet morgen um 9\u00a0Uhr'],
  ['2026-11-22T10:00:00Z', '/en-us/werkstatt', 'Closed, opens tomorrow at 9\u00a0am'],
  // An exception closes the workshop, not the shop.
  ['2026-12-28T10:00:00Z', '/werkstatt', 'Geschlossen, öffnet am 4.\u00a0Januar um 9\u00a0Uhr'],
  ['2026-12-28T10:00:00Z', '/beratung/rahmenhoehe', 'Jetzt geöffnet bis 18.30\u00a0Uhr'],
])('at %s the card on %s shows: %s', async (now, slug, text) => {
  vi.setSystemTime(now);
  expect(await cardOf(slug)).toContain(`>${text}<`);
});

it('the card shows weekly opening hours, the phone number and further links', async () => {
  const card = await cardOf('/werkstatt');
  expect(card).toMatch(/Mo–\u2060Fr<.*9–\u206018\u00a0Uhr<.*Sa</);
  expect(card).toMatch(/href="tel:\+492214710120"[^>]*>0221 4710 120</);
  expect([...card.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/werkstatt-termin',
    '/beratung/akku-und-reichweite',
    '/kontakt',
  ]);
  // English readers may call from abroad.
  expect(await cardOf('/en-us/werkstatt')).toMatch(
    /href="tel:\+492214710120"[^>]*>\+49 221 4710 120</,
  );
  const {card: beside} = await new Visitor().open(wishlist, '/merkzettel');
  expect(beside?.hours.weekly[0]?.label).toBe('Mo–\u2060Fr');
  expect(await cardOf('/impressum')).not.toMatch(/Uhr|tel:/);
});
