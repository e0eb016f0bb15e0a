import type {APIResponse} from '@playwright/test';
import {privateToken, publicToken} from '../stand-ins/shopify/access';
import {guardedAddresses, openAddresses} from './account-addresses';
import {jana, sessionIn, signIn} from './customer-requests';
import {setCookies} from './plain-requests';
import {expect, requestTest as test} from './test';

const german = ({language}: {language: string}) => language === 'de';
const own = guardedAddresses.filter(german).map(({path}) => path);
const open = openAddresses.filter(german).map(({path}) => path);

/** Opened, and prefetched. */
const waysToOpen: Record<string, string>[] = [{}, {'Sec-Purpose': 'prefetch'}];

async function customerIn(answer: APIResponse): Promise<{token: string; expiresAt: string}> {
  const {customer} = await sessionIn(setCookies(answer));
  return customer as {token: string; expiresAt: string};
}

for (const path of own) {
  test(`the account page ${path} is not cached and cannot be framed`, async ({request}) => {
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

test('rejected account forms are not cached and cannot be framed', async ({request}) => {
  for (const path of open.filter((one) => one !== '/konto/abmelden')) {
    const answer = await request.post(path, {form: {email: 'halb'}});
    expect(answer.status(), path).toBe(400);
    expect(answer.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(answer.headers()['cache-control'], path).toBe('private, no-store');
  }
});

test('no page or data response exposes tokens, passwords or secrets', async ({request}) => {
  const {token} = await customerIn(await signIn(request, jana));
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  const secrets = [token, jana.password, privateToken, publicToken, 'only-for-the-local-play'];
  for (const path of [...own, '/', '/warenkorb', '/merkzettel']) {
    for (const asked of [path, `${path === '/' ? '/_root' : path}.data`]) {
      const answer = await request.get(asked);
      const sent = (await answer.text()) + JSON.stringify(answer.headersArray()) + answer.url();
      // The token may appear only in the session cookie.
      for (const secret of secrets)
        expect(sent.replace(/session=[^;]*/g, '')).not.toContain(secret);
    }
  }
});
