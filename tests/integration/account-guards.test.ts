import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {describe, expect, it} from 'vitest';
import type {PageName} from '../../app/pages';
import {loader as openLogin} from '../../app/routes/account/login';
import {loader as openRegister} from '../../app/routes/account/register';
import {loader as openRoot} from '../../app/root';
import {guardedAddresses} from '../e2e/account-addresses';
import {standIns} from '../stand-ins/in-vitest';
import {privateToken, publicToken} from '../stand-ins/shopify/access';
import {classic, jana, kinds, LOGIN, REGISTER} from './account-visitor';
import {moduleOf, setupShop, type Answer} from './call-route';

setupShop();

type Route = (args: LoaderFunctionArgs) => Promise<unknown>;
const routes = import.meta.glob<{loader: Route; action?: Route}>('../../app/routes/account/*.tsx', {
  eager: true,
});
const routeOf = (page: PageName) => {
  const route = routes[moduleOf(page)];
  if (!route) throw new Error(`${page} has no route`);
  return route;
};

const german = guardedAddresses.filter(({language}) => language === 'de');

/** Fields that a form of the account might send. */
const form = {
  intent: 'default',
  id: '7001000',
  firstName: 'Eva',
  lastName: 'Fremd',
  email: 'eva@mail.example',
  password: 'Neues Rad 9',
};

it('the guarded pages include account, orders and addresses, and the English account', () => {
  expect(guardedAddresses.map(({path}) => path)).toEqual(
    expect.arrayContaining(['/konto', '/konto/bestellungen', '/konto/adressen', '/en-us/account']),
  );
});

/** Each test opens all pages. */
const timeout = 60_000;

describe.each(kinds)('an account page ($name accounts)', {timeout}, (kind) => {
  const expectSignIn = ({status, location, data}: Answer, path: string) =>
    expect.soft({status, location, data}, path).toEqual({
      status: 303,
      location: kind.signIn(path),
      data: null,
    });

  /** A form comes back, or leads to its page, which redirects to the sign-in, as does any other. */
  const expectRefused = (answer: Answer, path: string) => {
    const {status, location} = answer;
    if ([400, 404].includes(status) || location?.startsWith(path)) return;
    expectSignIn(answer, path);
  };

  it('redirects signed-out visitors to the sign-in', async () => {
    for (const {path, page} of guardedAddresses) {
      const {loader, action} = routeOf(page);
      for (const script of [false, true]) {
        expectSignIn(await kind.visitor().request(loader, path, {script}), path);
        if (!action) continue;
        expectRefused(await kind.visitor().request(action, path, {script, form}), path);
      }
    }
    expect(standIns.shop.requests()).toEqual([]);
  });

  it('signs out and redirects to the sign-in when the session has ended', async () => {
    for (const {path, page} of kind.passwords ? guardedAddresses : german) {
      const {loader, action} = routeOf(page);
      // At Shopify script and forms are told to try again, as another isolate may have renewed the session.
      for (const script of kind.passwords ? [false, true] : [false]) {
        const visitor = await kind.signedIn(jana);
        kind.end();
        expectSignIn(await visitor.request(loader, path, {script}), path);
        expect.soft((await visitor.open(openRoot, '/')).account.signedIn, path).toBe(false);
      }
      if (!action || !kind.passwords) continue;
      const visitor = await kind.signedIn(jana);
      kind.end();
      expectRefused(await visitor.request(action, path, {form}), path);
    }
  });

  it('contains no token, password or secret', async () => {
    const visitor = await kind.signedIn(jana);
    const secrets = [...(await kind.secretsOf(visitor)), privateToken, publicToken];
    for (const {path, page} of german) {
      for (const script of [false, true]) {
        const shown = await visitor.request(routeOf(page).loader, path, {script});
        const frame = await visitor.request(openRoot, path, {script});
        expect.soft(shown.status, path).toBe(200);
        const text = JSON.stringify([shown, frame]);
        for (const secret of secrets) expect.soft(text, path).not.toContain(secret);
      }
    }
  });
});

it.each([
  [LOGIN, openLogin],
  [REGISTER, openRegister],
] as const)('%s redirects signed-in customers to their account', async (path, loader) => {
  const visitor = await classic.signedIn();
  for (const script of [false, true]) {
    expect(await visitor.request(loader, path, {script})).toMatchObject({
      status: 303,
      location: '/konto',
    });
  }
});
