import {describe, expect, it} from 'vitest';
import {action, loader} from '../../app/routes/cart';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {openShop, Visitor} from './call-route';
import {isAvailable, merchandiseIdOf, productOf, variantWith} from './catalogue';

openShop();

const oil = () => variantWith(productOf(noteworthyHandles.singleVariant), isAvailable);
const bike = () => variantWith(productOf(noteworthyHandles.flagship), isAvailable);
const add = (variant = oil(), quantity = '1') => ({
  intent: 'add',
  merchandiseId: merchandiseIdOf(variant),
  quantity,
});
const send = (visitor: Visitor, form: Record<string, string>) =>
  visitor.ask(action, '/warenkorb', {form, script: true});
const cartOf = async (visitor: Visitor) => (await visitor.open(loader, '/warenkorb')).cart;
/** What was asked of Shopify for this visitor: the market is asked for once for everybody. */
const operations = () =>
  standIns.shop
    .requests()
    .map(({operation}) => operation)
    .filter((operation) => operation !== 'Localization');

/** A visitor with two pieces in the cart, and the id of their line. */
async function shopper() {
  const visitor = new Visitor();
  await send(visitor, add(oil(), '2'));
  const lineId = (await cartOf(visitor))?.lines[0]?.id ?? '';
  return {visitor, lineId};
}

describe('a visitor without cart', () => {
  it('has none until something is added', async () => {
    const visitor = new Visitor();
    expect(await cartOf(visitor)).toBeNull();
    expect(visitor.cookies.size).toBe(0);
    expect(operations()).toEqual([]);
  });

  it('gets one with the lines asked for', async () => {
    const visitor = new Visitor();
    const answer = await send(visitor, add(oil(), ' 2 '));
    expect(answer).toMatchObject({
      status: 200,
      data: {intent: 'add', warnings: [], error: null, refused: []},
    });
    expect(operations().filter((name) => name.startsWith('Cart'))).toEqual(['CartCreate']);
    expect(await cartOf(visitor)).toMatchObject({
      totalQuantity: 2,
      lines: [
        {
          handle: noteworthyHandles.singleVariant,
          quantity: 2,
          merchandiseId: merchandiseIdOf(oil()),
        },
      ],
    });
  });

  it('keeps its id in a cookie, never in a page', async () => {
    const visitor = new Visitor();
    const {cookies} = await send(visitor, add());
    const key = /\?key=(\w+)/.exec(cookies.cart ?? '')?.[1] ?? '';
    expect(key).not.toBe('');
    expect(JSON.stringify((await cartOf(visitor))?.lines)).not.toContain(key);
  });

  it('has nothing to change or remove', async () => {
    const line = 'gid://shopify/CartLine/1';
    const changes: Record<string, string>[] = [{lineId: line, quantity: '2'}, {remove: line}];
    for (const change of changes) {
      const visitor = new Visitor();
      const answer = await send(visitor, {intent: 'lines', ...change});
      expect(answer).toMatchObject({
        status: 200,
        data: {intent: 'lines', error: null, known: {cart: null}},
      });
      expect(visitor.cookie('cart')).toBeUndefined();
    }
    expect(operations()).toEqual([]);
  });
});

describe('a cart', () => {
  it('takes more of the same and of others', async () => {
    const {visitor} = await shopper();
    await send(visitor, add(oil()));
    await send(visitor, add(bike()));
    const cart = await cartOf(visitor);
    expect(cart?.totalQuantity).toBe(4);
    expect(cart?.lines.map(({quantity}) => quantity).toSorted()).toEqual([1, 3]);
  });

  it('changes the number of pieces', async () => {
    const {visitor, lineId} = await shopper();
    const answer = await send(visitor, {intent: 'lines', lineId, quantity: '3'});
    expect(answer).toMatchObject({
      status: 200,
      data: {intent: 'lines', error: null, known: {cart: {lines: [{id: lineId, quantity: 3}]}}},
    });
    expect((await cartOf(visitor))?.lines).toMatchObject([{id: lineId, quantity: 3}]);
  });

  it('warns under its line when there are fewer pieces', async () => {
    const scarce = variantWith(
      productOf(noteworthyHandles.flagship),
      ({stock, continueSelling}) => stock > 0 && stock < 50 && !continueSelling,
    );
    const visitor = new Visitor();
    const answer = await send(visitor, add(scarce, '99'));
    const [line] = (await cartOf(visitor))?.lines ?? [];
    expect(line?.quantity).toBe(scarce.stock);
    expect(answer).toMatchObject({
      status: 200,
      data: {
        error: null,
        warnings: [
          {lineId: line?.id, message: expect.stringContaining(String(scarce.stock)) as unknown},
        ],
      },
    });
  });

  it('of one visitor is not that of another', async () => {
    const {lineId} = await shopper();
    const {visitor} = await shopper();
    expectConsoleError('cartLinesRemove refused');
    const answer = await send(visitor, {intent: 'lines', remove: `${lineId.split('?')[0]}0`});
    expect(answer).toMatchObject({status: 400, data: {error: {message: 'cart.error.refused'}}});
    expect((await cartOf(visitor))?.totalQuantity).toBe(2);
  });

  it('keeps out of search engines', async () => {
    const {meta} = await new Visitor().open(loader, '/warenkorb');
    expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
    expect(meta).toContainEqual({title: 'Warenkorb – Radladen'});
  });
});

describe('goods that Shopify does not know', () => {
  it('are refused, in the log with its words', async () => {
    expectConsoleError('cartCreate refused');
    const form = {
      intent: 'add',
      merchandiseId: 'gid://shopify/ProductVariant/99999999',
      quantity: '1',
    };
    const visitor = new Visitor();
    expect(await send(visitor, form)).toMatchObject({
      status: 400,
      data: {error: {message: 'cart.error.refused'}},
    });
    expect(visitor.cookie('cart')).toBeUndefined();
  });
});
