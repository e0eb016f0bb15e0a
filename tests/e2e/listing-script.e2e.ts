import type {Locator, Page} from '@playwright/test';
import {chips, count, openFacet, valueOf, whenHydrated} from './listing-steps';
import {holdFiles} from './shop-steps';
import {expect, test} from './test';

const script = {tag: '@with-script'};

/** Records the queries of the listing data that the page requests. */
function watchLists(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname, search} = new URL(request.url());
    const isPrefetch = request.headers()['sec-purpose']?.includes('prefetch');
    if (pathname.endsWith('e-bikes.data') && !isPrefetch) asked.push(search);
  });
  return asked;
}

async function openList(page: Page, path = '/collections/e-bikes'): Promise<void> {
  await page.goto(path);
  await whenHydrated(page);
}

test(
  'quick filter clicks are one history entry, which Back undoes, and facets stay as they were',
  script,
  async ({page}) => {
    await openList(page);
    const brands = page.getByRole('group', {name: 'Hersteller', exact: true}).getByRole('checkbox');
    const before = await valuesIn(brands);
    await openFacet(page, 'Geschlecht');
    const asked = watchLists(page);
    // In one go: on a slow machine separate clicks would exceed the debounce delay.
    await page.locator('form#filters').evaluate((form) => {
      for (const value of ['Ostwind', 'Kranzberg', 'Trapez']) {
        const box = form.querySelector<HTMLInputElement>(`input[value="${value}"]`);
        box?.focus();
        box?.click();
      }
    });
    await expect(valueOf(page, 'Rahmen', 'Trapez')).toBeChecked();
    await expect(page).toHaveURL(/\?vendor=Kranzberg&vendor=Ostwind&frame=Trapez$/);
    expect(asked.filter((search) => search.includes('vendor'))).toHaveLength(1);
    await expect(valueOf(page, 'Rahmen', 'Trapez')).toBeFocused();
    expect((await valuesIn(brands)).slice(0, 3)).toEqual(before.slice(0, 3));
    await expect(valueOf(page, 'Geschlecht', 'Unisex')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/collections/e-bikes');
    await expect(valueOf(page, 'Hersteller', 'Ostwind')).not.toBeChecked();
    await expect(chips(page)).toHaveCount(0);
  },
);

test('a late response for an outdated filter changes nothing', script, async ({page}) => {
  await openList(page);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/e-bikes\.data\?vendor=Ostwind(&_routes.*)?$/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(/e-bikes\.data\?vendor=Ostwind/);
  await valueOf(page, 'Hersteller', 'Ostwind').click();
  await asked;
  await expect(page.locator('[aria-busy=true]').first()).toBeAttached();
  await valueOf(page, 'Rahmen', 'Trapez').click();
  await expect(page).toHaveURL(/\?vendor=Ostwind&frame=Trapez$/);
  await expect(chips(page)).toContainText('Trapez');
  const right = (await count(page).textContent()) ?? '';
  letGo();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\?vendor=Ostwind&frame=Trapez$/);
  await expect(count(page)).toHaveText(right);
  await expect(valueOf(page, 'Rahmen', 'Trapez')).toBeChecked();
});

test('typing into the price filter while the list loads loses nothing', script, async ({page}) => {
  await openList(page);
  const letGo = await holdFiles(page, /e-bikes\.data\?price=2000/);
  const asked = page.waitForRequest(/e-bikes\.data\?price=2000/);
  await page.getByRole('textbox', {name: 'Preis von'}).fill('2.000');
  await page.keyboard.press('Tab');
  await asked;
  await page.keyboard.type('30');
  letGo();
  await expect(page).toHaveURL('/collections/e-bikes?price=2000:');
  await expect(chips(page)).toContainText('2.000');
  await page.keyboard.type('00');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL('/collections/e-bikes?price=2000:3000');
});

test('filters, price slider, sorting and chips work by keyboard alone', script, async ({page}) => {
  await openList(page);
  await valueOf(page, 'Hersteller', 'Kranzberg').focus();
  await page.keyboard.press('Space');
  await expect(chips(page)).toContainText('Kranzberg');
  await expect(valueOf(page, 'Hersteller', 'Kranzberg')).toBeFocused();

  await page.getByRole('slider', {name: 'Höchster Preis'}).focus();
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\?vendor=Kranzberg&price=:\d+$/);
  await expect(page.getByRole('slider', {name: 'Höchster Preis'})).toBeFocused();

  await page.getByLabel('Sortieren').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/&sort=published-at-desc$/);

  const firstChip = chips(page).getByRole('link').first();
  await expect(firstChip).toHaveAttribute('href', /sort=published-at-desc/);
  await firstChip.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/collections/e-bikes?vendor=Kranzberg&sort=published-at-desc');
  await expect(chips(page)).not.toContainText('€');
  await expect(firstChip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/collections/e-bikes?sort=published-at-desc');
  await expect(count(page)).toBeFocused();
});

test.describe('the values of a long facet', () => {
  test.use({allowedConsoleErrors: ['/api/facet-values']});

  test('can be searched, and stay as they are without a response', script, async ({page}) => {
    await openList(page, '/suche?q=rad');
    const group = page.getByRole('group', {name: 'Farbe', exact: true});
    const search = group.getByRole('searchbox', {name: 'Farbe suchen'});
    await page.route('**/api/facet-values*', (route) => route.abort(), {times: 1});
    const failed = page.waitForEvent('requestfailed');
    await search.fill('nacht');
    await failed;
    await expect(group.getByRole('status')).toBeEmpty();
    await expect(group.getByRole('checkbox').first()).toBeVisible();

    await search.fill('nachtb');
    await expect(group.getByRole('status')).toHaveText('1 Treffer');
    await group.getByRole('checkbox', {name: /Nachtblau/}).check();
    await expect(page).toHaveURL('/suche?q=rad&color-pattern=Nachtblau');
    await expect(chips(page)).toContainText('Nachtblau');
  });
});

/** The values of checkboxes, in order. */
const valuesIn = (boxes: Locator) =>
  boxes.evaluateAll((all) => all.map((box) => box.getAttribute('value')));
