import {describe, expect, it} from 'vitest';
import {loader as openRoot} from '../../app/root';
import {action} from '../../app/routes/cart';
import {expectConsoleError} from '../setup';
import {setupShop, Visitor} from './call-route';
import {adding, bike, oil, operations, shownCart} from './cart-visitor';

setupShop();

const send = (visitor: Visitor, form: Record<string, string>, script = true) =>
  visitor.request(action, '/warenkorb', {form, script});
const apply = (visitor: Visitor, code: string, script = true) =>
  send(visitor, {intent: 'lines', code, apply: '1'}, script);

/** A visitor with a variant in the cart. */
async function buyerOf(variant = bike()) {
  const visitor = new Visitor();
  await send(visitor, adding(variant));
  return visitor;
}

/** Parses a formatted amount of euros. */
const euros = (text = '') =>
  Number(
    text
      .replace(/[^\d,−]/g, '')
      .replace(',', '.')
      .replace('−', '-'),
  );

describe('a discount code', () => {
  it('reduces the total, and the cart shows the discount', async () => {
    const visitor = await buyerOf();
    const before = await shownCart(visitor);
    expect(before).toMatchObject({discounts: [], codes: [], total: before?.subtotal});

    expect(await apply(visitor, ' treue25 ')).toMatchObject({status: 200, data: {error: null}});
    const cart = await shownCart(visitor);
    expect(cart).toMatchObject({
      subtotal: before?.subtotal,
      discounts: [{label: 'Rabattcode treue25'}],
      codes: [{code: 'treue25', reason: null}],
    });
    expect(euros(cart?.discounts[0]?.amount)).toBe(-25);
    expect(euros(cart?.total)).toBe(euros(before?.subtotal) - 25);
  });

  it('combines with others, applies once and can be removed', async () => {
    const visitor = await buyerOf();
    for (const code of ['WERKSTATT10', 'TREUE25', 'treue25']) await apply(visitor, code);
    expect((await shownCart(visitor))?.codes.map(({code}) => code)).toEqual([
      'WERKSTATT10',
      'treue25',
    ]);
    await send(visitor, {intent: 'lines', removeCode: 'Treue25'});
    expect((await shownCart(visitor))?.codes.map(({code}) => code)).toEqual(['WERKSTATT10']);
  });

  it('stays when lines change, and says when it no longer applies', async () => {
    const visitor = await buyerOf();
    await apply(visitor, 'RAD100');
    const bikeLine = (await shownCart(visitor))?.lines[0]?.id ?? '';
    await send(visitor, adding());
    const answer = await send(visitor, {intent: 'lines', remove: bikeLine});
    expect(answer).toMatchObject({status: 200, data: {warnings: []}});
    const cart = await shownCart(visitor);
    expect(cart).toMatchObject({
      discounts: [],
      codes: [
        {
          code: 'RAD100',
          reason: 'Gilt für diesen Warenkorb zurzeit nicht. Die Kasse prüft den Code noch einmal.',
        },
      ],
      total: cart?.subtotal,
    });
  });

  it('posted without script redirects to the cart, with an English label in the English shop', async () => {
    const visitor = await buyerOf();
    expect(await apply(visitor, 'TREUE25', false)).toMatchObject({
      status: 303,
      location: '/warenkorb',
    });
    const english = await shownCart(visitor, '/en-us/cart');
    expect(english?.discounts).toMatchObject([{label: 'Discount code TREUE25'}]);
  });

  it('creates a cart if there is none, and waits there for goods', async () => {
    const visitor = new Visitor();
    expect(await apply(visitor, 'TREUE25')).toMatchObject({status: 200, data: {error: null}});
    await send(visitor, adding(bike()));
    expect((await shownCart(visitor))?.codes).toEqual([{code: 'TREUE25', reason: null}]);
  });

  it('creates a new cart if Shopify no longer has the old one', async () => {
    const visitor = await buyerOf();
    visitor.cookies.set('__Host-cart', 'gone?key=0123456789abcdef0123456789abcdef');
    expect(await apply(visitor, 'TREUE25')).toMatchObject({status: 200, data: {error: null}});
    expect(await shownCart(visitor)).toMatchObject({lines: [], codes: [{code: 'TREUE25'}]});
  });
});

