import {cartLink} from './shop-steps';
import {expect, test} from './test';

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test.use({allowedConsoleErrors: ['status of 404']});

for (const path of [
  '/gibt/es/nicht',
  '/products/gibt-es-nicht',
  '/collections/gibt-es-nicht',
  '/en-us/warenkorb',
  '/%00',
]) {
  test(`a page that does not exist: ${path}`, async ({page}) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const german = !path.startsWith('/en-us');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      german ? "Ups, hier geht's nicht weiter!" : 'Oops, this is the end of the road!',
    );
    await expect(page).toHaveTitle(german ? /^Ups, .* – Radladen$/ : /^Oops, .* – Radladen$/);
    await expect(page.getByText(german ? 'Fehler 404' : 'Error 404')).toBeVisible();
    const hasPage = /^\/(products|collections)\//.test(path);
    await expect(
      page.getByText(`Page ${hasPage ? 'Not Found' : 'not found'}: ${path}`, {exact: true}),
    ).toBeVisible();
    const others = german ? 'Was andere Radler begeistert' : 'What other riders love';
    await expect(page.getByRole('heading', {level: 2, name: others})).toBeVisible();
    expect(await page.getByRole('group', {name: others}).getByRole('link').count()).toBeGreaterThan(
      3,
    );
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(cartLink(page)).toBeVisible();
    await page.getByRole('link', {name: german ? 'Zur Startseite' : 'To the start page'}).click();
    await expect(page).toHaveURL(german ? '/' : '/en-us');
    await expect(page.getByRole('heading', {level: 1})).toContainText(
      german ? 'Fahrbereit' : 'Ready',
    );
  });
}

test('a bicycle that others like leads out of the dead end', async ({page}) => {
  await page.goto('/products/gibt-es-nicht');
  const others = page.getByRole('group', {name: 'Was andere Radler begeistert'});
  await others.getByRole('link', {name: 'Fernweh 7 Trapez', exact: true}).click();
  await expect(page).toHaveURL('/products/fernweh-7-trapez');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Fernweh 7 Trapez');
});

test('robots get the status and no page', async ({request}) => {
  for (const path of ['/gibt/es/nicht', '/products/gibt-es-nicht']) {
    const answer = await request.get(path, {headers: {'User-Agent': googlebot}});
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('text/plain');
    expect(await answer.text()).toBe('404\n');
  }
});

test('a form that is refused is answered by its page, whoever has sent it', async ({request}) => {
  for (const userAgent of [googlebot, 'Dillo/3.1.1']) {
    const answer = await request.post('/konto/anmelden', {
      headers: {'User-Agent': userAgent},
      form: {email: '', password: ''},
    });
    expect(answer.status()).toBe(400);
    expect(answer.headers()['content-type']).toContain('text/html');
    expect(await answer.text()).toContain('Bitte geben Sie Ihre E-Mail-Adresse ein.');
  }
});

test('a small browser without script is shown the error page', async ({request}) => {
  const answer = await request.get('/gibt/es/nicht', {
    headers: {'User-Agent': 'NetSurf/3.11 (Linux)'},
  });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Was andere Radler begeistert');
});

test('an old address kept in Shopify leads to the new one', async ({page, request}) => {
  const answer = await request.get('/products/fernweh-7', {maxRedirects: 0});
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/products/fernweh-7-trapez');

  for (const [old, target] of [
    ['/alte-seite', '/collections/e-bikes'],
    ['/en-us/angebote', '/en-us/collections/sale'],
    ['/products/mole-3', '/products/mole-3-tiefeinsteiger'],
  ] as const) {
    await page.goto(old);
    await expect(page).toHaveURL(target);
  }
});

test('an old address is followed from inside the shop as well', async ({page}) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', {name: 'E-Bikes ansehen'})
    .evaluate((link) => {
      link.setAttribute('href', '/products/fernweh-7');
    });
  await page.getByRole('main').getByRole('link', {name: 'E-Bikes ansehen'}).click();
  await expect(page).toHaveURL('/products/fernweh-7-trapez');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Fernweh 7 Trapez');
});

test('a dead link inside the shop shows the error page under its address', async ({page}) => {
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', {name: 'E-Bikes ansehen'});
  await link.evaluate((element) => element.setAttribute('href', '/products/gibt-es-nicht'));
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText("Ups, hier geht's nicht weiter!");
  await expect(page).toHaveURL('/products/gibt-es-nicht');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Fahrbereit');
});
