import {chips, count, openFacet, pricesOf, products, valueOf, whenHydrated} from './listing-steps';
import {expect, test} from './test';

/** Four facet values that narrow a hundred bikes down to one. */
const choices = [
  ['Hersteller', 'Ostwind'],
  ['Rahmen', 'Trapez'],
  ['Akku', '750 Wh'],
  ['Antrieb', 'Kettenschaltung'],
] as const;
const narrowed = /vendor=Ostwind&frame=Trapez&battery=750\+Wh&drive=Kettenschaltung$/;

test('four filters narrow a hundred bikes down to one, and the URL can be shared', async ({
  page,
  browser,
  javaScriptEnabled,
  baseURL,
  userAgent,
}) => {
  await page.goto('/suche?q=fahrrad');
  if (javaScriptEnabled) await whenHydrated(page);
  await expect(count(page)).toHaveText(/^1\d\d Treffer,/);
  for (const [facet, value] of choices) {
    const box = valueOf(page, facet, value);
    if (!(await box.isVisible())) await openFacet(page, facet);
    await box.check();
    if (!javaScriptEnabled) await page.getByRole('button', {name: 'Filter anwenden'}).click();
    await expect(chips(page).getByText(value)).toBeVisible();
  }
  await expect(page).toHaveURL(narrowed);
  await expect(count(page)).toHaveText('1 Treffer');
  await expect(products(page)).toHaveCount(1);
  const found = await products(page).getByRole('heading').innerText();

  const friend = await browser.newContext({baseURL, userAgent, javaScriptEnabled});
  const shared = await friend.newPage();
  await shared.goto(page.url());
  await expect(products(shared).getByRole('heading')).toHaveText(found);
  for (const [facet, value] of choices) {
    await expect(valueOf(shared, facet, value)).toBeChecked();
  }
  await friend.close();

  await page.goBack();
  await expect(products(page)).toHaveCount(2);
  await expect(chips(page)).toContainText('750 Wh');
  await expect(chips(page)).not.toContainText('Kettenschaltung');
});

test('filters are removed one by one and all at once', {tag: '@without-script'}, async ({page}) => {
  await page.goto(
    '/collections/e-bikes?vendor=Ostwind&frame=Trapez&price=1900:4500&sort=price-asc',
  );
  await expect(chips(page).getByRole('link')).toHaveCount(4);
  await chips(page).getByRole('link', {name: 'Trapez entfernen'}).click();
  await expect(page).toHaveURL(
    '/collections/e-bikes?vendor=Ostwind&price=1900:4500&sort=price-asc',
  );
  await expect(valueOf(page, 'Rahmen', 'Trapez')).not.toBeChecked();
  await chips(page).getByRole('link', {name: 'Alle zurücksetzen'}).click();
  await expect(page).toHaveURL('/collections/e-bikes?sort=price-asc');
  await expect(chips(page)).toHaveCount(0);
  await expect(valueOf(page, 'Hersteller', 'Ostwind')).not.toBeChecked();
  await expect(page.getByLabel('Sortieren')).toHaveValue('price-asc');
});

test('price range and sort order can be combined', async ({page, javaScriptEnabled}) => {
  await page.goto('/collections/e-bikes');
  if (javaScriptEnabled) await whenHydrated(page);
  await page.getByRole('textbox', {name: 'Preis von'}).fill('2.000');
  await page.getByRole('textbox', {name: 'bis'}).fill('3000');
  await page.getByLabel('Sortieren').selectOption('Höchster Preis');
  if (!javaScriptEnabled) await page.getByRole('button', {name: 'Filter anwenden'}).click();
  await expect(page).toHaveURL('/collections/e-bikes?price=2000:3000&sort=price-desc');
  await expect(chips(page)).toContainText('2.000 € – 3.000 €');
  const prices = pricesOf(await products(page).allInnerTexts());
  expect(prices.length).toBeGreaterThan(3);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  expect(prices.every((price) => price >= 2000 && price <= 3000)).toBe(true);
});

test(
  'an empty list says so and offers to remove a filter or contact the shop',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto('/collections/e-bikes?vendor=Ostwind&frame=Long+John');
    await expect(page.getByRole('heading', {name: 'Dazu passt kein Produkt'})).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: 'Beratung und Kontakt'})).toBeVisible();
    await main.getByRole('link', {name: 'Long John entfernen'}).last().click();
    await expect(page).toHaveURL('/collections/e-bikes?vendor=Ostwind');
    await expect.poll(() => products(page).count()).toBeGreaterThan(5);

    // The leasing tile appears among the bikes of an unfiltered list only.
    const leasing = main.getByRole('link', {name: 'Leasing anfragen'});
    await expect(leasing).toHaveCount(0);
    await chips(page).getByRole('link', {name: 'Alle zurücksetzen'}).click();
    await leasing.click();
    await expect(page).toHaveURL('/dienstrad-leasing');
  },
);
