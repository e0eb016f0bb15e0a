import {afterEach, describe, expect, it, vi} from 'vitest';
import {action as changeCart} from '../../app/routes/cart';
import {loader as openRoot} from '../../app/root';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {sessionOf, signedIn} from './account-visitor';
import {openShop, Visitor} from './call-route';
import {isAvailable, merchandiseIdOf, productOf, variantWith} from './catalogue';

openShop();
afterEach(() => vi.useRealTimers());

const add = (visitor: Visitor) => {
  const oil = variantWith(productOf(noteworthyHandles.singleVariant), isAvailable);
  const form = {intent: 'add', merchandiseId: merchandiseIdOf(oil), quantity: '2', returnTo: '/'};
  return visitor.ask(changeCart, '/warenkorb', {form});
};
const buyerOf = (visitor: Visitor) => {
  const id = `gid://shopify/Cart/${decodeURIComponent(visitor.cookies.get('cart') ?? '')}`;
  return standIns.shop.state.carts.get(id)?.buyer;
};
const tokenOf = (visitor: Visitor) => (sessionOf(visitor).customer as {token: string}).token;

describe('a cart that begins', () => {
  it('while somebody is signed in knows the customer', async () => {
    const visitor = await signedIn();
    expect(await add(visitor)).toMatchObject({status: 303});
    expect(buyerOf(visitor)?.customerAccessToken).toBe(tokenOf(visitor));
  });

  it('while nobody is signed in knows nobody', async () => {
    const visitor = new Visitor();
    await add(visitor);
    expect(buyerOf(visitor)?.customerAccessToken ?? null).toBeNull();
  });

  it('with a token that is over loses no line, and says that it is over', async () => {
    const visitor = await signedIn();
    standIns.shop.state.customers.revoke();
    expect(await add(visitor)).toMatchObject({status: 303});
    const page = await visitor.open(openRoot, '/');
    expect(page).toMatchObject({cart: {totalQuantity: 2}, account: {signedIn: false}});
    expect(page.notices.map(({title}) => title)).toContain('account.notice.expired');
  });

  it('is refused for its own faults, and not tried twice then', async () => {
    const visitor = await signedIn();
    const form = {intent: 'add', merchandiseId: 'gid://shopify/ProductVariant/1', quantity: '1'};
    expectConsoleError('cartCreate refused');
    await visitor.ask(changeCart, '/warenkorb', {form});
    const created = standIns.shop.requests().filter(({operation}) => operation === 'CartCreate');
    expect(created).toHaveLength(1);
    expect(visitor.cookies.has('cart')).toBe(false);
  });
});
