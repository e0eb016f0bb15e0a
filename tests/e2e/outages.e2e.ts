import {endFaults, inOutageShop, order} from './outage-steps';
import {
  buyButton,
  cartDrawer,
  cartLink,
  fillCart,
  flagship,
  oil,
  openProduct,
  plus,
  quantityOf,
  waitForHydration,
} from './shop-steps';
import {expect, test} from './test';

inOutageShop();
test.use({
  allowedConsoleErrors: [
    'status of 503',
    'status of 404',
    'A form has not been answered',
    'could not be loaded again',
  ],
});

/** The HTML without its scripts, which contain all message texts. */
const seenIn = (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');

// `services/shopify/client.test.ts` covers all other faulty responses.
test('a page returns 503 with the error page when Shopify fails', async ({request}) => {
  const answer = await request.get('/products/nicht-erreichbar');
  expect(answer.status()).toBe(503);
  expect(answer.headers()['retry-after']).toBe('30');
  const html = seenIn(await answer.text());
  expect(html).toMatch(/<h1[^>]*>Ups, hier geht(&#x27;|')s nicht weiter!<\/h1>/);
  expect(html).toContain('Ihr Warenkorb bleibt erhalten.');
  expect(html).not.toMatch(/ServiceOutage|Storefront|at \w+ \(/);
});

test('robots get status 503 without the error page', async ({request}) => {
  const headers = {'User-Agent': 'Googlebot/2.1'};
  const answer = await request.get('/products/nicht-erreichbar', {headers});
  expect(answer.status()).toBe(503);
  expect(answer.headers()['retry-after']).toBe('30');
  expect(await answer.text()).toBe('503\n');
});

test('a page that fails during navigation shows the error and links to the start page', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', {name: 'E-Bikes ansehen'});
  await link.evaluate((element) => element.setAttribute('href', '/products/nicht-erreichbar'));
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText("Ups, hier geht's nicht weiter!");
  await page.getByRole('link', {name: 'Zur Startseite'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Fahrbereit');
});

test('a cart that cannot be loaded is neither lost nor shown as empty', async ({page, request}) => {
  await openProduct(page, oil.path);
  await buyButton(page).click();
  await expect(cartLink(page)).toContainText('8,95 €*');

  await order(request, 'shopify', {operation: 'Cart', status: 503, times: 4});
  const answer = await page.goto('/warenkorb');
  expect(answer?.status()).toBe(503);
  await endFaults(request);
  await page.getByRole('link', {name: 'Erneut versuchen'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Warenkorb'})).toBeVisible();
  await expect(cartLink(page)).toContainText('8,95 €*');

  await order(request, 'shopify', {operation: 'Cart', status: 503, times: 2});
  expect((await page.goto(oil.path))?.status()).toBe(200);
  await endFaults(request);
  // An unknown cart is not shown as empty.
  const link = page.getByRole('banner').getByRole('link', {name: 'Warenkorb', exact: true});
  await expect(plus(page)).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/warenkorb');
  await expect(quantityOf(page, oil)).toHaveValue('1');
  await page.goto(oil.path);
  await expect(cartLink(page)).toContainText('8,95 €*');
});

test('a failed addition to the cart shows an error, keeps the page and works the next time', async ({
  page,
  request,
}) => {
  await openProduct(page, oil.path);
  await order(request, 'shopify', {operation: 'CartCreate', status: 503});
  await buyButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Das hat leider nicht geklappt.');
  await expect(page.getByRole('heading', {level: 1})).toContainText(oil.title);

  await endFaults(request);
  await buyButton(page).click();
  await expect(cartDrawer(page)).toContainText(oil.title);
  await expect(cartLink(page)).toContainText('8,95 €*');
});

// Without script the error page is a new document, which browsers show from its top.
test('a list that cannot be extended is replaced by a visible error page', async ({
  page,
  request,
}) => {
  await page.goto('/collections/zubehoer?price=2:5432');
  await waitForHydration(page);
  await order(request, 'shopify', {operation: 'ProductsById', status: 503, times: 9});
  await page.getByRole('link', {name: 'Mehr laden +'}).click();
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText("Ups, hier geht's nicht weiter!");
  await expect(heading).toBeInViewport();
});

test('an added item is shown from its response, even if the cart cannot be loaded', async ({
  page,
  request,
}) => {
  await expect(await fillCart(page, oil.path)).toContainText(oil.title);
  await page.keyboard.press('Escape');
  await order(request, 'shopify', {operation: 'Cart', status: 503, times: 2});
  await buyButton(page).click();
  await expect(quantityOf(cartDrawer(page), oil)).toHaveValue('2');
  await expect(cartLink(page)).toHaveAccessibleName('Warenkorb, 2 Artikel, 17,90 €*');

  await endFaults(request);
  await page.reload();
  await expect(cartLink(page)).toHaveAccessibleName('Warenkorb, 2 Artikel, 17,90 €*');
});

for (const operation of ['Localization', 'Menu', 'ProductRecommendations', 'BestSellers']) {
  test(`a page still renders when ${operation} fails`, async ({request}) => {
    // A country that no other test uses, to bypass the worker's cache.
    const country =
      {Localization: 'FR', Menu: 'ES', ProductRecommendations: 'PT'}[operation] ?? 'NL';
    await order(request, 'shopify', {operation, status: 503, times: 2});
    const path = operation === 'BestSellers' ? '/' : flagship.path;
    const answer = await request.get(path, {headers: {Cookie: `commerce-locale=${country}-DE`}});
    expect(answer.status()).toBe(200);
    const html = seenIn(await answer.text());
    for (const part of [/<header\b/, /<h1\b/, /<footer\b[^]*<\/footer>/])
      expect(html).toMatch(part);
  });
}
