import {describe, expect, it} from 'vitest';
import {action, loader} from '../../app/routes/cart';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {openShop, Visitor} from './call-route';
import {isAvailable, merchandiseIdOf, productOf, variantWith} from './catalogue';

openShop();

const oil = () => variantWith(productOf(noteworthyHandles.singleVariant), isAvailable);
const add = () => ({intent: 'add', merchandiseId: merchandiseIdOf(oil()), quantity: '1'});
const send = (visitor: Visitor, form: Record<string, string>) =>
  visitor.ask(action, '/warenkorb', {form, script: true});
const cartOf = async (visitor: Visitor) => (await visitor.open(loader, '/warenkorb')).cart;
/** What was asked of Shopify for this visitor: the market is asked for once for everybody. */
const operations = () =>
  standIns.shop
    .requests()
    .map(({operation}) => operation)
    .filter((operation) => operation !== 'Localization');

/** A visitor with two pieces in the cart. */
async function shopper(): Promise<Visitor> {
  const visitor = new Visitor();
  await send(visitor, {...add(), quantity: '2'});
  return visitor;
}

describe('a cart that is gone', () => {
  const gone = () => new Visitor({cookies: {'__Host-cart': 'c1gone%3Fkey%3D00'}});

  it('is forgotten', async () => {
    const visitor = gone();
    expect(await cartOf(visitor)).toBeNull();
    expect(visitor.cookie('cart')).toBeUndefined();
  });

  it('is replaced by one with what is added', async () => {
    const visitor = gone();
    expect(await send(visitor, add())).toMatchObject({status: 200, data: {error: null}});
    expect((await cartOf(visitor))?.totalQuantity).toBe(1);
  });

  it('has nothing left to change', async () => {
    const visitor = gone();
    const form = {intent: 'lines', lineId: 'gid://shopify/CartLine/1', quantity: '2'};
    expect(await send(visitor, form)).toMatchObject({status: 200, cookies: {cart: null}});
  });

  it.each(['%E0%A4%A', 'gid://shopify/Cart/1', '../x', '%22%7D', ''])(
    'or garbled is replaced unasked: %j',
    async (cart) => {
      const visitor = new Visitor({cookies: {cart}});
      await send(visitor, add());
      expect(operations().filter((name) => name.startsWith('Cart'))).toEqual(['CartCreate']);
      expect((await cartOf(visitor))?.totalQuantity).toBe(1);
    },
  );

  it('because Shopify is down is not forgotten', async () => {
    const visitor = await shopper();
    standIns.shop.orderFault({operation: 'Cart', status: 503, times: 2});
    await expect(cartOf(visitor)).rejects.toMatchObject({name: 'ServiceOutage', operation: 'Cart'});
    expect((await cartOf(visitor))?.totalQuantity).toBe(2);
  });

  it('is not changed twice by a change that Shopify does not answer', async () => {
    const visitor = await shopper();
    standIns.shop.orderFault({operation: 'CartLinesAdd', status: 503});
    await expect(send(visitor, add())).rejects.toMatchObject({operation: 'CartLinesAdd'});
    expect(operations().filter((name) => name === 'CartLinesAdd')).toHaveLength(1);
  });
});
