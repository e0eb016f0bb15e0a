import {describe, expect, it} from 'vitest';
import {loader as openRoot} from '../../app/root';
import {headers, loader} from '../../app/routes/wishlist';
import {shareLink} from '../../app/features/wishlist/wishlist-ids';
import {SHOP} from '../fakes/request-context';
import {standIns} from '../stand-ins/in-vitest';
import {openShop, Visitor} from './call-route';
import {bike, hundred, noted, numbersOf, oil, page, post, send, soldOut} from './wishlist-visitor';

openShop();

const GONE = 99_999_999;
const shared = (visitor: Visitor, v: string, path = page) => visitor.open(loader, `${path}?v=${v}`);
const asked = () =>
  standIns.shop.requests().filter(({operation}) => operation === 'VariantsByIds').length;

describe('the link of a Merkzettel', () => {
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
  ])('names what is on it, in its order: %s', async (path, address) => {
    const link = await linkOf(noted(oil().id, bike().id), path);
    expect(link).toBe(`${SHOP}${address}?v=${oil().id}.${bike().id}`);
  });

  it('leaves out what the shop has no more', async () => {
    expect(await linkOf(noted(GONE, bike().id), page)).toBe(`${SHOP}${page}?v=${bike().id}`);
  });
});

describe('a shared list', () => {
  it('shows its variants as they are today and leaves the own list alone', async () => {
    const visitor = noted(bike().id);
    const view = await shared(visitor, `${oil().id}.${soldOut().id}`);
    expect(view).toMatchObject({
      ids: [String(bike().id)],
      own: null,
      shared: {
        items: [
          {number: String(oil().id), stock: {look: 'ready'}},
          {number: String(soldOut().id), stock: {look: 'soldOut'}},
        ],
        gone: 0,
        cut: false,
      },
    });
    expect(visitor.cookies.get('wishlist')).toBe(String(bike().id));
  });

  it('is nobody’s business: not indexed, not kept', async () => {
    const {meta} = await shared(new Visitor(), String(oil().id));
    expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
    expect(meta).toContainEqual({title: 'Geteilter Merkzettel – Radladen'});
    expect(meta).not.toContainEqual(expect.objectContaining({rel: 'canonical'}));
    expect(headers()).toEqual({'Cache-Control': 'private, no-store'});
    const english = await shared(new Visitor(), String(oil().id), '/en-us/wishlist');
    expect(english.meta).toContainEqual({title: 'Shared wishlist – Radladen'});
  });

  it('counts what the shop has no more, without touching any cookie', async () => {
    const visitor = noted(GONE);
    const view = await shared(visitor, `${oil().id}.${GONE}`);
    expect(view.shared).toMatchObject({items: [{}], gone: 1});
    expect(visitor.cookies.get('wishlist')).toBe(String(GONE));
  });

  it.each<[string, string]>([
    ['nothing', ''],
    ['junk', '%3Cscript%3E.%00.-1.1e9.%E0%A4%A'],
  ])('that names %s asks nobody and is empty', async (_, v) => {
    expect((await shared(new Visitor(), v)).shared).toEqual({items: [], gone: 0, cut: false});
    expect(asked()).toBe(0);
  });

  it('ends at 100, says so and asks once', async () => {
    const view = await shared(new Visitor(), [...hundred, oil().id, 1, 2, 3].join('.'));
    expect(view.shared).toEqual({items: [], gone: 100, cut: true});
    expect(asked()).toBe(1);
  });

  it('that Shopify cannot tell now is an outage, no empty list', async () => {
    standIns.shop.orderFault({operation: 'VariantsByIds', status: 503, times: 2});
    await expect(shared(new Visitor(), String(oil().id))).rejects.toMatchObject({
      operation: 'VariantsByIds',
    });
  });
});

describe('taking a shared list over', () => {
  const returnTo = `${page}?v=1.2`;
  const newsOf = async (visitor: Visitor) => (await visitor.open(loader, page)).own?.news;

  it('adds what is missing behind the own list and tells it there, once', async () => {
    const visitor = noted(bike().id);
    const take = `${soldOut().id}.${bike().id}.${oil().id}`;
    expect(await post(visitor, {take, returnTo})).toMatchObject({status: 303, location: page});
    expect(await newsOf(visitor)).toEqual({kind: 'taken', count: 2, left: 0});
    expect(await newsOf(visitor)).toBeNull();
    expect(await numbersOf(visitor)).toEqual([bike(), soldOut(), oil()].map(({id}) => String(id)));
  });

  it('changes nothing when all is there', async () => {
    const visitor = noted(bike().id);
    await post(visitor, {take: String(bike().id), returnTo});
    expect(await newsOf(visitor)).toEqual({kind: 'taken', count: 0, left: 0});
  });

  it('takes what fits and says what does not', async () => {
    const visitor = noted(...hundred.slice(1));
    expect(await send(visitor, {take: '1.2.3'})).toMatchObject({
      status: 200,
      data: {news: {kind: 'taken', count: 1, left: 2}},
    });
    expect(visitor.cookies.get('wishlist')?.endsWith('.1')).toBe(true);
  });

  it('stays with the shared list when nothing fits', async () => {
    const visitor = noted(...hundred);
    expect(await post(visitor, {take: '1.2', returnTo})).toMatchObject({
      status: 303,
      location: returnTo,
    });
    const root = await visitor.open(openRoot, returnTo);
    expect(root.notices).toMatchObject([{type: 'danger', about: 'wishlist.error.full'}]);
  });

  it('leads to the English list in English', async () => {
    expect(await post(new Visitor(), {take: '1'}, '/en-us/wishlist')).toMatchObject({
      location: '/en-us/wishlist',
    });
  });

  it.each(['', 'junk', '<script>', '.'.repeat(20_000), 'x'.repeat(20_000)])(
    'of nothing is refused',
    async (take) => {
      expect(await post(new Visitor(), {take})).toMatchObject({
        status: 400,
        cookies: {},
        data: {error: 'wishlist.error.unknownVariant'},
      });
    },
  );
});
