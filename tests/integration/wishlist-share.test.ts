import {describe, expect, it} from 'vitest';
import {loader as openRoot} from '../../app/root';
import {loader} from '../../app/routes/wishlist';
import {shareLink} from '../../app/features/wishlist/wishlist';
import {SHOP} from '../fakes/request-context';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
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
} from './wishlist-visitor';

setupShop();

const GONE = 99_999_999;
const shared = (visitor: Visitor, v: string, path = page) => visitor.open(loader, `${path}?v=${v}`);
const asked = () =>
  standIns.shop.requests().filter(({operation}) => operation === 'VariantsByIds').length;

describe('the share link of a wishlist', () => {
  const linkOf = async (visitor: Visitor, path: string) => {
    const {own} = await visitor.open(loader, path);
    return (
      own &&
      shareLink(
        own.address,
        own.list.items.map(({number}) => number),
      )
    );
  };

  it.each([
    [page, '/merkzettel'],
    ['/en-us/wishlist', '/en-us/wishlist'],
  ])('contains its variants in their order: %s', async (path, address) => {
    const link = await linkOf(visitorWithWishlist(oil().id, bike().id), path);
    expect(link).toBe(`${SHOP}${address}?v=${oil().id}.${bike().id}`);
  });

  it('omits variants that no longer exist', async () => {
    expect(await linkOf(visitorWithWishlist(GONE, bike().id), page)).toBe(
      `${SHOP}${page}?v=${bike().id}`,
    );
  });
});

describe('a shared wishlist', () => {
  it("shows the current state of its variants and leaves the visitor's own list unchanged", async () => {
    const visitor = visitorWithWishlist(bike().id);
    const view = await shared(visitor, `${oil().id}.${soldOut().id}`);
    expect(view).toMatchObject({
      ids: [String(bike().id)],
      own: null,
      shared: {
        items: [
          {number: String(oil().id), stock: {tone: 'ready'}},
          {number: String(soldOut().id), stock: {tone: 'soldOut'}},
        ],
        missingCount: 0,
        isTruncated: false,
      },
    });
    expect(visitor.cookies.get('wishlist')).toBe(String(bike().id));
  });

  it('is not indexed', async () => {
    const {meta} = await shared(new Visitor(), String(oil().id));
    expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
    expect(meta).toContainEqual({title: 'Geteilter Merkzettel – Radladen'});
    expect(meta).not.toContainEqual(expect.objectContaining({rel: 'canonical'}));
    const english = await shared(new Visitor(), String(oil().id), '/en-us/wishlist');
    expect(english.meta).toContainEqual({title: 'Shared wishlist – Radladen'});
  });

  it('counts variants that no longer exist without changing the cookie', async () => {
    const visitor = visitorWithWishlist(GONE);
    const view = await shared(visitor, `${oil().id}.${GONE}`);
    expect(view.shared).toMatchObject({items: [{}], missingCount: 1});
    expect(visitor.cookies.get('wishlist')).toBe(String(GONE));
  });

  it.each<[string, string]>([
    ['nothing', ''],
    ['junk', '%3Cscript%3E.%00.-1.1e9.%E0%A4%A'],
  ])('is empty without a request when its link names %s', async (_, v) => {
    expect((await shared(new Visitor(), v)).shared).toEqual({
      items: [],
      missingCount: 0,
      isTruncated: false,
    });
    expect(asked()).toBe(0);
  });

  it('is limited to 100 variants, says so and needs one request', async () => {
    const view = await shared(new Visitor(), [...hundred, oil().id, 1, 2, 3].join('.'));
    expect(view.shared).toEqual({items: [], missingCount: 100, isTruncated: true});
    expect(asked()).toBe(1);
  });

  it('fails instead of being empty while Shopify is out', async () => {
    standIns.shop.injectFault({operation: 'VariantsByIds', status: 503, times: 2});
    await expect(shared(new Visitor(), String(oil().id))).rejects.toMatchObject({
      operation: 'VariantsByIds',
    });
  });
});

describe('taking over a shared wishlist', () => {
  const returnTo = `${page}?v=1.2`;
  const newsOf = async (visitor: Visitor) => (await visitor.open(loader, page)).own?.news;

  it('appends missing variants to the own list and reports their number once', async () => {
    const visitor = visitorWithWishlist(bike().id);
    const copy = `${soldOut().id}.${bike().id}.${oil().id}`;
    expect(await post(visitor, {copy, returnTo})).toMatchObject({status: 303, location: page});
    expect(await newsOf(visitor)).toEqual({kind: 'copied', count: 2, left: 0});
    expect(await newsOf(visitor)).toBeNull();
    expect(await numbersOf(visitor)).toEqual([bike(), soldOut(), oil()].map(({id}) => String(id)));
  });

  it('changes nothing when the own list has every variant', async () => {
    const visitor = visitorWithWishlist(bike().id);
    await post(visitor, {copy: String(bike().id), returnTo});
    expect(await newsOf(visitor)).toEqual({kind: 'copied', count: 0, left: 0});
  });

  it('adds as many as fit and reports how many do not', async () => {
    const visitor = visitorWithWishlist(...hundred.slice(1));
    expect(await send(visitor, {copy: '1.2.3'})).toMatchObject({
      status: 200,
      data: {news: {kind: 'copied', count: 1, left: 2}},
    });
    expect(visitor.cookies.get('wishlist')?.endsWith('.1')).toBe(true);
  });

  it('redirects to the shared list with an error when nothing fits', async () => {
    const visitor = visitorWithWishlist(...hundred);
    expect(await post(visitor, {copy: '1.2', returnTo})).toMatchObject({
      status: 303,
      location: returnTo,
    });
    const root = await visitor.open(openRoot, returnTo);
    expect(root.notices).toMatchObject([{type: 'danger', about: 'wishlist.error.full'}]);
  });

  it('redirects to the English list on English pages', async () => {
    expect(await post(new Visitor(), {copy: '1'}, '/en-us/wishlist')).toMatchObject({
      location: '/en-us/wishlist',
    });
  });

  it.each(['', 'junk', '<script>', '.'.repeat(20_000), 'x'.repeat(20_000)])(
    'rejects a request without valid variants',
    async (copy) => {
      expect(await post(new Visitor(), {copy})).toMatchObject({
        status: 400,
        cookies: {},
        data: {error: 'wishlist.error.unknownVariant'},
      });
    },
  );
});
