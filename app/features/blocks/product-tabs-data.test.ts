import {describe, expect, it, vi} from 'vitest';
import {contextOf, SHOP} from '../../../tests/fakes/request-context';
import {openShop} from '../../../tests/integration/call-route';
import {expectConsoleError} from '../../../tests/setup';
import {loadProductTabs, productTabsSchema} from './goods-blocks-schema.server';

openShop();

const tabsOf = (...tabs: [collection: string, sort?: string][]) =>
  productTabsSchema.parse({
    component: 'product-tabs',
    headline: 'a',
    tabs: tabs.map(([collection, sort]) => ({
      component: 'product-tab',
      label: collection || 'b',
      collection,
      sort,
    })),
  });
const context = async (path = '') => ({...(await contextOf(new Request(SHOP + path)))});
const namesOf = ({tabs}: Awaited<ReturnType<typeof loadProductTabs>>) =>
  tabs.map(({label, current}) => (current ? `${label}, shown` : label));

describe('the products of tabs', () => {
  const tabs = tabsOf(['sale'], ['neuheiten', 'created']);

  it('are eight cards of the first tab, in stock', async () => {
    const view = await loadProductTabs(tabs, await context());
    expect(namesOf(view)).toEqual(['sale, shown', 'neuheiten']);
    expect(view.products).toHaveLength(8);
    expect(view.products.every(({price, available}) => price.sale !== null && available)).toBe(
      true,
    );
  });

  it('are those of the tab that the address names', async () => {
    const first = await loadProductTabs(tabs, await context());
    const view = await loadProductTabs(tabs, await context(`/${first.tabs[1]?.query}`));
    expect(namesOf(view)).toEqual(['sale', 'neuheiten, shown']);
    expect(view.products).toHaveLength(8);
    expect(view.products[0]?.isNew).toBe(true);
  });

  it.each(['/?tab=gibt-es-nicht', '/?tab=', '/?tab=%E0%A4%A&tab=sale'])(
    'are those of the first at %s',
    async (path) => {
      expect(namesOf(await loadProductTabs(tabs, await context(path)))).toEqual([
        'sale, shown',
        'neuheiten',
      ]);
    },
  );

  it('tell tabs of one collection apart', async () => {
    const both = tabsOf(['sale'], ['sale', 'price']);
    const [, second] = (await loadProductTabs(both, await context())).tabs;
    const view = await loadProductTabs(both, await context(`/werkstatt${second?.query}`));
    expect(view.tabs.map(({current}) => current)).toEqual([false, true]);
  });

  it.each([
    ['best-selling', {sortKey: 'BEST_SELLING', reverse: false}],
    ['created', {sortKey: 'CREATED', reverse: true}],
    ['price', {sortKey: 'PRICE', reverse: false}],
  ])('sorted by %s', async (sort, listing) => {
    const given = await context();
    const products = vi.spyOn(given.shopify.collection, 'products').mockResolvedValue([]);
    expect(await loadProductTabs(tabsOf(['e-bikes', sort]), given)).toEqual({
      tabs: [],
      products: [],
    });
    expect(products).toHaveBeenCalledExactlyOnceWith('e-bikes', {first: 8, ...listing});
  });

  it('are written in the page’s language', async () => {
    const {products} = await loadProductTabs(tabsOf(['e-bikes']), await context('/en-us'));
    expect(products[0]?.price.current).toMatch(/^(\$|€)[\d,]+\*?/);
  });

  it('are none of a collection that is missing or cannot be had: its tab is left out', async () => {
    expectConsoleError('no answer');
    const given = await context('/?tab=sale.best-selling');
    const {products} = given.shopify.collection;
    vi.spyOn(given.shopify.collection, 'products').mockImplementation((handle, listing) =>
      handle === 'sale' ? Promise.reject(new Error('no answer')) : products(handle, listing),
    );
    const view = await loadProductTabs(
      tabsOf(['gibt-es-nicht'], ['sale'], [''], ['e-mtb'], ['e-city']),
      given,
    );
    expect(namesOf(view)).toEqual(['e-mtb, shown', 'e-city']);
  });
});
