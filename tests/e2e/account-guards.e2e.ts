import type {APIRequestContext, APIResponse} from '@playwright/test';
import {href} from '../../app/i18n/href';
import {guardedAddresses, openAddresses, type AccountAddress} from './account-addresses';
import {jana, signIn} from './customer-requests';
import {expect, requestTest as test} from './test';

/** The ways to request a page: its document, its data, and the data of its route alone, without its parents. */
const ways = ({path, page, language}: AccountAddress) => [
  {address: path, isDocument: true},
  {address: `${path}.data`, isDocument: false},
  {address: `${path}.data?_routes=${page}.${language}`, isDocument: false},
];

/** Fields that a form of the account might send. */
const form = {
  intent: 'delete',
  id: 'gid://shopify/MailingAddress/7001000',
  firstName: 'Eva',
  lastName: 'Fremd',
  email: 'eva@mail.example',
  password: 'Neues Rad 9',
};

const ask = (request: APIRequestContext, method: string, address: string) =>
  request.fetch(address, {method, maxRedirects: 0, ...(method === 'POST' && {form})});

/** Expects a redirect to the sign-in and nothing else: by header for documents, in the data for script. */
async function expectRedirectToSignIn(answer: APIResponse, isDocument: boolean, location: string) {
  expect(answer.status()).toBe(isDocument ? 303 : 202);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  if (isDocument) expect(answer.headers().location).toBe(location);
  else expect(await answer.text()).toContain(`"${location}"`);
}

test('the guarded pages include account, orders and addresses, and the English account', () => {
  const paths = guardedAddresses.map(({path}) => path);
  for (const path of ['/konto', '/konto/bestellungen', '/konto/adressen', '/en-us/account']) {
    expect(paths).toContain(path);
  }
});

for (const address of guardedAddresses) {
  test(`${address.path} redirects signed-out visitors to the sign-in`, async ({request}) => {
    for (const {address: asked, isDocument} of ways(address)) {
      await test.step(`GET ${asked}`, async () => {
        await expectRedirectToSignIn(await ask(request, 'GET', asked), isDocument, address.signIn);
      });
      await test.step(`POST ${asked}`, async () => {
        const answer = await ask(request, 'POST', asked);
        // A page without a form accepts no POST.
        if (answer.status() === 405) return;
        await expectRedirectToSignIn(answer, isDocument, address.signIn);
      });
    }
  });
}

for (const {page, path, language} of openAddresses) {
  test(`${path} needs no sign-in and is not cached`, async ({request}) => {
    const answer = await ask(request, 'GET', path);
    if (page === 'logout') expect(answer.headers().location).toBe(href(language, 'account'));
    else expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  });
}

for (const path of ['/konto/registrieren', '/konto/anmelden']) {
  test(`${path} redirects signed-in customers to their account`, async ({request}) => {
    await signIn(request, jana);
    for (const asked of [path, `${path}.data`]) {
      await expectRedirectToSignIn(await ask(request, 'GET', asked), asked === path, '/konto');
    }
  });
}
