import {cartLink, flagship, oil} from './shop-steps';
import {expect, test} from './test';

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const html = {Accept: 'text/html'};

test.describe('the first visit of an English browser', {tag: '@without-script'}, () => {
  test.use({locale: 'en-GB'});

  test('leads to the English home, query included', async ({page}) => {
    await page.goto('/?utm_source=brief');
    await expect(page).toHaveURL('/en-us?utm_source=brief');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  });

  test('leads nowhere else from a page other than the home', async ({page}) => {
    await page.goto(oil.path);
    await expect(page).toHaveURL(oil.path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('who then chooses German stays with it', async ({page}) => {
    await page.goto('/');
    await page.getByRole('button', {name: 'Deutsch'}).first().click();
    await expect(page).toHaveURL('/');
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('the first visit of a German browser stays', {tag: '@without-script'}, async ({page}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('robots get the page they ask for, whatever they speak', async ({request}) => {
  for (const path of ['/', '/en-us']) {
    const headers = {...html, 'User-Agent': googlebot, 'Accept-Language': 'en-US,en'};
    const answer = await request.get(path, {headers, maxRedirects: 0});
    expect(answer.status()).toBe(200);
  }
});

test('the switch leads to the same page and is remembered', async ({page}) => {
  await page.goto(`${oil.path}?utm_source=brief`);
  await page.getByRole('button', {name: 'English'}).first().click();
  await expect(page).toHaveURL(`/en-us${oil.path}?utm_source=brief`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Landregen Chain Oil 100 ml');
  await page.goto('/');
  await expect(page).toHaveURL('/en-us');

  await page.goto('/en-us/shipping-costs');
  await page.getByRole('button', {name: 'Deutsch'}).first().click();
  await expect(page).toHaveURL('/versandkosten-lieferzeit');
});

test('the switch keeps the variant that is looked at', async ({page}) => {
  await page.goto(`${flagship.path}?Farbe=Himmel&Rahmengr%C3%B6%C3%9Fe=55+cm`);
  await page.getByRole('button', {name: 'English'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Fernweh 7 Trapeze');
  await expect(page).toHaveURL(/\?Color=Sky\+Blue&Frame\+size=55\+cm$/);
  const paint = page.getByRole('link', {name: 'Sky Blue', exact: true});
  await expect(paint).toHaveAttribute('aria-current', 'true');
});

test('the language cookie lives a year, for the whole shop', async ({page, context}) => {
  await page.goto('/');
  await page.getByRole('button', {name: 'English'}).first().click();
  await expect(page).toHaveURL('/en-us');
  const cookie = (await context.cookies()).find(({name}) => name === 'locale');
  expect(cookie).toMatchObject({path: '/', sameSite: 'Lax', value: 'en-US'});
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
});

test('Switzerland pays in francs, and the cart moves along', async ({page}) => {
  await page.goto(oil.path);
  await page.getByRole('main').getByRole('button', {name: 'In den Warenkorb'}).first().click();
  await expect(cartLink(page)).toContainText('8,95 €*');

  await page.goto('/versandkosten-lieferzeit');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByLabel('Lieferland')).toHaveValue('DE');
  await footer.getByLabel('Lieferland').selectOption({label: 'Schweiz (CHF)'});
  await footer.getByRole('button', {name: 'Übernehmen'}).click();
  await expect(page).toHaveURL('/versandkosten-lieferzeit');
  await expect(footer.getByLabel('Lieferland')).toHaveValue('CH');
  await expect(cartLink(page)).toContainText('8,50 CHF*');

  await page.goto(oil.path);
  await expect(page.getByRole('main').getByText('8,50 CHF*').first()).toBeVisible();
});

for (const [german, english] of [
  ['/', '/en-us'],
  [oil.path, `/en-us${oil.path}`],
  ['/collections/e-bikes', '/en-us/collections/e-bikes'],
  ['/versandkosten-lieferzeit', '/en-us/shipping-costs'],
] as const) {
  test(
    `pages name themselves and each other: ${german}`,
    {tag: '@without-script'},
    async ({page, baseURL}) => {
      for (const path of [german, english]) {
        await page.goto(`${path}?utm_source=brief`);
        const links = await page
          .locator('head link[rel=canonical], head link[rel=alternate]')
          .evaluateAll((all) =>
            all.map((link) => [link.getAttribute('hreflang') ?? 'self', link.getAttribute('href')]),
          );
        expect(links).toEqual([
          ['self', `${baseURL}${path}`],
          ['de', `${baseURL}${german}`],
          ['en-US', `${baseURL}${english}`],
          ['x-default', `${baseURL}${german}`],
        ]);
      }
    },
  );
}

for (const [typed, right] of [
  ['/warenkorb/?a=1&b=%C3%BC', '/warenkorb?a=1&b=%C3%BC'],
  ['/Collections/E-Bikes?sort=price-asc', '/collections/e-bikes?sort=price-asc'],
  ['/EN-US/Cart/', '/en-us/cart'],
  ['//products//fernweh-7-trapez/?Farbe=Reseda', '/products/fernweh-7-trapez?Farbe=Reseda'],
] as const) {
  test(
    `every page has one spelling: ${typed}`,
    {tag: '@without-script'},
    async ({request, baseURL}) => {
      const answer = await request.get(`${baseURL}${typed}`, {headers: html, maxRedirects: 0});
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(right);
    },
  );
}
