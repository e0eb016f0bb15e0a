import {describe, expect, it} from 'vitest';
import {loader as openCart} from '../../app/routes/cart';
import {setupShop} from './call-route';
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

/** A visitor with one tab that still shows both, while another has left only these on the wishlist. */
const elsewhere = (...left: (string | number)[]) => visitorWithWishlist(...left);

describe('a tab that shows an outdated wishlist', () => {
  it('removes no other item when its item is already gone', async () => {
    const visitor = elsewhere(bike().id);
    expect(await send(visitor, {remove: String(oil().id)})).toMatchObject({status: 200});
    expect(await numbersOf(visitor)).toEqual([String(bike().id)]);
  });

  it('adds to the list as changed by the other tab', async () => {
    const visitor = elsewhere(soldOut().id);
    await send(visitor, {add: String(oil().id)});
    expect(await numbersOf(visitor)).toEqual([String(soldOut().id), String(oil().id)]);
  });

  it('still moves an item to the cart that is no longer on the list', async () => {
    const visitor = elsewhere(bike().id);
    const form = {move: String(oil().id), quantity: '2', returnTo: page};
    expect(await post(visitor, form)).toMatchObject({status: 303, location: page});
    expect(await numbersOf(visitor)).toEqual([String(bike().id)]);
    const {cart} = await visitor.open(openCart, '/warenkorb');
    expect(cart?.lines).toMatchObject([{quantity: 2}]);
  });

  it('can clear an empty list without losing the undo', async () => {
    const visitor = elsewhere(bike().id, oil().id);
    await send(visitor, {clear: 'all'});
    await send(visitor, {clear: 'all'});
    await send(visitor, {undo: 'clear'});
    expect(await numbersOf(visitor)).toEqual([String(bike().id), String(oil().id)]);
  });
});
