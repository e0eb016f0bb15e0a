import {describe, expect, it} from 'vitest';
import {action as changeCart, loader as openCart} from '../../app/routes/cart';
import {loader as openRoot} from '../../app/root';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {addToCart, cartOf, jana, kinds, operations, signedIn} from './account-visitor';
import {setupShop, Visitor} from './call-route';

setupShop();

describe('a new cart', () => {
  it.each(kinds)('belongs to the customer who is signed in ($name accounts)', async (kind) => {
    const visitor = await kind.signedIn();
    expect(await addToCart(visitor)).toMatchObject({status: 303});
    expect(cartOf(visitor)?.buyer.customerAccessToken).toBe(await kind.buyerTokenOf(visitor));
  });

  it('has no customer while nobody is signed in', async () => {
    const visitor = new Visitor();
    await addToCart(visitor);
    expect(cartOf(visitor)?.buyer).not.toHaveProperty('customerAccessToken');
  });

  it('has its lines even if the token has expired, and a notice reports the end of the session', async () => {
    const visitor = await signedIn();
    standIns.shop.state.customers.revoke();
    expect(await addToCart(visitor)).toMatchObject({status: 303});
    const page = await visitor.open(openRoot, '/');
    expect(page).toMatchObject({knownCart: {cart: {totalQuantity: 2}}, account: {signedIn: false}});
    expect(page.notices.map(({about}) => about)).toContain('account.notice.expired');
  });

  it('is requested only once when Shopify rejects its variant', async () => {
    const visitor = await signedIn();
    const form = {intent: 'add', merchandiseId: 'gid://shopify/ProductVariant/1', quantity: '1'};
    expectConsoleError('cartCreate refused');
    await visitor.request(changeCart, '/warenkorb', {form});
    const created = operations().filter((operation) => operation === 'CartCreate');
    expect(created).toHaveLength(1);
    expect(visitor.cookie('cart')).toBeUndefined();
  });
});

it.each(kinds)(
  'the checkout URL carries logged_in only for sign-ins at Shopify ($name accounts)',
  async (kind) => {
    const visitor = kind.visitor();
    await addToCart(visitor);
    const before = await visitor.open(openCart, '/warenkorb');
    expect(before.cart?.checkoutUrl).not.toContain('logged_in');
    await kind.signedIn(jana, visitor);
    const {cart} = await visitor.open(openCart, '/warenkorb');
    const loggedIn = new URL(cart?.checkoutUrl ?? '').searchParams.get('logged_in');
    expect(loggedIn).toBe(kind.passwords ? null : 'true');
    expect(cart?.totalQuantity).toBe(2);
  },
);
