import type {Locator, Page} from '@playwright/test';
import {field, openOverlay, products} from './overlay-steps';
import {suppliers} from './ports';
import {buyButton, choose, flagship, waitForHydration} from './shop-steps';
import {expect, test} from './test';

const SEARCH = '/suche?q=fernweh+7';

interface ReportedEvent {
  eventType: 'view' | 'click' | 'conversion';
  userToken: string;
  index: string;
  objectIDs: string[];
  positions?: number[];
  queryID?: string;
}

async function nameOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({name}) => name === 'search-visitor')?.value;
}

/** The events that the search service received from this browser. */
async function reportedEvents(
  page: Page,
  type: ReportedEvent['eventType'],
): Promise<ReportedEvent[]> {
  const answer = await fetch(`${suppliers}/__stand-in/algolia/events`);
  const {events} = (await answer.json()) as {events: ReportedEvent[]};
  const name = await nameOf(page);
  return events.filter(({userToken, eventType}) => userToken === name && eventType === type);
}

async function agree(page: Page): Promise<void> {
  const form = {choice: 'all', returnTo: '/'};
  await page.request.post('/datenschutz-einstellungen', {form, maxRedirects: 0});
}

const result = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', {name: new RegExp(flagship.title)})
    .first();

/** The only list that was reported to the search service: its query ID, and the flagship's position in it. */
async function viewedList(page: Page) {
  await expect.poll(() => reportedEvents(page, 'view')).not.toHaveLength(0);
  const views = await reportedEvents(page, 'view');
  const [, found = ''] =
    /found=([^&]+)/.exec((await result(page).getAttribute('href')) ?? '') ?? [];
  const [queryID, order, position] = found.split('.');
  const objectIDs = views
    .filter((view) => view.queryID === queryID)
    .flatMap((view) => view.objectIDs);
  return {queryID, order, position: Number(position), objectID: objectIDs[Number(position) - 1]};
}

/** Opens the search overlay and returns its first hit, whose link reports it as opened. */
async function openHit(page: Page): Promise<Locator> {
  await page.goto('/warenkorb');
  await openOverlay(page);
  await field(page).fill('fernweh 7');
  const hit = products(page).getByRole('option').first();
  await expect(hit).toHaveAttribute('href', /found=/);
  return hit;
}

test.describe('search statistics', () => {
  test('are not collected without consent', async ({page}) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/search-events')) reports.push(request.url());
    });
    await page.goto(SEARCH);
    expect(await result(page).getAttribute('href')).not.toContain('found=');
    await page.getByRole('button', {name: 'Nur notwendige'}).click();
    // The banner disappears before the shop has stored the choice.
    await expect
      .poll(async () => (await page.context().cookies()).map(({name}) => name))
      .toContain('consent');
    await page.goto(SEARCH);
    await result(page).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText(flagship.title);
    expect(await nameOf(page)).toBeUndefined();
    expect(reports).toEqual([]);
  });

  test('report results shown, opened and added to the cart, the click once despite Back, Forward and a reload', async ({
    page,
    javaScriptEnabled,
  }) => {
    await agree(page);
    await page.goto(SEARCH);
    if (javaScriptEnabled) await waitForHydration(page);
    const list = await viewedList(page);
    expect(list.objectID).toBeDefined();

    await result(page).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText(flagship.title);
    await expect.poll(() => reportedEvents(page, 'click')).toHaveLength(1);
    const [click] = await reportedEvents(page, 'click');
    expect(click).toMatchObject({
      index: 'radladen_products',
      objectIDs: [list.objectID],
      positions: [list.position],
      queryID: list.queryID,
    });

    // A browser that reloads a page when going forward does not distinguish that from a click.
    if (javaScriptEnabled) {
      await page.goBack();
      await expect(result(page)).toBeVisible();
      await page.goForward();
      await expect(page.getByRole('heading', {level: 1})).toContainText(flagship.title);
      await page.waitForTimeout(300);
      expect(await reportedEvents(page, 'click')).toHaveLength(1);
    }

    await choose(page, 'Farbe', 'Reseda');
    await buyButton(page).click();
    await expect(page.getByRole('banner').getByRole('link', {name: /Warenkorb.*1/})).toBeVisible();
    await expect.poll(() => reportedEvents(page, 'conversion')).toHaveLength(1);
    const [conversion] = await reportedEvents(page, 'conversion');
    expect(conversion).toMatchObject({
      index: 'radladen_products',
      objectIDs: [list.objectID],
      queryID: list.queryID,
    });
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toContainText(flagship.title);
    expect(await reportedEvents(page, 'click')).toHaveLength(1);
  });

  test('report the results shown in the search overlay', {tag: '@with-script'}, async ({page}) => {
    await agree(page);
    const hit = await openHit(page);
    const [, queryID] = /found=([^.]+)/.exec((await hit.getAttribute('href')) ?? '') ?? [];
    const shown = async () =>
      (await reportedEvents(page, 'view')).filter((view) => view.queryID === queryID);
    await expect.poll(shown).toMatchObject([{index: 'radladen_products'}]);
  });

  test(
    'end in the overlay of every tab with the consent',
    {tag: '@with-script'},
    async ({page, context}) => {
      await agree(page);
      await openHit(page);

      const settings = await context.newPage();
      await settings.goto('/datenschutz-einstellungen');
      const main = settings.getByRole('main');
      await main.getByRole('button', {name: 'Nur notwendige'}).click();
      await expect(main.getByRole('checkbox', {name: 'Statistik'})).not.toBeChecked();
      await waitForHydration(settings);

      const query = page.waitForRequest((sent) => sent.postData()?.includes('kutter') ?? false);
      await field(page).fill('kutter');
      expect((await query).postData()).not.toMatch(/nalytics":true/);
    },
  );

  test(
    'count a click once when the link loads a full document',
    {tag: '@with-script'},
    async ({page}) => {
      await agree(page);
      await page.goto(SEARCH);
      await result(page).evaluate((link) => link.setAttribute('data-document', ''));
      await result(page).click();
      await expect(page.getByRole('heading', {level: 1})).toContainText(flagship.title);
      await expect.poll(() => reportedEvents(page, 'click')).toHaveLength(1);
      await page.waitForTimeout(300);
      expect(await reportedEvents(page, 'click')).toHaveLength(1);
    },
  );
});
