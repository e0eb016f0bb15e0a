import {expect, requestTest as test} from './test';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

for (const [path, title] of [
  ['/collections/gibt-es-nicht', 'Fehler 404'],
  ['/en-us/warenkorb', 'Error 404'],
  ['/%00', 'Fehler 404'],
] as const) {
  test(`${path} returns 404 with the error page`, async ({request}) => {
    const answer = await request.get(path, {headers: {'User-Agent': browser}});
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(title);
  });
}

test('robots get a plain-text 404 instead of the error page', async ({request}) => {
  for (const path of ['/gibt/es/nicht', '/products/gibt-es-nicht']) {
    const answer = await request.get(path, {headers: {'User-Agent': googlebot}});
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('text/plain');
    expect(await answer.text()).toBe('404\n');
  }
});

test('a rejected form renders its page for robots and unknown browsers, too', async ({request}) => {
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

test('a small browser without script gets the full error page', async ({request}) => {
  const answer = await request.get('/gibt/es/nicht', {
    headers: {'User-Agent': 'NetSurf/3.11 (Linux)'},
  });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Was andere Radler begeistert');
});
