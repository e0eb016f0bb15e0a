import type {APIRequestContext, APIResponse} from '@playwright/test';
import {guardedAddresses} from './account-addresses';
import {addForm, setCookies} from './plain-requests';
import {sessionIn} from './customer-requests';
import {expect, requestTest as test} from './test';

const services = `http://localhost:${process.env.E2E_SERVICES_PORT ?? '4310'}`;

/** Registers a new customer for this test alone and signs them in, then makes Shopify drop their tokens. */
async function customerWithDeadToken(request: APIRequestContext): Promise<void> {
  const email = `ende.${crypto.randomUUID().slice(0, 8)}@mail.example`;
  const password = 'Luftpumpe 9';
  const person = {firstName: 'Enno', lastName: 'Ende', email, password, privacy: 'on'};
  const form = {...person, passwordConfirmation: password};
  const registered = await request.post('/konto/registrieren', {form, maxRedirects: 0});
  expect(registered.status()).toBe(303);
  const added = {...(await addForm(request)), returnTo: '/'};
  expect((await request.post('/warenkorb', {form: added, maxRedirects: 0})).status()).toBe(303);
  const tokens = `${services}/__stand-in/customer-tokens?email=${encodeURIComponent(email)}`;
  expect((await request.delete(tokens)).status()).toBe(204);
}

/** Fields that a form of any account page may have; whatever reads them must check the token first. */
const form = {intent: 'default', id: '7001000', firstName: 'Enno', lastName: 'Ende'};

for (const {path, page, language, signIn} of guardedAddresses) {
  test(`a revoked token signs the customer out and redirects to the sign-in: ${path}`, async ({
    request,
  }) => {
    await customerWithDeadToken(request);
    const cookies = await request.storageState();
    const again = async (method: string, asked: string) => {
      const Cookie = cookies.cookies.map(({name, value}) => `${name}=${value}`).join('; ');
      const body = method === 'POST' ? {form} : {};
      return request.fetch(asked, {method, headers: {Cookie}, maxRedirects: 0, ...body});
    };

    for (const method of ['GET', 'POST']) {
      for (const asked of [path, `${path}.data`, `${path}.data?_routes=${page}.${language}`]) {
        await test.step(`${method} ${asked}`, async () => {
          const answer = await again(method, asked);
          // A page without a form accepts no POST; an invalid form is refused before Shopify is called.
          if (method === 'POST' && [400, 404, 405].includes(answer.status())) return;
          const isDocument = asked === path;
          // A form that changes nothing redirects to its page, which then checks the token.
          if (method === 'POST' && answer.headers().location === path) return;
          expect(answer.status()).toBe(isDocument ? 303 : 202);
          if (isDocument) expect(answer.headers().location).toBe(signIn);
          else expect(await answer.text()).toContain(`"${signIn}"`);
          await expectSignedOut(answer);
        });
      }
    }
  });
}

/** The customer is signed out, the reason is stored for the next page, the cart stays. */
async function expectSignedOut(answer: APIResponse): Promise<void> {
  const set = setCookies(answer);
  const session = await sessionIn(set);
  expect(session).not.toHaveProperty('customer');
  expect(JSON.stringify(session)).toContain('account.notice.expired');
  expect(set.filter((cookie) => cookie.startsWith('cart='))).toEqual([]);
}
