import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {loader as root} from '../../app/root';
import {loader as appointment} from '../../app/routes/appointment';
import {loader as contentPage} from '../../app/routes/content-page';
import {loader as home} from '../../app/routes/home';
import {openShop, Visitor} from './call-route';

openShop();
// The first Saturday of Advent is six days ahead.
beforeEach(() => vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z')}));
afterEach(() => vi.useRealTimers());

const advent = 'Verkauf 10–18 Uhr (Adventssamstage)';

it('the same hours and exceptions stand in the footer, on the contact page and in structured data', async () => {
  const footer = (await new Visitor().open(root, '/')).site?.hours;
  expect(footer?.weekly).toContainEqual({label: 'Verkauf Sa', time: '10–16 Uhr'});
  expect(footer?.special.find(({text}) => text === advent)?.days).toContain('28.\u00a0November');

  const {page} = await new Visitor().open(contentPage, '/kontakt');
  const teaser = page.story.bloks.find(({name}) => name === 'content-teaser');
  expect(teaser?.data).toContainEqual({label: 'Verkauf Sa', value: '10–16 Uhr'});
  expect(teaser?.data).toContainEqual({
    label: expect.stringContaining('28.\u00a0November') as string,
    value: advent,
  });

  const {meta} = await new Visitor().open(home, '/');
  const store = JSON.stringify(meta);
  expect(store).toContain(
    '"validFrom":"2026-11-28","validThrough":"2026-11-28","opens":"10:00","closes":"18:00"',
  );
  // Closed all day.
  expect(store).toContain(
    '"validFrom":"2026-12-25","validThrough":"2026-12-26","opens":"00:00","closes":"00:00"',
  );
  expect(store).not.toContain('"validFrom":"2026-12-24","validThrough":"2027-01-02"');
});

it("the workshop's form and header tell its hours, and no others", async () => {
  const {site} = await new Visitor().open(root, '/');
  expect(site?.hoursNote).toBe('Werkstatt Mo–Fr 9–18 Uhr, Sa 10–14 Uhr');
  const {view} = await new Visitor().open(appointment, '/werkstatt-termin');
  const told = JSON.stringify(view.hours);
  expect(told).toContain('Weihnachten und Inventur');
  expect(told).not.toContain('Advent');
});