describe('a rejected discount code', () => {
  it.each([
    ['GIBTSNICHT', 'unknown'],
    ['<b>1</b>', 'unknown'],
    ['HERBST2025', 'inactive'],
    ['RAD100', 'range'],
  ])('is returned with an error at its field: %s', async (code, reason) => {
    const visitor = await buyerOf(oil());
    await apply(visitor, 'TREUE25');
    for (const script of [true, false]) {
      expect(await apply(visitor, code, script)).toMatchObject({
        status: 400,
        location: null,
        data: {
          refusedCode: {typed: code, message: `cartPage.code.refused.${reason}`},
        },
      });
      expect((await shownCart(visitor))?.codes).toEqual([{code: 'TREUE25', reason: null}]);
    }
  });

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['x'.repeat(256), 'unknown'],
    ['A\u0000B', 'unknown'],
  ])('is not sent to Shopify when it is empty or malformed: %j', async (code, reason) => {
    const answer = await apply(new Visitor(), code);
    expect(answer).toMatchObject({
      status: 400,
      data: {
        refusedCode: {typed: code.slice(0, 255), message: `cartPage.code.refused.${reason}`},
      },
    });
    expect(operations()).toEqual([]);
  });

  it('is reported on the cart page, even for a form on another page', async () => {
    const visitor = await buyerOf();
    const form = {intent: 'lines', code: 'GIBTSNICHT', returnTo: '/products/gravel-x'};
    expect(await send(visitor, form, false)).toMatchObject({status: 400, location: null});
    expect((await visitor.open(openRoot, '/')).knownCart?.cart?.codes).toEqual([]);
    // Both are reported when a quantity is invalid as well.
    const typed = {...form, lineId: 'gid://shopify/CartLine/1', shown: '1', quantity: 'zwei'};
    expect(await send(visitor, typed, false)).toMatchObject({
      status: 400,
      data: {
        refused: [{quantity: 'zwei', message: 'cart.error.quantity'}],
        refusedCode: {typed: 'GIBTSNICHT', message: 'cartPage.code.refused.unknown'},
      },
    });
  });
});

describe('a gift card', () => {
  const CARD = 'RAD50GESCHENK7K2M';
  const remove = (visitor: Visitor, giftCard: string) =>
    send(visitor, {intent: 'lines', removeGiftCard: giftCard}, false);

  it('uses the same field, and is shown with its last characters and amount', async () => {
    const visitor = await buyerOf();
    const before = await shownCart(visitor);
    for (const script of [true, false]) {
      const typed = ' rad50 geschenk-7k2m ';
      expect(await apply(visitor, typed, script)).toMatchObject({
        status: script ? 200 : 303,
      });
      const cart = await shownCart(visitor);
      expect(cart).toMatchObject({
        codes: [],
        subtotal: before?.subtotal,
        giftCards: [{label: 'Gutschein mit Endung 7K2M, an der Kasse abgezogen'}],
      });
      expect(euros(cart?.giftCards[0]?.amount)).toBe(-50);
      expect(JSON.stringify(cart)).not.toContain(CARD);
      expect(await remove(visitor, cart?.giftCards[0]?.id ?? '')).toMatchObject({status: 303});
      expect((await shownCart(visitor))?.giftCards).toEqual([]);
    }
  });

  it('pays at most the total, and combines with discounts', async () => {
    const visitor = await buyerOf(oil());
    await apply(visitor, 'WERKSTATT10');
    await apply(visitor, CARD);
    const english = await shownCart(visitor, '/en-us/cart');
    expect(english?.codes).toMatchObject([{code: 'WERKSTATT10'}]);
    expect(english?.giftCards[0]?.label).toBe('Gift card ending in 7K2M, deducted at checkout');
    const cart = await shownCart(visitor);
    expect(euros(cart?.giftCards[0]?.amount)).toBe(-euros(cart?.total));
  });

  it('stays the only one in the cart: a second one is rejected', async () => {
    const visitor = await buyerOf();
    await apply(visitor, CARD);
    expect(await apply(visitor, 'RAD500GESCHENK9QXW')).toMatchObject({
      status: 400,
      data: {refusedCode: {message: 'cartPage.code.refused.oneGiftCard'}},
    });
    expect((await shownCart(visitor))?.giftCards).toHaveLength(1);
  });

  it('cannot be removed if the cart does not have it', async () => {
    const visitor = await buyerOf();
    expectConsoleError('cartGiftCardCodesRemove refused');
    expect(await remove(visitor, 'gid://shopify/AppliedGiftCard/1')).toMatchObject({status: 400});
    expect(await remove(visitor, 'x')).toMatchObject({status: 400});
  });
});

describe('a code posted with changed quantities, without script', () => {
  const change = async (visitor: Visitor, code: string) => {
    const [line] = (await shownCart(visitor))?.lines ?? [];
    const quantity = String((line?.quantity ?? 0) + 1);
    const form = {intent: 'lines', lineId: line?.id ?? '', shown: '1', quantity, code};
    return send(visitor, form, false);
  };

  it('is applied together with them', async () => {
    const visitor = await buyerOf(oil());
    expect(await change(visitor, 'WERKSTATT10')).toMatchObject({status: 303});
    expect(await shownCart(visitor)).toMatchObject({
      totalQuantity: 2,
      codes: [{code: 'WERKSTATT10'}],
    });
  });

  it('is returned if it is unknown, and the quantities are updated', async () => {
    const visitor = await buyerOf(oil());
    expect(await change(visitor, 'GIBTSNICHT')).toMatchObject({
      status: 400,
      data: {
        refusedCode: {typed: 'GIBTSNICHT', message: 'cartPage.code.refused.unknown'},
      },
    });
    expect((await shownCart(visitor))?.totalQuantity).toBe(2);
  });
});
