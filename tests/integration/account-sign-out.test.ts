import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {action as changeCart} from '../../app/routes/cart';
import {action as logout, loader as openLogout} from '../../app/routes/account/logout';
import {loader as openRoot} from '../../app/root';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {cagri, jana, send, sessionOf, signedIn} from './account-visitor';
import {openShop, Visitor} from './call-route';
import {isAvailable, merchandiseIdOf, productOf, variantWith} from './catalogue';

openShop();
afterEach(() => vi.useRealTimers());

const operations = () => standIns.shop.requests().map(({operation}) => operation);
const tokenOf = (visitor: Visitor) => (sessionOf(visitor).customer as {token: string}).token;

async function shopper(): Promise<Visitor> {
  const visitor = new Visitor();
  const oil = variantWith(productOf(noteworthyHandles.singleVariant), isAvailable);
  const form = {intent: 'add', merchandiseId: merchandiseIdOf(oil), quantity: '2'};
  await visitor.ask(changeCart, '/warenkorb', {form, script: true});
  return signedIn(jana, visitor);
}

describe('signing in once more', () => {
  it('ends the token that nobody holds any longer', async () => {
    const visitor = await signedIn();
    const former = tokenOf(visitor);
    await send(visitor, jana);
    expect(tokenOf(visitor)).not.toBe(former);
    await vi.waitFor(() => expect(operations()).toContain('CustomerAccessTokenDelete'));
  });
});

describe('signing out', () => {
  const leave = (visitor: Visitor, path = '/konto/abmelden') =>
    visitor.ask(logout, path, {form: {}});

  it('ends the token, forgets it and keeps the cart, without its customer', async () => {
    const visitor = await shopper();
    const token = tokenOf(visitor);
    expect(await leave(visitor)).toMatchObject({status: 303, location: '/'});
    expect(standIns.shop.state.customers.find(token)).toBeNull();

    const page = await visitor.open(openRoot, '/');
    expect(page).toMatchObject({account: {signedIn: false}, cart: {totalQuantity: 2}});
    expect(page.notices).toMatchObject([{type: 'success', title: 'account.notice.signedOut'}]);
    const cartId = `gid://shopify/Cart/${decodeURIComponent(visitor.cookies.get('cart') ?? '')}`;
    expect(standIns.shop.state.carts.get(cartId)?.buyer.customerAccessToken).toBeNull();
  });

  it('leads to the home page of the language', async () => {
    expect(await leave(await signedIn(), '/en-us/account/logout')).toMatchObject({
      location: '/en-us',
    });
  });

  it('is no matter of a link', async () => {
    const visitor = await signedIn();
    const follow = (args: LoaderFunctionArgs) => Promise.resolve(openLogout(args));
    expect(await visitor.ask(follow, '/konto/abmelden')).toMatchObject({location: '/konto'});
    expect((await visitor.open(openRoot, '/')).account.signedIn).toBe(true);
  });

  it('that Shopify refuses leaves the customer signed in and shows its first message', async () => {
    const visitor = await signedIn();
    const token = tokenOf(visitor);
    standIns.shop.state.customers.revoke();
    expectConsoleError('customerAccessTokenDelete refused');
    expect(await leave(visitor)).toMatchObject({status: 303, location: '/konto'});
    expect(tokenOf(visitor)).toBe(token);
    expect(sessionOf(visitor)).toMatchObject({
      '__flash_account-alert__': 'Access token does not exist',
    });
  });

  it('that does not reach Shopify says so and leaves the customer signed in', async () => {
    const visitor = await signedIn();
    standIns.shop.orderFault({operation: 'CustomerAccessTokenDelete', status: 503});
    expectConsoleError('Shopify CustomerAccessTokenDelete failed (503)');
    expect(await leave(visitor)).toMatchObject({status: 303, location: '/'});
    expect(sessionOf(visitor)).toHaveProperty('customer.token');
    const {notices} = await visitor.open(openRoot, '/');
    expect(notices).toMatchObject([{type: 'danger', title: 'account.notice.notSignedOut'}]);
  });

  it('takes no customer along in a cart that Shopify does not let go', async () => {
    const visitor = await shopper();
    standIns.shop.orderFault({operation: 'CartBuyerIdentityUpdate', status: 503, times: 2});
    expectConsoleError('The cart still knows its customer');
    expect(await leave(visitor)).toMatchObject({status: 303, location: '/'});
    expect(visitor.cookies.has('cart')).toBe(false);
  });

  it('of nobody is no mistake', async () => {
    expect(await leave(new Visitor())).toMatchObject({status: 303, location: '/'});
    expect(operations()).toEqual([]);
  });

  it('lets somebody else sign in', async () => {
    const visitor = await signedIn();
    await leave(visitor);
    await send(visitor, cagri);
    expect((await visitor.open(openRoot, '/')).account.firstName).toBe('Çağrı');
  });
});
