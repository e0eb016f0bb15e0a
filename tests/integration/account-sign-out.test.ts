import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {describe, expect, it, vi} from 'vitest';
import {action as logout, loader as openLogout} from '../../app/routes/account/logout';
import {loader as openRoot} from '../../app/root';
import {action as priceRequest, loader as openPriceRequest} from '../../app/routes/price-request';
import {waitForBackgroundTasks} from '../fakes/background';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {
  accessOf,
  cagri,
  cartOf,
  jana,
  kinds,
  operations,
  send,
  sessionOf,
  shopper,
  signedIn,
} from './account-visitor';
import {setupShop, Visitor} from './call-route';
import {readSeal} from './request-visitor';

setupShop();

async function sendPriceRequest(visitor: Visitor) {
  const form = {
    requestSeal: await readSeal(),
    name: 'Jana Petersen',
    email: jana.email,
    offerLink: 'https://laden.example/rad',
    privacy: 'on',
  };
  const {location} = await visitor.request(priceRequest, '/preisanfrage', {form});
  expect(location).toBe('/preisanfrage?sent');
}

describe('signing in again', () => {
  it('revokes the previous token', async () => {
    const visitor = await signedIn();
    const former = accessOf(visitor).token;
    await send(visitor, jana);
    expect(accessOf(visitor).token).not.toBe(former);
    await waitForBackgroundTasks();
    expect(standIns.shop.state.customers.find(former)).toBeNull();
  });

  it('logs no error for a previous token that has already ended', async () => {
    const visitor = await signedIn();
    standIns.shop.state.customers.revoke();
    expect(await send(visitor, cagri)).toMatchObject({status: 303});
    await waitForBackgroundTasks();
    expect(operations()).toContain('CustomerAccessTokenDelete');
  });
});

describe.each(kinds)('signing out ($name accounts)', (kind) => {
  it('keeps the cart, removes its customer and shows a notice', async () => {
    const visitor = await shopper(kind);
    expect(cartOf(visitor)?.buyer.customerAccessToken).toBe(await kind.buyerTokenOf(visitor));
    expect(await kind.leave(visitor)).toBe('/');
    const page = await visitor.open(openRoot, '/');
    expect(page).toMatchObject({account: {signedIn: false}, knownCart: {cart: {totalQuantity: 2}}});
    expect(page.notices.map(({about}) => about)).toContain('account.notice.signedOut');
    expect(cartOf(visitor)?.buyer.customerAccessToken).toBeNull();
  });

  it('hides the receipt of a request from the next visitor, and so does signing in', async () => {
    const receipt = async (visitor: Visitor) =>
      (await visitor.open(openPriceRequest, '/preisanfrage?sent')).sent?.receipt;
    const visitor = await kind.signedIn();
    await sendPriceRequest(visitor);
    expect(await receipt(visitor)).toHaveProperty('reference');
    await kind.leave(visitor);
    expect(await receipt(visitor)).toBeNull();

    await sendPriceRequest(visitor);
    expect(await receipt(visitor)).toHaveProperty('reference');
    await kind.signedIn(jana, visitor);
    expect(await receipt(visitor)).toBeNull();
  });

  it('redirects to the home page of the same language', async () => {
    expect(await kind.leave(await kind.signedIn(), '/en-us/account/logout')).toBe('/en-us');
  });

  it('does not happen on a GET request', async () => {
    const visitor = await kind.signedIn();
    const follow = (args: LoaderFunctionArgs) => Promise.resolve(openLogout(args));
    expect(await visitor.request(follow, '/konto/abmelden')).toMatchObject({location: '/konto'});
    expect((await visitor.open(openRoot, '/')).account.signedIn).toBe(true);
  });

  it('redirects to the home page when nobody is signed in', async () => {
    expect(await kind.leave(kind.visitor())).toBe('/');
    expect(operations()).toEqual([]);
  });

  it('lets another customer sign in afterwards', async () => {
    const visitor = await kind.signedIn();
    await kind.leave(visitor);
    await kind.signedIn(cagri, visitor);
    expect((await visitor.open(openRoot, '/')).account.firstName).toBe('Çağrı');
  });
});

