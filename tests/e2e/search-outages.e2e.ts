import {endFaults, inOutageShop, order} from './outage-steps';
import {waitForHydration} from './shop-steps';
import {expect, test} from './test';

inOutageShop();
test.use({allowedConsoleErrors: ['status of 500']});

const apology = 'Die Produkte lassen sich gerade nicht anzeigen.';

test('a collection returns 500 but shows all except its products while the search service fails', async ({
  page,
  request,
}) => {
  // A query that no test has sent before: responses are cached for a while.
  await order(request, 'algolia', {status: 500, times: 4});
  const answer = await page.goto('/collections/e-trekking?price=1234:5678');
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('E-Trekking');
  await expect(page.getByText(apology)).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Unterkategorien'})).toBeVisible();
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
  await expect(page.getByText(/ServiceOutage|Algolia|at \w+ \(/)).toHaveCount(0);
});

test('the search page shows an apology while the search service fails and can be retried', async ({
  page,
  request,
}) => {
  await page.goto('/suche');
  await order(request, 'algolia', {status: 500, times: 4});
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('Kutter 3');
  await field.press('Enter');
  await expect(page.getByText(apology)).toBeVisible();
  await expect(page).toHaveURL('/suche?q=Kutter+3');
  await expect(field).toHaveValue('Kutter 3');

  await endFaults(request);
  await page.getByRole('link', {name: 'Erneut versuchen'}).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /Kutter/})
      .first(),
  ).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({javaScriptEnabled});
    test('products that cannot be loaded lead to the apology, where they can be retried', async ({
      page,
      request,
    }) => {
      await page.goto(`/collections/zubehoer?price=2:${javaScriptEnabled ? 4321 : 4322}`);
      if (javaScriptEnabled) await waitForHydration(page);
      await order(request, 'algolia', {status: 500, times: 4});
      await page.getByRole('link', {name: 'Mehr laden +'}).click();
      const retry = page.getByRole('link', {name: 'Erneut versuchen'});
      await expect(page.getByText(apology)).toBeInViewport();
      if (javaScriptEnabled) await expect(retry).toBeFocused();

      await endFaults(request);
      await retry.click();
      await expect(page.getByRole('main').getByRole('article').nth(40)).toBeVisible();
    });
  });
}
