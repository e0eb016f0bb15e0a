import {describe, expect, it, vi} from 'vitest';
import {contextOf, SHOP} from '../../../../tests/fakes/request-context';
import {openShop} from '../../../../tests/integration/call-route';
import {expectConsoleError} from '../../../../tests/setup';
import {loadProductTabs, productTabsSchema} from './product-tabs-schema.server';

openShop();

const tabsOf = (...tabs: [collection: string, sort?: string][]) =>
  productTabsSchema.parse({
    component: 'product-tabs',
    headline: 'a',
    tabs: tabs.map(([collection, sort]) => ({
      component: 'product-tab',
      label: 'b',
      collection,
      sort,
    })),
  });
const context = async (path = '') => ({...(await contextOf(new Request(SHOP + path)))});

describe('the products of tabs', () => {
  it('are eight cards each, in stock, in the tabs’ order', async () => {
    const [sale, fresh] = await loadProductTabs(
      tabsOf(['sale'], ['neuheiten', 'created']),
      await context(),
    );
    expect(sale).toHaveLength(8);
    expect(fresh).toHaveLength(8);
    expect(sale?.every(({price, available}) => price.sale !== null && available)).toBe(true);
    expect(fresh?.[0]?.isNew).toBe(true);
  });

  it.each([
    ['best-selling', {sortKey: 'BEST_SELLING', reverse: false}],
    ['created', {sortKey: 'CREATED', reverse: true}],
    ['price', {sortKey: 'PRICE', reverse: false}],
  ])('sorted by %s', async (sort, listing) => {
    const given = await context();
    const products = vi.spyOn(given.shopify.collection, 'products').mockResolvedValue([]);
    expect(await loadProductTabs(tabsOf(['e-bikes', sort]), given)).toEqual([[]]);
    expect(products).toHaveBeenCalledExactlyOnceWith('e-bikes', {first: 8, ...listing});
  });

  it('are written in the page’s language', async () => {
    const [[product] = []] = await loadProductTabs(tabsOf(['e-bikes']), await context('/en-us'));
    expect(product?.price.current).toMatch(/^(\$|€)[\d,]+\*?/);
  });

  it('are none of a collection that is missing or cannot be had', async () => {
    expectConsoleError('no answer');
    const given = await context();
    const {products} = given.shopify.collection;
    vi.spyOn(given.shopify.collection, 'products').mockImplementation((handle, listing) =>
      handle === 'sale' ? Promise.reject(new Error('no answer')) : products(handle, listing),
    );
    const tabs = await loadProductTabs(tabsOf(['gibt-es-nicht'], ['sale'], [''], ['e-mtb']), given);
    expect(tabs.map((cards) => cards.length > 0)).toEqual([false, false, false, true]);
  });
});
