import {describe, expect, it} from 'vitest';
import {loader as openRoot} from '../../app/root';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {operations, scarce, shownCart} from './cart-visitor';
import {
  bike,
  visitorWithWishlist,
  numbersOf,
  oil,
  page,
  post,
  send,
  soldOut,
} from './wishlist-visitor';

setupShop();

describe('moving a wishlist item to the cart', () => {
  it('adds the chosen quantity and removes the item from the wishlist', async () => {
    const visitor = visitorWithWishlist(oil().id, bike().id);
    expect(await send(visitor, {move: String(oil().id), quantity: '3'})).toMatchObject({
      status: 200,
      data: {
        intent: 'move',
        error: null,
        cart: {
          error: null,
          known: {cart: {lines: [{handle: noteworthyHandles.singleVariant, quantity: 3}]}},
        },
        state: {ids: [String(bike().id)]},
      },
    });
    expect(await numbersOf(visitor)).toEqual([String(bike().id)]);
    expect((await shownCart(visitor))?.lines).toMatchObject([
      {handle: noteworthyHandles.singleVariant, quantity: 3},
    ]);
  });

  it('adds the item once when a double click submits the form twice', async () => {
    const visitor = visitorWithWishlist(oil().id, bike().id);
    const {pageId} = await visitor.open(openRoot, page);
    const form = {move: String(oil().id), quantity: '2', returnTo: page, pageId};
    // The first response is lost, with the wishlist and cart cookies that it sets.
    const again = new Visitor({cookies: Object.fromEntries(visitor.cookies)});
    for (const browser of [visitor, again]) {
      expect(await post(browser, form)).toMatchObject({status: 303, location: page});
    }
    expect((await shownCart(again))?.totalQuantity).toBe(2);
    expect(await numbersOf(again)).toEqual([String(bike().id)]);
  });

  it("preserves a sold-out item on the wishlist and returns Shopify's warning", async () => {
    const visitor = visitorWithWishlist(soldOut().id);
    expect(await send(visitor, {move: String(soldOut().id), quantity: '1'})).toMatchObject({
      status: 400,
      data: {error: 'wishlist.error.notMoved', cart: {warnings: [{lineId: null}]}},
    });
    expect(await numbersOf(visitor)).toEqual([String(soldOut().id)]);
  });

  it('preserves the item on the wishlist when Shopify fails', async () => {
    const visitor = visitorWithWishlist(oil().id);
    standIns.shop.injectFault({operation: 'CartCreate', status: 503});
    expectConsoleError('Shopify CartCreate failed (503)');
    expect(await send(visitor, {move: String(oil().id), quantity: '1'})).toMatchObject({
      status: 400,
      data: {error: 'wishlist.error.notMoved'},
    });
    expect(await numbersOf(visitor)).toEqual([String(oil().id)]);
  });

  it('rejects an invalid quantity and returns what was typed', async () => {
    const visitor = visitorWithWishlist(oil().id);
    const form = {move: String(oil().id), quantity: 'abc', returnTo: page};
    expect(await post(visitor, form)).toMatchObject({
      status: 400,
      data: {error: 'cart.error.quantity', variant: String(oil().id), quantity: 'abc'},
    });
    expect(operations()).not.toContain('CartCreate');
  });

  it("shows Shopify's warning when the quantity is reduced", async () => {
    const {id} = scarce();
    const visitor = visitorWithWishlist(id);
    await post(visitor, {move: String(id), quantity: '99', returnTo: page});
    const root = await visitor.open(openRoot, page);
    expect(root.cartAnswer?.warnings).toHaveLength(1);
    expect(root.notices).toEqual([]);
    expect(await numbersOf(visitor)).toEqual([]);
  });
});

describe('a wishlist form without script', () => {
  it.each([
    ['add', 'wishlist.notice.added'],
    ['remove', 'wishlist.notice.removed'],
    ['move', 'cart.notice.added'],
  ])('redirects back and shows a notice: %s', async (intent, about) => {
    const visitor = visitorWithWishlist(oil().id);
    const form = {
      [intent]: String(oil().id),
      quantity: '1',
      returnTo: '/collections/e-bikes?page=2',
    };
    expect(await post(visitor, form)).toMatchObject({
      status: 303,
      location: '/collections/e-bikes?page=2',
    });
    const root = await visitor.open(openRoot, '/collections/e-bikes');
    expect(root.notices).toMatchObject([{type: 'success', about}]);
  });
});
