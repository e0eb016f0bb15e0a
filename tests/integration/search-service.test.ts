import {describe, expect, it} from 'vitest';
import {
  defaultProductQuery as all,
  type ProductSearchQuery,
} from '../../app/services/algolia/search-types';
import {contextOf, SHOP} from '../fakes/request-context';
import {indexPrefixes} from '../stand-ins/algolia/access';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop} from './call-route';

setupShop();

const open = (path = '/') => contextOf(new Request(SHOP + path));

const bikes: ProductSearchQuery = {...all, collection: 'e-bikes', order: 'price-asc'};
const numberOf = ({id}: {id: string}) => id.split('/').at(-1);

describe('the search service', () => {
  it('queries the index of the language', async () => {
    const german = await (await open()).search.products(all);
    const english = await (await open('/en-us/')).search.products(all);
    expect(german.index).toBe(`${indexPrefixes.de}products`);
    expect(english.index).toBe(`${indexPrefixes.en}products`);
  });

  it('falls back to the German index when there is no English one', async () => {
    const context = await contextOf(new Request(`${SHOP}/en-us/`), {ALGOLIA_INDEX_PREFIX_EN: ''});
    expect(context.search.access.products).toBe(`${indexPrefixes.de}products`);
  });

  it('reports an outage with 403 when its key is wrong', async () => {
    const context = await contextOf(new Request(SHOP), {ALGOLIA_SEARCH_KEY: 'wrong'});
    await expect(context.search.products(bikes)).rejects.toMatchObject({
      name: 'ServiceOutage',
      service: 'Algolia',
      status: 403,
    });
  });
});

const timesAsked = () => standIns.shop.requests().length;
const numbersUpTo = (count: number) => Array.from({length: count}, (_, at) => String(at + 1));

describe('products loaded by their numbers', () => {
  it('are requested at most 250 at a time and exclude unknown numbers', async () => {
    const {search, shopify} = await open();
    const {productIds} = await search.products({...all, page: 40});
    const asked = [...productIds, ...numbersUpTo(630 - productIds.length)];
    const cards = await shopify.product.byIds(asked);
    expect(cards.map(numberOf)).toEqual(productIds);
    expect(timesAsked()).toBe(3);
  });

  it('are empty for no numbers, without a request', async () => {
    const {shopify} = await open();
    expect(await shopify.product.byIds([])).toEqual([]);
    expect(standIns.shop.requests()).toEqual([]);
  });
});
