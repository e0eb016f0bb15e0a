import {afterEach, describe, expect, it, vi} from 'vitest';
import {requireProfile} from '../../app/features/account/customer.server';
import {loader as openAccount} from '../../app/routes/account/account';
import {action as logout} from '../../app/routes/account/logout';
import {loader as openRoot} from '../../app/root';
import {nullIfSignedOut} from '../../app/services/http/outage.server';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {
  accessOf,
  addToCart,
  cagri,
  cartOf,
  expired,
  jana,
  operations,
  sessionOf,
  shopper,
  signedIn,
} from './account-visitor';
import {setupShop, Visitor} from './call-route';

setupShop();
afterEach(() => vi.useRealTimers());

const renewals = () => operations().filter((name) => name === 'CustomerAccessTokenRenew').length;

/** Advances the clock of shop and Shopify by days. */
const passDays = (days: number) =>
  vi.useFakeTimers({toFake: ['Date'], now: Date.now() + days * 24 * 60 * 60 * 1000});

/** Further headers for the same browser. */
const safari = {
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
};
const sending = (visitor: Visitor, headers: Record<string, string>) =>
  new Visitor({cookies: Object.fromEntries(visitor.cookies), headers});

describe('a customer access token', () => {
  it('is not renewed while more than a third of its month is left', async () => {
    const visitor = await signedIn();
    passDays(19);
    await visitor.open(openAccount, '/konto');
    expect(renewals()).toBe(0);
  });

  it('is renewed once when less is left, in the session and in the cart', async () => {
    const visitor = await shopper();
    const before = accessOf(visitor);
    passDays(21);
    await visitor.open(openRoot, '/');
    await visitor.open(openAccount, '/konto');
    expect(renewals()).toBe(1);
    const after = accessOf(visitor);
    expect(after.token).not.toBe(before.token);
    expect(Date.parse(after.expiresAt) - Date.parse(before.expiresAt)).toBeGreaterThan(20 * 864e5);
    expect(cartOf(visitor)?.buyer.customerAccessToken).toBe(after.token);
    expect((await visitor.open(openRoot, '/')).account.firstName).toBe('Jana');
  });

  it('is renewed once for two tabs opened at the same time, which both stay signed in', async () => {
    const visitor = await signedIn();
    passDays(21);
    const tabs = [sending(visitor, {}), sending(visitor, {})];
    const pages = await Promise.all(tabs.map((tab) => tab.request(openAccount, '/konto')));
    expect(pages.map(({status}) => status)).toEqual([200, 200]);
    expect(renewals()).toBe(1);
    const [first, second] = tabs.map((tab) => accessOf(tab).token);
    expect(first).toBe(second);
    expect(first).not.toBe(accessOf(visitor).token);
  });

  it.each([
    ['data for script', true, {}],
    ['a page that is fetched ahead', false, {'Sec-Purpose': 'prefetch'}],
    ['tabs that the browser restores', false, {'Sec-Fetch-Mode': 'navigate'}],
  ])(
    'is not renewed by a request whose response may be discarded: %s',
    async (_, script, headers) => {
      const visitor = await signedIn();
      passDays(21);
      const {status} = await sending(visitor, headers).request(openAccount, '/konto', {script});
      expect(status).toBe(200);
      expect(renewals()).toBe(0);
    },
  );

  it.each([
    ['that somebody clicked for', {'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-User': '?1'}],
    ['in Safari, which never says who wanted it', {...safari, 'Sec-Fetch-Mode': 'navigate'}],
  ])('is renewed by a page %s', async (_, headers) => {
    const visitor = await signedIn();
    passDays(21);
    await sending(visitor, headers).open(openAccount, '/konto');
    expect(renewals()).toBe(1);
  });

  it('stays in use when Shopify fails to renew it', async () => {
    const visitor = await signedIn();
    passDays(21);
    standIns.shop.injectFault({operation: 'CustomerAccessTokenRenew', status: 503});
    expectConsoleError('A token cannot be renewed');
    const {customer} = await visitor.open(openAccount, '/konto');
    expect(customer).toMatchObject({email: jana.email});
  });

  it('that was revoked signs the customer out instead of being renewed', async () => {
    const visitor = await signedIn();
    passDays(21);
    standIns.shop.state.customers.revoke();
    expect(await visitor.request(openAccount, '/konto')).toMatchObject({location: '/?login=true'});
    expect(sessionOf(visitor)).not.toHaveProperty('customer');
  });
});

