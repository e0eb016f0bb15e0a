import {parseWishlist} from '../../app/features/wishlist/wishlist';
import {describe, expect, it} from 'vitest';
import {loader as openRoot} from '../../app/root';
import {action, loader} from '../../app/routes/wishlist';
import {contextOf, SHOP} from '../fakes/request-context';
import {setupShop} from './call-route';
import {
  bike,
  hundred,
  visitorWithWishlist,
  numbersOf,
  oil,
  page,
  post,
  send,
  soldOut,
  wishlistOf,
} from './wishlist-visitor';

setupShop();

const newsOf = async (visitor: ReturnType<typeof visitorWithWishlist>) =>
  (await visitor.open(loader, page)).own?.news;

describe('a cleared wishlist', () => {
  it('shows the number of cleared items on its page, without a notice', async () => {
    const visitor = visitorWithWishlist(bike().id, oil().id);
    const form = {clear: 'all', returnTo: '/collections/e-bikes'};
    expect(await post(visitor, form)).toMatchObject({status: 303, location: page});
    expect(await wishlistOf(visitor)).toEqual({items: [], hasRemovedItems: false, cleared: 2});
    expect((await visitor.open(openRoot, page)).notices).toEqual([]);
  });

  it('is restored in its order by a form without script', async () => {
    const visitor = visitorWithWishlist(oil().id, bike().id);
    await post(visitor, {clear: 'all'});
    expect(await post(visitor, {undo: 'clear'})).toMatchObject({status: 303, location: page});
    expect(await newsOf(visitor)).toEqual({kind: 'restored', count: 2, left: 0});
    expect(await numbersOf(visitor)).toEqual([String(oil().id), String(bike().id)]);
    expect(await wishlistOf(visitor)).toMatchObject({cleared: 0});
    expect(visitor.cookies.has('wishlist-cleared')).toBe(false);
  });

  it('is restored without duplicates, before items added since', async () => {
    const visitor = visitorWithWishlist(oil().id, bike().id);
    await send(visitor, {clear: 'all'});
    await send(visitor, {add: String(soldOut().id)});
    await send(visitor, {add: String(bike().id)});
    expect(await send(visitor, {undo: 'clear'})).toMatchObject({
      status: 200,
      data: {error: null, news: {kind: 'restored', count: 1}},
    });
    expect(await numbersOf(visitor)).toEqual([oil(), soldOut(), bike()].map(({id}) => String(id)));
  });

  it('is restored as far as there is room and reports how many are left out', async () => {
    const visitor = visitorWithWishlist(...hundred);
    await send(visitor, {clear: 'all'});
    await send(visitor, {add: '1'});
    expect(await send(visitor, {undo: 'clear'})).toMatchObject({
      data: {news: {kind: 'restored', count: 99, left: 1}},
    });
    expect(parseWishlist(visitor.cookies.get('wishlist') ?? null)).toHaveLength(100);
  });

  it('cannot be restored twice and says so', async () => {
    const visitor = visitorWithWishlist(bike().id);
    await send(visitor, {clear: 'all'});
    await send(visitor, {undo: 'clear'});
    expect(await post(visitor, {undo: 'clear'})).toMatchObject({status: 303, location: page});
    expect(await newsOf(visitor)).toEqual({kind: 'notRestored'});
    expect(await numbersOf(visitor)).toEqual([String(bike().id)]);
  });

  it('is stored in a cookie of its own', async () => {
    const visitor = visitorWithWishlist(bike().id);
    expect((await send(visitor, {clear: 'all'})).cookies).toEqual({
      wishlist: expect.stringMatching(/^t\d+$/) as unknown,
      'wishlist-cleared': String(bike().id),
    });
  });

  it('is stored for ten minutes, where scripts cannot read it', async () => {
    const headers = {Cookie: `wishlist=${bike().id}`, Origin: SHOP};
    const body = new URLSearchParams({clear: 'all'});
    const request = new Request(`${SHOP}${page}.data`, {method: 'POST', headers, body});
    const context = await contextOf(request.clone());
    await action({request, params: {}, context: {...context}});
    expect(context.cookies.headers()).toContain(
      `wishlist-cleared=${bike().id}; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  });
});
