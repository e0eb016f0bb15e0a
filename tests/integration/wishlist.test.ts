import {describe, expect, it} from 'vitest';
import {loader as openRoot} from '../../app/root';
import {loadWishlist} from '../../app/features/wishlist/load-wishlist.server';
import type {WishlistFormAnswer} from '../../app/features/wishlist/change-wishlist.server';
import {loader} from '../../app/routes/wishlist';
import {contextOf, SHOP} from '../fakes/request-context';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {addressOf, productOf, valuesOf} from './catalogue';
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

const operations = () => standIns.shop.requests().map(({operation}) => operation);

describe('a wishlist', () => {
  it('is empty at first and needs no request', async () => {
    const visitor = new Visitor();
    expect(await wishlistOf(visitor)).toEqual({items: [], hasRemovedItems: false, cleared: 0});
    expect(operations()).not.toContain('VariantsByIds');
    expect(visitor.cookies.size).toBe(0);
  });

  it('contains each variant once, in the order of adding', async () => {
    const visitor = new Visitor();
    for (const {id} of [bike(), oil(), bike()]) {
      expect(await send(visitor, {add: String(id)})).toMatchObject({
        status: 200,
        data: {intent: 'add', error: null},
      });
    }
    expect(await numbersOf(visitor)).toEqual([String(bike().id), String(oil().id)]);
  });

  it('shows its variants with their current price and stock', async () => {
    const flagship = productOf(noteworthyHandles.flagship);
    const {items} = await wishlistOf(visitorWithWishlist(bike().id, soldOut().id, oil().id));
    expect(items).toMatchObject([
      {
        handle: flagship.handle,
        title: flagship.title.de,
        vendor: flagship.vendor,
        options: valuesOf(flagship, bike()).join(', '),
        query: addressOf(flagship, bike()).replace(/^[^?]+/, ''),
        image: {url: expect.any(String) as unknown, alt: expect.stringMatching(/./) as unknown},
        price: {current: expect.stringContaining('€*') as unknown},
        stock: {tone: 'ready'},
      },
      {handle: noteworthyHandles.soldOut, stock: {tone: 'soldOut'}},
      {handle: noteworthyHandles.singleVariant, options: '', query: ''},
    ]);
  });

  it('no longer contains a removed variant', async () => {
    const visitor = visitorWithWishlist(bike().id, oil().id);
    expect(await send(visitor, {remove: String(bike().id)})).toMatchObject({status: 200});
    expect(await numbersOf(visitor)).toEqual([String(oil().id)]);
  });

  it('is included in the data of every page', async () => {
    const root = await visitorWithWishlist(bike().id, oil().id).open(openRoot, '/');
    expect(root.wishlist).toMatchObject({ids: [String(bike().id), String(oil().id)]});
  });

  it('is not indexed and has a title in each language', async () => {
    const german = await new Visitor().open(loader, page);
    expect(german.meta).toContainEqual({name: 'robots', content: 'noindex'});
    expect(german.meta).toContainEqual({title: 'Merkzettel – Radladen'});
    const english = await new Visitor().open(loader, '/en-us/wishlist');
    expect(english.meta).toContainEqual({title: 'Wishlist – Radladen'});
  });
});

describe('a wishlist with 100 items', () => {
  it('rejects another item with an error', async () => {
    const visitor = visitorWithWishlist(...hundred);
    expect(await send(visitor, {add: '1'})).toMatchObject({
      status: 400,
      cookies: {},
      data: {error: 'wishlist.error.full'},
    });
  });

  it('accepts an item that it already contains', async () => {
    expect(await send(visitorWithWishlist(...hundred), {add: String(hundred[50])})).toMatchObject({
      status: 200,
    });
  });

  it('shows the error on the page that sent the form', async () => {
    const visitor = visitorWithWishlist(...hundred);
    const answer = await post(visitor, {add: '1', returnTo: '/products/gravel-x'});
    expect(answer).toMatchObject({status: 303, location: '/products/gravel-x'});
    const root = await visitor.open(openRoot, '/products/gravel-x');
    expect(root.notices).toMatchObject([{type: 'danger', about: 'wishlist.error.full'}]);
  });

  it('is loaded in one request', async () => {
    expect(await wishlistOf(visitorWithWishlist(...hundred, 1, 2, 3))).toEqual({
      items: [],
      hasRemovedItems: true,
      cleared: 0,
    });
    expect(operations().filter((name) => name === 'VariantsByIds')).toHaveLength(1);
  });
});

describe('a wishlist in several tabs', () => {
  const ask = async (visitor: Visitor) => (await visitor.open(openRoot, '/')).wishlist;

  it('is older in a page requested before a change, even when that page is loaded later', async () => {
    const visitor = visitorWithWishlist(bike().id);
    const slow = new Visitor({cookies: Object.fromEntries(visitor.cookies)});
    const {data} = await send(visitor, {add: String(oil().id)});
    const added = (data as WishlistFormAnswer).state;
    const late = await ask(slow);
    expect(late.ids).toHaveLength(1);
    expect(late.asOf).toBeLessThan(added.asOf);
    expect(await ask(visitor)).toEqual(added);
  });

  it('gets a later time with each change, even when it is cleared', async () => {
    const visitor = visitorWithWishlist(bike().id);
    const times: number[] = [];
    const changes: Record<string, string>[] = [
      {clear: 'all'},
      {undo: 'clear'},
      {remove: String(bike().id)},
    ];
    for (const change of changes) {
      await send(visitor, change);
      times.push((await ask(visitor)).asOf);
    }
    expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
  });
});

describe('the removal of wishlist items that no longer exist', () => {
  const GONE = 99_999_999;

  it('takes place once and is reported once', async () => {
    const visitor = visitorWithWishlist(GONE, bike().id);
    expect(await wishlistOf(visitor)).toMatchObject({
      items: [{number: String(bike().id)}],
      hasRemovedItems: true,
    });
    expect(await numbersOf(visitor)).toEqual([String(bike().id)]);
    expect(await wishlistOf(visitor)).toMatchObject({items: [{}], hasRemovedItems: false});
  });

  it('does not take place in a prefetched page', async () => {
    const headers = {Cookie: `wishlist=${GONE}.${bike().id}`, 'Sec-Purpose': 'prefetch'};
    const request = new Request(`${SHOP}${page}`, {headers});
    const context = await contextOf(request);
    const own = {...context};
    const {list} = await loadWishlist(own);
    expect(list).toMatchObject({items: [{}], hasRemovedItems: false});
    expect(context.cookies.headers()).toEqual([]);
  });

  it('leaves an empty list when no other item remains', async () => {
    const visitor = visitorWithWishlist(GONE);
    await wishlistOf(visitor);
    expect(await numbersOf(visitor)).toEqual([]);
  });

  it('does not take place while Shopify is down', async () => {
    const visitor = visitorWithWishlist(bike().id);
    standIns.shop.injectFault({operation: 'VariantsByIds', status: 503, times: 2});
    await expect(wishlistOf(visitor)).rejects.toMatchObject({operation: 'VariantsByIds'});
    expect(await numbersOf(visitor)).toEqual([String(bike().id)]);
  });

  it.each(['%E0%A4%A', '%22%7D', 'gid://shopify/ProductVariant/1', '<script>'])(
    'is not reported for the malformed cookie %s',
    async (wishlist) => {
      expect(await wishlistOf(new Visitor({cookies: {wishlist}}))).toEqual({
        items: [],
        hasRemovedItems: false,
        cleared: 0,
      });
    },
  );
});
