import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/collection';
import {standIns} from '../stand-ins/in-vitest';
import {openShop, Visitor} from './call-route';
import {isAvailable, productOf} from './catalogue';

openShop();

const open = async (path: string) => (await new Visitor().open(loader, path)).collection;
const inStock = (handle: string) =>
  (standIns.catalogue().collectionsByHandle.get(handle)?.products ?? [])
    .map(productOf)
    .filter(({variants}) => variants.some(isAvailable));
const lowest = (handle: string) => Math.min(...productOf(handle).variants.map(({price}) => price));
const handles = (collection: Awaited<ReturnType<typeof open>>) =>
  collection.products.map(({handle}) => handle);

describe('a collection', () => {
  it('shows its first 25 products in stock and leads to more', async () => {
    const collection = await open('/collections/e-bikes');
    expect(collection).toMatchObject({handle: 'e-bikes', page: 1, moreQuery: '?page=2'});
    expect(collection.products).toHaveLength(25);
    expect(collection.products.every(({available}) => available)).toBe(true);
  });

  it('shows pages 1 to 2 together, in the same order', async () => {
    const first = await open('/collections/e-bikes');
    const both = await open('/collections/e-bikes?page=2');
    expect(handles(both)).toHaveLength(Math.min(50, inStock('e-bikes').length));
    expect(handles(both).slice(0, 25)).toEqual(handles(first));
    expect(new Set(handles(both)).size).toBe(handles(both).length);
  });

  it('ends when all is shown', async () => {
    const collection = await open('/collections/e-bikes?page=10');
    expect(handles(collection).toSorted()).toEqual(
      inStock('e-bikes')
        .map(({handle}) => handle)
        .toSorted(),
    );
    expect(collection.moreQuery).toBeNull();
  });

  it.each([
    ['price-asc', 1],
    ['price-desc', -1],
  ])('is sorted by %s', async (sort, direction) => {
    const collection = await open(`/collections/gravelbikes?sort=${sort}`);
    const prices = handles(collection).map(lowest);
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((one, other) => (one - other) * direction));
    expect(collection.sort).toBe(sort);
  });

  it('is sorted by what is new', async () => {
    const collection = await open('/collections/gravelbikes?sort=published-at-desc');
    const dates = handles(collection).map((handle) => productOf(handle).publishedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('is sorted by what sells best, unasked', async () => {
    const sold = handles(await open('/collections/gravelbikes')).map(
      (handle) => productOf(handle).recentlyOrdered,
    );
    expect(sold).toEqual(sold.toSorted((one, other) => other - one));
  });

  it.each(['?page=0', '?page=-3', '?page=abc&sort=quatsch', '?utm_source=brief', '?page=1&page=2'])(
    'is what it always is with junk in its address: %s',
    async (junk) => {
      expect(await open(`/collections/e-bikes${junk}`)).toEqual(await open('/collections/e-bikes'));
    },
  );

  it('speaks English on English pages', async () => {
    const collection = await open('/en-us/collections/e-bikes');
    const known = standIns.catalogue().collectionsByHandle.get('e-bikes');
    expect(collection.title).toBe(known?.title.en);
    expect(collection.title).not.toBe('');
  });

  it('names itself to search engines without its pages', async () => {
    const {meta} = await new Visitor().open(loader, '/collections/e-bikes?page=2&sort=price-asc');
    const href = 'https://shop.test/collections/e-bikes';
    expect(meta).toContainEqual({tagName: 'link', rel: 'canonical', href});
  });

  it('that does not exist is missing', async () => {
    const answer = await new Visitor().ask(loader, '/collections/gibt-es-nicht');
    expect(answer).toMatchObject({
      status: 404,
      data: {message: 'Page not found: /collections/gibt-es-nicht'},
    });
    expect(answer.data).toHaveProperty('bestSellers.length', 8);
  });

  it('that Shopify cannot give is an outage', async () => {
    standIns.shop.orderFault({operation: 'Collection', status: 500, times: 2});
    await expect(open('/collections/e-bikes')).rejects.toMatchObject({
      name: 'ServiceOutage',
      operation: 'Collection',
      status: 500,
    });
  });
});
