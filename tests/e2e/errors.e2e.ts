import {buyButton, cartLink, holdFiles, oil, openProduct, waitForHydration} from './shop-steps';
import {expect, test} from './test';

test.use({
  withPictures: true,
  allowedConsoleErrors: ['status of 404', 'ERR_INTERNET_DISCONNECTED'],
});

test('an unknown page shows the error and links to the start page, also when opened by a link', async ({
  page,
}) => {
  const answer = await page.goto('/gibt/es/nicht');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText("Ups, hier geht's nicht weiter!");
  await expect(page).toHaveTitle(/^Ups, .* – Radladen$/);
  await expect(page.getByText('Fehler 404')).toBeVisible();
  await expect(page.getByText('Page not found: /gibt/es/nicht', {exact: true})).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(cartLink(page)).toBeVisible();
  await page.getByRole('link', {name: 'Zur Startseite'}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Fahrbereit');

  await test.step('a dead link inside the shop does, too, and an old product URL is redirected', async () => {
    await waitForHydration(page);
    const link = page.getByRole('main').getByRole('link', {name: 'E-Bikes ansehen'});
    await link.evaluate((element) => element.setAttribute('href', '/products/gibt-es-nicht'));
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      "Ups, hier geht's nicht weiter!",
    );
    await expect(page).toHaveURL('/products/gibt-es-nicht');
    const menu = page.getByRole('navigation', {name: 'Hauptnavigation'});
    await menu.getByRole('link', {name: 'E-Bikes', exact: true}).hover();
    const opened = menu.getByRole('link', {name: 'E-Bikes ansehen'});
    await expect(opened).toBeVisible();
    await page.mouse.move(600, 850);
    await expect(opened).toBeHidden();
    await page.goBack();
    const home = page.getByRole('heading', {level: 1});
    await expect(home).toContainText('Fahrbereit');
    await expect(home, 'whose link is no longer there').toBeFocused();

    await link.evaluate((element) => element.setAttribute('href', '/products/fernweh-7'));
    await link.click();
    await expect(page).toHaveURL('/products/fernweh-7-trapez');
    await expect(page.getByRole('heading', {level: 1})).toContainText('Fernweh 7 Trapez');
  });

  await test.step("so is a URL of Shopify's own shop in the other language", async () => {
    await page.goBack();
    await waitForHydration(page);
    const link = page.getByRole('main').getByRole('link', {name: 'E-Bikes ansehen'});
    await link.evaluate((element) => element.setAttribute('href', '/en/search'));
    await link.click();
    await expect(page).toHaveURL('/en-us/search');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('banner').getByRole('link', {name: /cart/i})).toBeVisible();
  });
});

test('the error page recommends popular bikes and links to them', async ({page}) => {
  await page.goto('/products/gibt-es-nicht');
  await expect(
    page.getByText('Page Not Found: /products/gibt-es-nicht', {exact: true}),
  ).toBeVisible();
  const others = page.getByRole('group', {name: 'Was andere Radler begeistert'});
  expect(await others.getByRole('link').count()).toBeGreaterThan(3);
  await others.getByRole('link', {name: 'Fernweh 7 Trapez', exact: true}).click();
  await expect(page).toHaveURL('/products/fernweh-7-trapez');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Fernweh 7 Trapez');
});

test('a link that no connection answers does not blame the shop', async ({page}) => {
  await page.goto('/kontakt');
  await waitForHydration(page);
  // The code is there: pages of editors share it, but a late part of this page may still be on its way.
  await page.route('**', (route) =>
    route.request().resourceType() === 'script'
      ? route.continue()
      : route.abort('internetdisconnected'),
  );
  await page.getByRole('contentinfo').getByRole('link', {name: 'Beratung'}).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Hilft das nicht, prüfen Sie Ihre Verbindung.');
  await expect(main).not.toContainText('Dienstleister');
  await expect(main.locator('img')).toBeHidden();

  await page.unrouteAll({behavior: 'wait'});
  await main.getByRole('link', {name: 'Erneut versuchen'}).click();
  await expect(main.getByRole('heading', {level: 1})).toHaveText(/Beratung/);
});

test('an article added just before a dead link is in the cart of the error page', async ({
  page,
}) => {
  await openProduct(page, oil.path);
  const add = await holdFiles(page, /warenkorb\.data/);
  // Remix loads the error again after the cart's form, and then drops the first response.
  const showFirst = await holdFiles(page, /gibt-es-nicht\.data/, 1);
  await buyButton(page).click();
  const link = page.getByRole('banner').getByRole('link').first();
  await link.evaluate((element) => element.setAttribute('href', '/products/gibt-es-nicht'));
  const opened = page.waitForRequest(/gibt-es-nicht\.data/);
  await link.click();
  await opened;
  add();
  await expect(page.getByText('Fehler 404')).toBeVisible();
  showFirst();
  await expect(cartLink(page)).toHaveAccessibleName(/1 Artikel/);
});
