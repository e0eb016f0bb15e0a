import {oil} from './shop-steps';
import {expect, requestTest as test} from './test';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

for (const [path, title] of [
  ['/collections/gibt-es-nicht', 'Fehler 404'],
  ['/en-us/warenkorb', 'Error 404'],
  ['/%00', 'Fehler 404'],
] as const) {
  test(`a page that does not exist: ${path}`, async ({request}) => {
    const answer = await request.get(path, {headers: {'User-Agent': browser}});
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(title);
  });
}

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

test('an old address kept in Shopify leads to the new one', async ({request}) => {
  const answer = await request.get('/products/fernweh-7', {maxRedirects: 0});
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/products/fernweh-7-trapez');

  for (const [old, target] of [
    ['/alte-seite', '/collections/e-bikes'],
    ['/en-us/angebote', '/en-us/collections/sale'],
    ['/products/mole-3', '/products/mole-3-tiefeinsteiger'],
  ] as const) {
    const {pathname} = new URL((await request.get(old)).url());
    expect(pathname).toBe(target);
  }
});

test('every page has one spelling', async ({request, baseURL}) => {
  for (const [typed, right] of [
    ['/warenkorb/?a=1&b=%C3%BC', '/warenkorb?a=1&b=%C3%BC'],
    ['/Collections/E-Bikes?sort=price-asc', '/collections/e-bikes?sort=price-asc'],
    ['/EN-US/Cart/', '/en-us/cart'],
    ['//products//fernweh-7-trapez/?Farbe=Reseda', '/products/fernweh-7-trapez?Farbe=Reseda'],
  ] as const) {
    const headers = {Accept: 'text/html'};
    const answer = await request.get(`${baseURL}${typed}`, {headers, maxRedirects: 0});
    expect(answer.status(), typed).toBe(301);
    expect(answer.headers().location).toBe(right);
  }
});

test('robots get the page they ask for, whatever they speak', async ({request}) => {
  for (const path of ['/', '/en-us']) {
    const headers = {
      Accept: 'text/html',
      'User-Agent': googlebot,
      'Accept-Language': 'en-US,en',
    };
    const answer = await request.get(path, {headers, maxRedirects: 0});
    expect(answer.status()).toBe(200);
  }
});

test('pages name themselves and each other', async ({request, baseURL}) => {
  for (const [german, english] of [
    ['/', '/en-us'],
    [oil.path, `/en-us${oil.path}`],
    ['/collections/e-bikes', '/en-us/collections/e-bikes'],
    ['/versandkosten-lieferzeit', '/en-us/shipping-costs'],
  ] as const) {
    for (const path of [german, english]) {
      const html = await (await request.get(`${path}?utm_source=brief`)).text();
      const links = [...html.matchAll(/<link[^>]*rel="(?:canonical|alternate)"[^>]*>/g)];
      const read = (tag: string, name: string) =>
        new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];
      expect(
        links.map(([tag]) => [read(tag, 'hreflang') ?? 'self', read(tag, 'href')]),
        path,
      ).toEqual([
        ['self', `${baseURL}${path}`],
        ['de', `${baseURL}${german}`],
        ['en-US', `${baseURL}${english}`],
        ['x-default', `${baseURL}${german}`],
      ]);
    }
  }
});
