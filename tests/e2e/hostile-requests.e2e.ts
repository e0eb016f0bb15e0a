import {addForm, setCookies} from './plain-requests';
import {expect, requestTest as test} from './test';

/** What browsers send along with a form that stands elsewhere, and what contradicts itself. */
const foreign: Record<string, string>[] = [
  {Origin: 'https://evil.example'},
  {Origin: 'null'},
  {'Sec-Fetch-Site': 'cross-site'},
  {'Sec-Fetch-Site': 'same-site'},
  {'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example'},
];

test('what no cart takes is refused and begins none', async ({request}) => {
  const good = await addForm(request);
  for (const wrong of [
    {quantity: '٣'},
    {merchandiseId: '"><script>alert(1)</script>'},
    {intent: ''},
  ]) {
    const answer = await request.post('/warenkorb', {form: {...good, ...wrong}});
    expect(answer.status(), JSON.stringify(wrong)).toBe(400);
    expect(await answer.text()).not.toContain('<script>alert');
    expect(setCookies(answer).filter((cookie) => cookie.startsWith('cart='))).toEqual([]);
  }
});

test('a body that is no form is no reason to fall over', async ({request}) => {
  for (const type of ['application/json', 'text/plain', 'multipart/form-data']) {
    const headers = {'Content-Type': type};
    const answer = await request.post('/warenkorb', {headers, data: Buffer.from('{"intent":')});
    expect(answer.status(), type).toBeGreaterThanOrEqual(400);
    expect(answer.status(), type).toBeLessThan(500);
  }
});

test('a path that cannot be decoded is no page', async ({baseURL}) => {
  for (const path of ['/products/%E0%A4%A', '/products/%E0%A4%A.data', '/en-us/cart%FF']) {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${baseURL}${path}`, {method, redirect: 'manual'});
      expect(answer.status, `${method} ${path}`).toBe(400);
    }
  }
});

for (const [what, value] of [
  ['an expired cart', 'c1gone%3Fkey%3D00'],
  ['a checkout without key', 'c1234567890'],
  ['half an encoding', '%E0%A4%A'],
  ['markup', '%3Cscript%3E'],
  ['a path', '..%2F..%2FCart%2F1'],
  ['too much', 'x'.repeat(3000)],
] as const) {
  test(`a cart cookie that holds ${what} is an empty cart`, async ({request}) => {
    const headers = {Cookie: `cart=${value}`};
    const page = await request.get('/warenkorb', {headers});
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain('Ihr Warenkorb ist leer.');

    const form = await addForm(request);
    const added = await request.post('/warenkorb', {headers, form, maxRedirects: 0});
    expect(added.status()).toBe(303);
    expect(setCookies(added).some((cookie) => /^cart=[^;]{10,}/.test(cookie))).toBe(true);
  });
}

test('other cookies of nonsense change nothing', async ({request}) => {
  for (const cookie of [
    'session=%',
    'session=e30.x',
    'locale=xx',
    'commerce-locale=QQ-DE',
    '=;;=',
  ]) {
    const answer = await request.get('/warenkorb', {headers: {Cookie: cookie}});
    expect(answer.status(), cookie).toBe(200);
  }
});

test('a body over 64 KB is refused, announced or not', async ({request, baseURL}) => {
  const large = 'a'.repeat(64 * 1024 + 1);
  const announced = await request.post('/warenkorb', {
    headers: {'Content-Type': 'application/x-www-form-urlencoded'},
    data: large,
  });
  expect(announced.status()).toBe(413);

  const streamed = await fetch(`${baseURL}/warenkorb`, {
    method: 'POST',
    headers: {'Content-Type': 'application/x-www-form-urlencoded'},
    body: new Blob([large]).stream(),
    // Node wants to be told that the answer does not wait for the body.
    ...{duplex: 'half'},
  });
  expect(streamed.status).toBe(413);
});

for (const path of [
  '/warenkorb',
  '/warenkorb?_data=routes/cart',
  '/warenkorb.data',
  '/api/locale',
]) {
  for (const headers of foreign) {
    const told = JSON.stringify(headers);
    test(`a form from another site is refused: ${path} ${told}`, async ({request}) => {
      const form = await addForm(request);
      const answer = await request.post(path, {headers, form, maxRedirects: 0});
      expect(answer.status()).toBe(403);
      expect(setCookies(answer)).toEqual([]);
    });
  }
}
