import {describe, expect, it} from 'vitest';
import {action as changeCart} from '../../app/routes/cart';
import {loader as openRoot} from '../../app/root';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {accessOf, addToCart, cartOf, operations, signedIn} from './account-visitor';
import {openShop, Visitor} from './call-route';

openShop();

describe('a cart that begins', () => {
  it('while somebody is signed in knows the customer', async () => {
    const visitor = await signedIn();
    expect(await addToCart(visitor)).toMatchObject({status: 303});
    expect(cartOf(visitor)?.buyer.customerAccessToken).toBe(accessOf(visitor).token);
  });

  it('while nobody is signed in knows nobody', async () => {
    const visitor = new Visitor();
    await addToCart(visitor);
    expect(cartOf(visitor)?.buyer.customerAccessToken ?? null).toBeNull();
  });

  it('with a token that is over loses no line, and says that it is over', async () => {
    const visitor = await signedIn();
    standIns.shop.state.customers.revoke();
    expect(await addToCart(visitor)).toMatchObject({status: 303});
    const page = await visitor.open(openRoot, '/');
    expect(page).toMatchObject({cart: {totalQuantity: 2}, account: {signedIn: false}});
    expect(page.notices.map(({about}) => about)).toContain('account.notice.expired');
  });

  it('is refused for its own faults, and not tried twice then', async () => {
    const visitor = await signedIn();
    const form = {intent: 'add', merchandiseId: 'gid://shopify/ProductVariant/1', quantity: '1'};
    expectConsoleError('cartCreate refused');
    await visitor.ask(changeCart, '/warenkorb', {form});
    const created = operations().filter((operation) => operation === 'CartCreate');
    expect(created).toHaveLength(1);
    expect(visitor.cookie('cart')).toBeUndefined();
  });
});
