import {describe, expect, it} from 'vitest';
import {everything as all, type ProductQuestion} from '../../app/services/algolia/search-types';
import {contextOf, SHOP} from '../fakes/request-context';
import {indexPrefixes} from '../stand-ins/algolia/access';
import {standIns} from '../stand-ins/in-vitest';
import {openShop} from './call-route';

openShop();

const open = (path = '/') => contextOf(new Request(SHOP + path));

const bikes: ProductQuestion = {...all, collection: 'e-bikes', order: 'price-asc'};
const numberOf = ({id}: {id: string}) => id.split('/').at(-1);

describe('the search service', () => {
  it('finds what is sold, and Shopify shows it in that order', async () => {
    const {search, shopify} = await open();
    const {productIds, total} = await search.products(bikes);
    expect(productIds).toHaveLength(25);
    expect(total).toBeGreaterThan(25);
    const cards = await shopify.product.byIds(productIds);
    expect(cards.map(numberOf)).toEqual(productIds);
    expect(cards.every(({availableForSale}) => availableForSale)).toBe(true);
  });

  it('counts as many as it then finds', async () => {
    const {search} = await open();
    const {facets} = await search.products(bikes);
    for (const {value, count} of facets.frame) {
      const {total} = await search.products({...bikes, facets: {frame: [value]}});
      expect(total, value).toBe(count);
    }
  });

  it('goes on counting the other values of a facet in use', async () => {
    const {search} = await open();
    const before = await search.products(bikes);
    const after = await search.products({...bikes, facets: {frame: ['Trapez']}});
    expect(after.facets.frame).toEqual(before.facets.frame);
    expect(after.facets.vendor.length).toBeLessThanOrEqual(before.facets.vendor.length);
    expect(after.total).toBeLessThan(before.total);
  });

  it('keeps the bounds of the price while a range is chosen', async () => {
    const {search} = await open();
    const {priceBounds, total} = await search.products(bikes);
    const cheap = await search.products({...bikes, price: {min: null, max: 2500}});
    expect(cheap.priceBounds).toEqual(priceBounds);
    expect(cheap.total).toBeLessThan(total);
  });

  it('finds values of a facet by their beginning', async () => {
    const {search} = await open();
    const {facets} = await search.products(bikes);
    const [vendor] = facets.vendor;
    const values = await search.facetValues(bikes, 'vendor', vendor?.value.slice(0, 4) ?? '');
    expect(values).toContainEqual(vendor);
  });

  it('marks what a visitor who agreed was shown, each time anew', async () => {
    const {search} = await open();
    const first = await search.products({...bikes, analytics: true});
    const second = await (await open()).search.products({...bikes, analytics: true});
    expect(first.queryId).toMatch(/^[0-9a-f]{32}$/);
    expect(second.queryId).not.toBe(first.queryId);
    expect((await search.products(bikes)).queryId).toBeNull();
  });

  it('asks the index of the language', async () => {
    const german = await (await open()).search.products(all);
    const english = await (await open('/en-us/')).search.products(all);
    expect(german.index).toBe(`${indexPrefixes.de}products`);
    expect(english.index).toBe(`${indexPrefixes.en}products`);
  });

  it('asks the German index where there is no English one', async () => {
    const context = await contextOf(new Request(`${SHOP}/en-us/`), {ALGOLIA_INDEX_PREFIX_EN: ''});
    expect(context.search.access.products).toBe(`${indexPrefixes.de}products`);
  });

  it('is out when its key is wrong', async () => {
    const context = await contextOf(new Request(SHOP), {ALGOLIA_SEARCH_KEY: 'wrong'});
    await expect(context.search.products(bikes)).rejects.toMatchObject({
      name: 'ServiceOutage',
      service: 'Algolia',
      status: 403,
    });
  });

  it('sends events that Algolia takes', async () => {
    const {search} = await open();
    const {productIds, index, queryId} = await search.products({...bikes, analytics: true});
    const viewed = {
      eventName: 'Products viewed',
      index,
      userToken: 'visitor-1',
      timestamp: Date.now(),
    };
    await search.sendEvents([
      {...viewed, eventType: 'view', objectIDs: productIds, queryID: queryId ?? undefined},
    ]);
    const events = standIns.algolia.events();
    expect(events.map(({objectIDs}) => objectIDs?.length)).toEqual([20, 5]);
  });
});

const timesAsked = () => standIns.shop.requests().length;
const numbersUpTo = (count: number) => Array.from({length: count}, (_, at) => String(at + 1));

describe('products by their numbers', () => {
  it('are asked for 250 at most at once, without those that are not sold', async () => {
    const {search, shopify} = await open();
    const {productIds} = await search.products({...all, page: 40});
    const asked = [...productIds, ...numbersUpTo(630 - productIds.length)];
    const cards = await shopify.product.byIds(asked);
    expect(cards.map(numberOf)).toEqual(productIds);
    // 250, 250, 100, 25 and 5
    expect(timesAsked()).toBe(5);
  });

  it('are not asked for again by a list that grows', async () => {
    const {shopify} = await open();
    await shopify.product.byIds(numbersUpTo(25));
    await shopify.product.byIds(numbersUpTo(50));
    expect(timesAsked()).toBe(2);
    await shopify.product.byIds(numbersUpTo(50).slice(25));
    expect(timesAsked()).toBe(2);
  });

  it('are none without numbers, and nobody is asked', async () => {
    const {shopify} = await open();
    expect(await shopify.product.byIds([])).toEqual([]);
    expect(standIns.shop.requests()).toEqual([]);
  });
});
