import type {Page} from '@playwright/test';
import {expectWithdrawalLink} from './every-screen';
import {pricesOf} from './listing-steps';
import {putIntoCart} from './plain-requests';
import {flagship, oil} from './shop-steps';
import {expect, test} from './test';

test.use({allowedConsoleErrors: ['status of 404']});

const pages = [
  ['/', 200],
  ['/collections/e-bikes', 200],
  [flagship.path, 200],
  [oil.path, 200],
  ['/products/massrahmen-kurbelwerk', 200],
  ['/warenkorb', 200],
  ['/versandkosten-lieferzeit', 200],
  ['/vergleich?p=fernweh-7-trapez,kutter-2-lastenrad&height=170', 200],
  ['/en-us/compare', 200],
  ['/dienstrad-leasing?price=3299&gross=3500&class=1', 200],
  ['/werkstatt-termin?variant=41000000000001', 200],
  ['/en-us/withdraw-from-contract', 200],
  ['/gibt/es/nicht', 404],
] as const;

test('pages are complete without JavaScript and have no dead controls', async ({page}) => {
  test.setTimeout(120_000);
  await putIntoCart(page.request, oil);
  for (const [path, status] of pages) {
    await test.step(path, () => expectWhole(page, path, status));
  }
  // All of them share one footer; `legal-links` reads that of each kind of page.
  await expectWithdrawalLink(page);
});

async function expectWhole(page: Page, path: string, status: number): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(status);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText(/Wird geladen|Loading/)).toHaveCount(0);
  // What React streams late would stay hidden in here forever.
  await expect(page.locator('div[hidden], template')).toHaveCount(0);

  const empty = await page
    // A status exists before it is filled.
    .locator('main :is(h1, h2, h3, p:not([role=status]), ul, ol, dl, section, article, button, a)')
    .evaluateAll((all) =>
      all
        .filter((element) => !element.textContent.trim() && !element.querySelector('img, svg'))
        .map(({outerHTML}) => outerHTML),
    );
  expect(empty).toEqual([]);

  await expect(page.locator('button[type=button]:visible')).toHaveCount(0);
  const dead = await page.evaluate(() => [
    ...[...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility() && !button.form && !button.disabled)
      .map(({outerHTML}) => outerHTML),
    ...[...document.querySelectorAll('a')]
      .filter((link) => !link.getAttribute('href') || link.getAttribute('href') === '#')
      .map(({outerHTML}) => outerHTML),
    ...[...document.querySelectorAll('form')]
      // All hearts of a page share one form whose buttons are elsewhere; the forms of a cart line wait for script.
      .filter(({hidden, elements}) => !hidden && elements.length > 0)
      .filter(
        ({elements}) =>
          ![...elements].some((one) => one.matches('button[type=submit], button:not([type])')),
      )
      .map(({outerHTML}) => outerHTML),
  ]);
  expect(dead).toEqual([]);
}

test("a list is sorted by its form, and 'Mehr laden +' keeps the order", async ({page}) => {
  await page.goto('/collections/e-bikes');
  await page.getByLabel('Sortieren').selectOption('Niedrigster Preis');
  await page.getByRole('button', {name: 'Anwenden', exact: true}).click();
  await expect(page).toHaveURL('/collections/e-bikes?sort=price-asc');
  await expect(page.getByLabel('Sortieren')).toHaveValue('price-asc');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(25);
  const first = await cards.getByRole('heading').allInnerTexts();

  await page.getByRole('link', {name: 'Mehr laden +'}).click();
  await expect(page).toHaveURL(/\/collections\/e-bikes\?sort=price-asc&page=2#listing-/);
  await expect(cards.nth(24)).toBeInViewport();
  const both = await cards.getByRole('heading').allInnerTexts();
  expect(both.length).toBeGreaterThan(25);
  expect(both.slice(0, 25)).toEqual(first);
  const prices = pricesOf(await cards.allInnerTexts());
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});
