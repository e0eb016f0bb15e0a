import {describe, expect, it} from 'vitest';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {adding, oil, operations, sendToCart, shownCart} from './cart-visitor';

setupShop();

/** A visitor with two pieces in the cart. */
async function shopper(): Promise<Visitor> {
  const visitor = new Visitor();
  await sendToCart(visitor, adding(oil(), {quantity: '2'}));
  return visitor;
}

describe('a cart that no longer exists', () => {
  const gone = () => new Visitor({cookies: {'__Host-cart': 'c1gone%3Fkey%3D00'}});

  it('is removed from the cookies', async () => {
    const visitor = gone();
    expect(await shownCart(visitor)).toBeNull();
    expect(visitor.cookie('cart')).toBeUndefined();
  });

  it('is replaced by a new cart when something is added', async () => {
    const visitor = gone();
    expect(await sendToCart(visitor, adding())).toMatchObject({status: 200, data: {error: null}});
    expect((await shownCart(visitor))?.totalQuantity).toBe(1);
  });

  it('causes no error when a line is changed', async () => {
    const visitor = gone();
    const form = {intent: 'lines', lineId: 'gid://shopify/CartLine/1', quantity: '2'};
    expect(await sendToCart(visitor, form)).toMatchObject({status: 200, cookies: {cart: null}});
  });

  it.each(['%E0%A4%A', 'gid://shopify/Cart/1', '../x', '%22%7D', ''])(
    'or has a malformed id is replaced without loading it: %j',
    async (cart) => {
      const visitor = new Visitor({cookies: {cart}});
      await sendToCart(visitor, adding());
      expect(operations().filter((name) => name.startsWith('Cart'))).toEqual(['CartCreate']);
      expect((await shownCart(visitor))?.totalQuantity).toBe(1);
    },
  );

  it('is not assumed while Shopify is down: the cart is kept', async () => {
    const visitor = await shopper();
    standIns.shop.injectFault({operation: 'Cart', status: 503, times: 2});
    await expect(shownCart(visitor)).rejects.toMatchObject({
      name: 'ServiceOutage',
      operation: 'Cart',
    });
    expect((await shownCart(visitor))?.totalQuantity).toBe(2);
  });

  it('is not assumed when adding fails, and adding is not retried', async () => {
    const visitor = await shopper();
    standIns.shop.injectFault({operation: 'CartLinesAdd', status: 503});
    await expect(sendToCart(visitor, adding())).rejects.toMatchObject({operation: 'CartLinesAdd'});
    expect(operations().filter((name) => name === 'CartLinesAdd')).toHaveLength(1);
  });
});
