import {endFaults, inOutageShop, order} from './outage-steps';
import {flagship, oil} from './shop-steps';
import {expect, test} from './test';

inOutageShop();
test.use({allowedConsoleErrors: ['status of 503', 'status of 404']});

/** `services/storyblok/delivery-client.test.ts` covers all other faulty responses. */
const kind = 'outage';

test('products and cart work while the content service fails', async ({request}) => {
  // Caches the content of header and footer first, as in any running shop.
  await request.get(oil.path);
  await order(request, 'storyblok', {kind, times: 200});
  for (const path of [flagship.path, '/warenkorb']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<h1\b/);
    expect(html).toMatch(/<footer\b[^]*Speichenweg 12[^]*<\/footer>/);
    expect(html).toMatch(/<footer\b[^]*href="\/impressum"[^]*<\/footer>/);
  }
});

test('a content page returns 503 with a link to try again while its service fails', async ({
  page,
  request,
}) => {
  // A story that has not been requested yet, so that no cache has it.
  const path = '/karriere';
  await order(request, 'storyblok', {path: 'stories', kind, times: 200});
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBe('30');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Erneut versuchen'})).toBeVisible();
  await endFaults(request);
  await page.getByRole('link', {name: 'Erneut versuchen'}).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/Ups/);
  await expect(page).toHaveURL(path);
});
