import type {APIRequestContext} from '@playwright/test';
import {expect, requestTest as test} from './test';

const secret = 'Nie-zu-sehen-9';
const typed = `Nele & „Söhne“ <b onclick="x">🚲</b> Çağrı`;
const good = {
  firstName: typed,
  lastName: 'Grote',
  email: 'nele@mail.example',
  password: secret,
  passwordConfirmation: 'anders',
};

const body = (fields: readonly (readonly [string, string])[]) =>
  new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
const fields = Object.entries(good);
const posts: [string, string][] = [
  ['what is right but for the repetition', body(fields)],
  ['nothing', ''],
  ['every field twice', body([...fields, ...fields])],
  ['every field empty', body(fields.map(([name]) => [name, '']))],
  ['ten thousand signs', body([['firstName', '🚲'.repeat(2_500)], ...fields])],
  ['a prototype', body([...fields, ['__proto__', 'x'], ['constructor.prototype.x', 'y']])],
  ['commands of conform', body([...fields, ['__intent__', '{'], ['__state__', '{']])],
  ['half an encoding', `firstName=%E0%A4&email=%00&password=${secret}`],
  ['no form at all', '\u0000\u0001'],
];

/** What a page without script sends, and what script does; the second answer is data. */
const ways = ['', '.data'];

for (const way of ways) {
  test(`posts to the registration${way} are answered kindly`, async ({request, baseURL}) => {
    for (const [what, data] of posts) {
      const answer = await post(request, `/konto/registrieren${way}`, data, baseURL ?? '');
      expect(answer.status(), what).toBe(400);
      expect(answer.headers()['cache-control'], what).toContain('no-store');
      const text = await answer.text();
      expect(text, what).not.toContain(secret);
      // Data are read by script, which shows texts as texts.
      if (!way) expect(text, what).not.toContain('<b onclick');
      expect(text, what).toContain('Sie müssen die Datenschutzerklärung akzeptieren.');
    }
  });
}

test('files are no text', async ({request, baseURL}) => {
  const file = {name: '../x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>')};
  const answer = await request.post('/konto/registrieren', {
    multipart: {...good, firstName: file, __intent__: file},
    headers: {Origin: baseURL ?? ''},
  });
  expect(answer.status()).toBe(400);
  const html = await answer.text();
  expect(html).toContain('Bitte geben Sie Ihren Vornamen ein.');
  expect(html).not.toContain(secret);
});

function post(request: APIRequestContext, path: string, data: string, origin: string) {
  const headers = {'Content-Type': 'application/x-www-form-urlencoded', Origin: origin};
  return request.post(path, {data, headers});
}
