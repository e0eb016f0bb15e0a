import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/cart';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {setupShop, Visitor} from './call-route';
import {adding, bike, oil, operations, scarce, sendToCart, shownCart} from './cart-visitor';
import {addressOf, productOf, valuesOf} from './catalogue';

setupShop();

/** A visitor with two pieces in the cart, and the id of their line. */
async function shopper() {
  const visitor = new Visitor();
  await sendToCart(visitor, adding(oil(), {quantity: '2'}));
  const lineId = (await shownCart(visitor))?.lines[0]?.id ?? '';
  return {visitor, lineId};
}

describe('a visitor without a cart', () => {
  it('has none until something is added', async () => {
    const visitor = new Visitor();
    expect(await shownCart(visitor)).toBeNull();
    expect(visitor.cookies.size).toBe(0);
    expect(operations()).toEqual([]);
  });

  it('gets a cart with the requested lines', async () => {
    const visitor = new Visitor();
    const answer = await sendToCart(visitor, adding(oil(), {quantity: ' 2 '}));
    expect(answer).toMatchObject({
      status: 200,
      data: {intent: 'add', warnings: [], error: null, refused: []},
    });
    expect(operations().filter((name) => name.startsWith('Cart'))).toEqual(['CartCreate']);
    expect(await shownCart(visitor)).toMatchObject({
      totalQuantity: 2,
      lines: [
        {
          handle: noteworthyHandles.singleVariant,
          title: 'Kettenöl Landregen 100 ml',
          quantity: 2,
          pricePerPiece: {text: 'Einzelpreis 8,95\u00a0€*'},
          price: {current: '17,90\u00a0€*'},
        },
      ],
    });
  });

  it('gets the cart’s key in a cookie, never in the page', async () => {
    const visitor = new Visitor();
    const {cookies} = await sendToCart(visitor, adding());
    const key = /\?key=(\w+)/.exec(cookies.cart ?? '')?.[1] ?? '';
    expect(key).not.toBe('');
    expect(JSON.stringify((await shownCart(visitor))?.lines)).not.toContain(key);
  });

  it('gets no error for changing or removing a line', async () => {
    const line = 'gid://shopify/CartLine/1';
    const changes: Record<string, string>[] = [{lineId: line, quantity: '2'}, {remove: line}];
    for (const change of changes) {
      const visitor = new Visitor();
      const answer = await sendToCart(visitor, {intent: 'lines', ...change});
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
  it('accepts more of the same variant and other variants', async () => {
    const {visitor} = await shopper();
    await sendToCart(visitor, adding());
    await sendToCart(visitor, adding(bike()));
    const cart = await shownCart(visitor);
    expect(cart?.totalQuantity).toBe(4);
    expect(cart?.lines.map(({quantity}) => quantity).toSorted()).toEqual([1, 3]);
    const flagship = productOf(noteworthyHandles.flagship);
    expect(cart?.lines.find(({handle}) => handle === flagship.handle)).toMatchObject({
      title: flagship.title.de,
      vendor: flagship.vendor,
      options: valuesOf(flagship, bike()).join(', '),
      query: addressOf(flagship, bike()).replace(/^[^?]+/, ''),
      image: {url: expect.any(String) as unknown, alt: expect.stringMatching(/./) as unknown},
      stock: {tone: 'ready'},
    });
  });

  it('updates the quantity of a line', async () => {
    const {visitor, lineId} = await shopper();
    const answer = await sendToCart(visitor, {intent: 'lines', lineId, quantity: '3'});
    expect(answer).toMatchObject({
      status: 200,
      data: {intent: 'lines', error: null, known: {cart: {lines: [{id: lineId, quantity: 3}]}}},
    });
    expect((await shownCart(visitor))?.lines).toMatchObject([{id: lineId, quantity: 3}]);
  });

  it('shows a warning at the line when stock is short', async () => {
    const variant = scarce();
    const visitor = new Visitor();
    const answer = await sendToCart(visitor, adding(variant, {quantity: '99'}));
    const [line] = (await shownCart(visitor))?.lines ?? [];
    expect(line?.quantity).toBe(variant.stock);
    expect(answer).toMatchObject({
      status: 200,
      data: {
        error: null,
        warnings: [
          {lineId: line?.id, message: expect.stringContaining(String(variant.stock)) as unknown},
        ],
      },
    });
  });

  it('reports nothing as added when no stock is left', async () => {
    const visitor = new Visitor();
    const all = adding(scarce(), {quantity: String(scarce().stock)});
    expect((await sendToCart(visitor, all)).data).toHaveProperty('added');
    const {data} = await sendToCart(visitor, adding(scarce()));
    expect(data).not.toHaveProperty('added');
    const message = `Nur noch ${scarce().stock} Stück verfügbar. Wir haben die Menge angepasst.`;
    expect(data).toMatchObject({warnings: [{message}]});
  });

  it('rejects the removal of a line that is already removed, and keeps the others', async () => {
    const {visitor, lineId} = await shopper();
    await sendToCart(visitor, adding(bike()));
    expect(await sendToCart(visitor, {intent: 'lines', remove: lineId})).toMatchObject({
      status: 200,
    });
    expectConsoleError('cartLinesRemove refused');
    const answer = await sendToCart(visitor, {intent: 'lines', remove: lineId});
    expect(answer).toMatchObject({status: 400, data: {error: 'cart.error.refused'}});
    expect((await shownCart(visitor))?.lines).toMatchObject([
      {handle: noteworthyHandles.flagship, quantity: 1},
    ]);
  });

  it('is not indexed by search engines', async () => {
    const {meta} = await new Visitor().open(loader, '/warenkorb');
    expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
    expect(meta).toContainEqual({title: 'Warenkorb – Radladen'});
  });
});

describe('a variant unknown to Shopify', () => {
  it('is rejected and logged', async () => {
    expectConsoleError('cartCreate refused');
    const form = {
      intent: 'add',
      merchandiseId: 'gid://shopify/ProductVariant/99999999',
      quantity: '1',
    };
    const visitor = new Visitor();
    expect(await sendToCart(visitor, form)).toMatchObject({
      status: 400,
      data: {error: 'cart.error.refused'},
    });
    expect(visitor.cookie('cart')).toBeUndefined();
  });
});
