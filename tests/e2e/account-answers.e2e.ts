import type {APIRequestContext, APIResponse} from '@playwright/test';
import {privateToken, publicToken} from '../stand-ins/shopify/access';
import {guardedAddresses, openAddresses} from './account-addresses';
import {jana, sessionIn, signIn, signOut} from './customer-requests';
import {addForm, setCookies} from './plain-requests';
import {expect, requestTest as test} from './test';

const german = ({language}: {language: string}) => language === 'de';
const own = guardedAddresses.filter(german).map(({path}) => path);
const open = openAddresses.filter(german).map(({path}) => path);

/** Opened, and fetched before anybody has opened it. */
const waysToOpen: Record<string, string>[] = [{}, {'Sec-Purpose': 'prefetch'}];

async function customerIn(answer: APIResponse): Promise<{token: string; expiresAt: string}> {
  const {customer} = await sessionIn(setCookies(answer));
  return customer as {token: string; expiresAt: string};
}

for (const path of own) {
  test(`what is a customer's own is kept and framed nowhere: ${path}`, async ({request}) => {
    await signIn(request, jana);
    for (const headers of waysToOpen) {
      for (const asked of [path, `${path}.data`]) {
        const answer = await request.get(asked, {headers});
        expect(answer.status(), asked).toBe(200);
        expect(answer.headers()['cache-control'], asked).toBe('private, no-store');
        expect(answer.headers().vary, asked).toMatch(/\bCookie\b/);
        if (asked !== path) continue;
        const policy = answer.headers()['content-security-policy'];
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).toContain("form-action 'self'");
      }
    }
  });
}

test('refused forms are framed and kept nowhere either', async ({request}) => {
  for (const path of open.filter((one) => one !== '/konto/abmelden')) {
    const answer = await request.post(path, {form: {email: 'halb'}});
    expect(answer.status(), path).toBe(400);
    expect(answer.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(answer.headers()['cache-control'], path).toBe('private, no-store');
  }
});

test('secrets stay on the worker', async ({request}) => {
  const {token} = await customerIn(await signIn(request, jana));
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  const secrets = [token, jana.password, privateToken, publicToken, 'only-for-the-local-play'];
  for (const path of [...own, '/', '/warenkorb', '/merkzettel']) {
    for (const asked of [path, `${path === '/' ? '/_root' : path}.data`]) {
      const answer = await request.get(asked);
      const sent = (await answer.text()) + JSON.stringify(answer.headersArray()) + answer.url();
      // The session cookie is the one place where the token may be.
      for (const secret of secrets)
        expect(sent.replace(/session=[^;]*/g, '')).not.toContain(secret);
    }
  }
});

test('the session cookie is for this site and its worker alone', async ({request}) => {
  const answer = await signIn(request, jana);
  const cookie = setCookies(answer).find((one) => one.startsWith('session=')) ?? '';
  for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(flag);
  expect(cookie).not.toMatch(/Domain=/i);
  const until = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
  const month = 30 * 24 * 60 * 60 * 1000;
  const {expiresAt} = await customerIn(answer);
  expect(Math.abs(until - Date.parse(expiresAt) - month)).toBeLessThan(2_000);
});

test('signing in begins a new session, which holds the token and its time alone', async ({
  request,
}) => {
  const form = {...(await addForm(request)), quantity: '0', returnTo: '/'};
  const refused = await request.post('/warenkorb', {form, maxRedirects: 0});
  const before = setCookies(refused).find((one) => one.startsWith('session='));
  expect(before).toBeDefined();
  const first = await signIn(request, jana);
  expect(Object.keys(await sessionIn(setCookies(first)))).toEqual(['customer']);
  const second = await signIn(request, jana);
  expect((await customerIn(second)).token).not.toBe((await customerIn(first)).token);
});

test('a session that was kept from before signing out is worth nothing', async ({request}) => {
  const signedIn = await signIn(request, jana);
  const [Cookie = ''] = (
    setCookies(signedIn).find((one) => one.startsWith('session=')) ?? ''
  ).split(';');
  await signOut(request);
  const answer = await request.get('/konto', {headers: {Cookie}, maxRedirects: 0});
  expect(answer.headers().location).toBe('/?login=true');
  expect(await answer.text()).not.toContain('Petersen');
});

test('a lost password is answered alike for known and unknown addresses', async ({request}) => {
  const ask = async (email: string, path: string) => {
    const answer = await request.post(path, {form: {email}, maxRedirects: 0});
    const headers = answer
      .headersArray()
      .filter(({name}) => !/^(date|cf-ray|x-request-id)$/i.test(name));
    return {status: answer.status(), headers, body: await answer.text()};
  };
  for (const path of ['/konto/passwort-vergessen', '/en-us/account/lost-password.data']) {
    const known = await ask(jana.email, path);
    const unknown = await ask(`niemand.${Date.now()}@mail.example`, path);
    expect(unknown).toEqual(known);
    expect(known.status).toBe(path.endsWith('.data') ? 202 : 303);
  }
});

const places: [given: string, led: string][] = [
  ['/warenkorb', '/warenkorb'],
  ['/konto/bestellungen/1178', '/konto/bestellungen/1178'],
  ['https://evil.example/', '/konto'],
  ['//evil.example', '/konto'],
  ['/\\evil.example', '/konto'],
  ['/..//evil.example', '/konto'],
  ['/%2e%2e//evil.example', '/konto'],
  ['/\t/evil.example', '/konto'],
  ['javascript:alert(1)', '/konto'],
  ['http://localhost.evil.example/', '/konto'],
  ['', '/konto'],
];
for (const [returnTo, led] of places) {
  test(`signing in leads from ${JSON.stringify(returnTo)} to ${led}, and so does being signed in`, async ({
    request,
  }) => {
    const answer = await signIn(request, jana, {returnTo});
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe(led);
    const query = `login=true&returnTo=${encodeURIComponent(returnTo)}`;
    expect(
      (await request.get(`/konto/anmelden?${query}`, {maxRedirects: 0})).headers().location,
    ).toBe(led);
  });
}

test('a link or a picture elsewhere signs nobody out', async ({request}) => {
  await signIn(request, jana);
  for (const path of ['/konto/abmelden', '/konto/abmelden.data', '/en-us/account/logout']) {
    await request.get(path, {headers: {'Sec-Fetch-Site': 'cross-site'}, maxRedirects: 0});
  }
  await expectSignedIn(request);
});

async function expectSignedIn(request: APIRequestContext): Promise<void> {
  expect(await (await request.get('/konto')).text()).toContain(jana.name);
}