describe('an expired or revoked token', () => {
  it.each(['expired', 'revoked'])(
    'signs out with a notice and removes the customer from the cart: %s',
    async (how) => {
      const visitor = await shopper();
      expect(cartOf(visitor)?.buyer.customerAccessToken).toBe(accessOf(visitor).token);
      if (how === 'revoked') standIns.shop.state.customers.revoke(jana.email);
      else passDays(31);
      const page = await visitor.open(openRoot, '/');
      expect(page.account.signedIn).toBe(false);
      // The Shopify stand-in expires carts after ten days.
      if (how === 'revoked') expect(page.knownCart?.cart?.totalQuantity).toBe(2);
      expect(cartOf(visitor)?.buyer.customerAccessToken ?? null).toBeNull();
      expect(page.notices).toMatchObject([expired]);
      expect(sessionOf(visitor)).toEqual({});
      expect((await visitor.open(openRoot, '/')).notices).toEqual([]);
    },
  );

  it('is not sent to Shopify once it has expired', async () => {
    const visitor = await signedIn();
    const asked = operations().length;
    passDays(31);
    const answer = await visitor.request(openAccount, '/konto');
    expect(answer).toMatchObject({status: 303, location: '/?login=true'});
    expect(operations()).toHaveLength(asked);
    expect((await visitor.open(openRoot, '/?login=true')).notices).toMatchObject([expired]);
  });

  it('shows its notice on the next page when a data request detected it', async () => {
    const visitor = await signedIn();
    standIns.shop.state.customers.revoke();
    const answer = await visitor.request(openAccount, '/konto', {script: true});
    expect(answer).toMatchObject({status: 303, location: '/?login=true'});
    expect((await visitor.open(openRoot, '/?login=true')).notices).toMatchObject([expired]);
  });

  it('shows one notice, however many loaders detect it', async () => {
    const visitor = await signedIn();
    standIns.shop.state.customers.revoke();
    const both = (args: Parameters<typeof openRoot>[0]) =>
      Promise.all([openRoot(args), requireProfile(args.context).catch(() => null)]);
    const [{notices}] = await visitor.open(both, '/konto/bestellungen');
    expect(notices).toMatchObject([expired]);
    expect((await visitor.open(openRoot, '/')).notices).toEqual([]);
  });

  it('finds no orders', async () => {
    const visitor = await signedIn();
    standIns.shop.state.customers.revoke();
    const look = ({context: {customer}}: Parameters<typeof openRoot>[0]) =>
      Promise.all([
        customer?.orders.get(1178).catch(nullIfSignedOut),
        customer?.orders.findLine(() => true).catch(nullIfSignedOut),
      ]);
    expect(await visitor.open(look, '/konto/bestellungen/1178')).toEqual([null, null]);
  });

  it('is not confused with a rejected update, which keeps the customer signed in', async () => {
    const visitor = await signedIn();
    const rename = ({context}: Parameters<typeof openRoot>[0]) =>
      Promise.resolve(context.customer?.update({email: cagri.email}));
    expect(await visitor.open(rename, '/konto/daten')).toMatchObject({
      success: false,
      errors: [{code: 'TAKEN'}],
    });
    expect(sessionOf(visitor)).toHaveProperty('customer');
  });

  it('needs no request to Shopify to sign out', async () => {
    const visitor = await signedIn();
    passDays(31);
    const answer = await visitor.request(logout, '/konto/abmelden', {form: {}});
    expect(answer).toMatchObject({status: 303, location: '/'});
    expect(operations()).not.toContain('CustomerAccessTokenDelete');
    expect(sessionOf(visitor)).not.toHaveProperty('customer');
  });

  it('does not prevent adding to the cart', async () => {
    const visitor = await shopper();
    standIns.shop.state.customers.revoke();
    expect(await addToCart(visitor)).toMatchObject({status: 303});
    const page = await visitor.open(openRoot, '/');
    expect(page).toMatchObject({account: {signedIn: false}, knownCart: {cart: {totalQuantity: 4}}});
    expect(page.notices).toContainEqual(expect.objectContaining(expired));
  });

  it('is not assumed while Shopify is down: the customer stays signed in', async () => {
    const visitor = await signedIn();
    standIns.shop.injectFault({operation: 'Customer', status: 503, times: 2});
    await expect(visitor.request(openAccount, '/konto')).rejects.toThrow('Customer failed (503)');
    expect(sessionOf(visitor)).toHaveProperty('customer');
  });
});