/**
 * Only for classic accounts, where the shop itself revokes the token; `shopify-sign-in.test.ts` covers the redirect to
 * Shopify.
 */
describe('the token of a classic account', () => {
  const leave = (visitor: Visitor, path = '/konto/abmelden') =>
    visitor.request(logout, path, {form: {}});

  it('is revoked at Shopify on sign-out', async () => {
    const visitor = await shopper();
    const {token} = accessOf(visitor);
    expect(await leave(visitor)).toMatchObject({status: 303, location: '/'});
    expect(standIns.shop.state.customers.find(token)).toBeNull();
  });

  it('stays in the session, and Shopify’s message is shown, when Shopify refuses to revoke it', async () => {
    const visitor = await signedIn();
    const token = accessOf(visitor).token;
    const userErrors = [{field: null, message: 'Not now'}];
    const body = JSON.stringify({
      data: {customerAccessTokenDelete: {deletedAccessToken: null, userErrors}},
    });
    standIns.shop.injectFault({operation: 'CustomerAccessTokenDelete', body});
    expectConsoleError('customerAccessTokenDelete refused');
    expect(await leave(visitor)).toMatchObject({status: 303, location: '/konto'});
    expect(accessOf(visitor).token).toBe(token);
    expect(sessionOf(visitor)).toMatchObject({
      messages: [['account-alert', 'Not now']],
    });
  });

  it('that the first of two clicks has revoked is no failure for the second', async () => {
    const visitor = await shopper();
    const second = new Visitor({cookies: Object.fromEntries(visitor.cookies)});
    for (const browser of [visitor, second])
      expect(await leave(browser)).toMatchObject({status: 303, location: '/'});
    const page = await second.open(openRoot, '/');
    expect(page).toMatchObject({account: {signedIn: false}, knownCart: {cart: {totalQuantity: 2}}});
    expect(page.notices).toMatchObject([{type: 'success', about: 'account.notice.signedOut'}]);
  });

  it('is removed from the session even while Shopify is down', async () => {
    const visitor = await shopper();
    standIns.shop.injectFault({operation: 'CustomerAccessTokenDelete', status: 503, times: 2});
    expectConsoleError('Shopify CustomerAccessTokenDelete failed (503)');
    expect(await leave(visitor)).toMatchObject({status: 303, location: '/'});
    expect(sessionOf(visitor)).not.toHaveProperty('customer');
    const page = await visitor.open(openRoot, '/');
    expect(page).toMatchObject({account: {signedIn: false}, knownCart: {cart: {totalQuantity: 2}}});
    expect(page.notices).toMatchObject([{type: 'success', about: 'account.notice.signedOut'}]);
  });

  it('leaves no cart cookie when Shopify cannot remove the customer from the cart', async () => {
    const visitor = await shopper();
    standIns.shop.injectFault({operation: 'CartBuyerIdentityUpdate', status: 503, times: 2});
    expectConsoleError('Cannot detach the customer from the cart');
    expect(await leave(visitor)).toMatchObject({status: 303, location: '/'});
    expect(visitor.cookie('cart')).toBeUndefined();
  });

  it('is not kept any longer by a Shopify that does not respond: the cart gets no second attempt', async () => {
    const visitor = await shopper();
    const realTimeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => realTimeout(Math.min(ms, 300)));
    const operation = 'CartBuyerIdentityUpdate';
    standIns.shop.injectFault({operation, delayMs: 2_000, times: 2});
    expectConsoleError('Cannot detach the customer from the cart');
    expect(await leave(visitor)).toMatchObject({status: 303, location: '/'});
    vi.mocked(AbortSignal.timeout).mockRestore();
    expect(operations().filter((name) => name === operation)).toHaveLength(1);
    expect(sessionOf(visitor)).not.toHaveProperty('customer');
  });
});
