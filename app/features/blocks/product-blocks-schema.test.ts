import {describe, expect, it, vi} from 'vitest';
import {contextOf, SHOP} from '../../../tests/fakes/request-context';
import {setupShop} from '../../../tests/integration/call-route';
import {expectConsoleError} from '../../../tests/setup';
import {standIns} from '../../../tests/stand-ins/in-vitest';
import {loadCollection} from '../catalogue/collection-view.server';
import {readListingQuery} from '../catalogue/listing-query.server';
import {type NavigationItem, toNavigation} from '../chrome/navigation-view';
import {categoriesOf} from '../chrome/navigation-dom';
import {categoryStage} from '../site/category-tone';
import {
  collectionsSchema,
  loadCollectionTiles,
  loadFavoriteBikes,
  loadProductTabs,
  productTabsSchema,
  teamSchema,
} from './product-blocks-schema.server';

setupShop();

const context = async (path = '') => ({...(await contextOf(new Request(SHOP + path)))});

const tilesOf = (...handles: string[]) =>
  collectionsSchema.parse({
    component: 'collections',
    headline: 'a',
    tiles: handles.map((collection) => ({component: 'collection-tile', collection})),
  });

/** What a visitor sees of the tiles. */
const loadTiles = async (...given: Parameters<typeof loadCollectionTiles>) =>
  (await loadCollectionTiles(...given)) ?? [];

describe('the collection tiles', () => {
  it('are returned in the order of the block, each with its picture', async () => {
    const tiles = await loadTiles(tilesOf('e-mtb', 'e-bikes'), await context());
    expect(tiles).toMatchObject([
      {handle: 'e-mtb', title: 'E-MTB', stage: categoryStage(['e-mtb'])},
      {handle: 'e-bikes', title: 'E-Bikes'},
    ]);
    expect(tiles[0]?.image).toMatchObject({width: 1944, height: 1200});
    expect(tiles[0]?.image?.url).toContain('cutout__fully');
  });

  it('have the same colour as in the menu and at the head of their list', async () => {
    const given = await context();
    const query = readListingQuery(new URLSearchParams(), 'collection');
    const menu = await given.shopify.shop.mainMenu();
    const inPanel = (items: NavigationItem[], above: NavigationItem[]): [string, string][] =>
      items.flatMap((item) => {
        const path = [item, ...above];
        const [own, ...others] = categoriesOf(path);
        return [
          ...(own ? [[own, categoryStage([own, ...others])] as [string, string]] : []),
          ...inPanel(item.items, path),
        ];
      });
    // A collection with several menu entries has the colour of its first, highest one; a panel that of its own entry.
    const panels = inPanel(toNavigation(menu.menu, 'de', menu.ownHosts), []);
    const handles = [...new Set(panels.map(([handle]) => handle))];
    const tiles = await Promise.all(
      handles.map(async (handle) => (await loadTiles(tilesOf(handle), given))[0]),
    );
    expect(handles.length).toBeGreaterThan(30);
    for (const tile of tiles) {
      const inMenu = panels.filter(([handle]) => handle === tile?.handle);
      expect(
        inMenu.map(([, stage]) => stage),
        tile?.handle,
      ).toContain(tile?.stage);
    }
    for (const handle of ['rennraeder', 'kinderraeder-16-zoll', 'kindersitze']) {
      const list = await loadCollection(given, handle, query, Promise.resolve(null));
      expect(list?.view.stage, handle).toBe(tiles.find((tile) => tile?.handle === handle)?.stage);
    }
    expect(new Set(tiles.map((tile) => tile?.stage)).size).toBe(6);
  });

  it('count their products in stock', async () => {
    const {source, factsOf} = standIns.catalogue();
    const members = source.collections.find(({handle}) => handle === 'kinderraeder')?.products;
    const inStock = source.products
      .filter(({handle}) => members?.includes(handle))
      .filter((product) => factsOf(product).available);
    const [tile] = await loadTiles(tilesOf('kinderraeder'), await context());
    expect(inStock.length).toBeGreaterThan(0);
    expect(tile?.available).toBe(inStock.length);
  });

  it('prefer the title and picture of an editor to those of the collection', async () => {
    const image = {filename: 'https://a.storyblok.com/f/288000/2x3/0a1b/b.png', alt: ''};
    const own = {component: 'collection-tile', collection: 'e-mtb', title: 'Mit Motor', image};
    const content = collectionsSchema.parse({
      component: 'collections',
      headline: 'a',
      tiles: [own],
    });
    expect(await loadTiles(content, await context())).toMatchObject([
      {handle: 'e-mtb', title: 'Mit Motor', image: {url: image.filename}},
    ]);
  });

  it('are left out and logged without a handle or a collection, and named to the editor', async () => {
    expectConsoleError("There is no collection 'gibt-es-nicht'");
    expectConsoleError("There is no collection ''");
    const tiles = await loadTiles(tilesOf('gibt-es-nicht', '', 'e-mtb'), await context());
    expect(tiles.map(({handle}) => handle)).toEqual(['e-mtb']);
    expect(await loadTiles(tilesOf('gibt-es-nicht'), await context())).toEqual([]);
    const editor = {...(await context()), preview: {isVerified: true as const, storyId: 7}};
    expect(await loadTiles(tilesOf('gibt-es-nicht'), editor)).toMatchObject([
      {title: 'Shopify kennt „gibt-es-nicht“ nicht'},
    ]);
  });

  it('are left out if their collection cannot be loaded', async () => {
    expectConsoleError('no answer');
    const given = await context();
    const {summary} = given.shopify.collection;
    vi.spyOn(given.shopify.collection, 'summary').mockImplementation((handle) =>
      handle === 'e-bikes' ? Promise.reject(new Error('no answer')) : summary(handle),
    );
    const tiles = await loadTiles(tilesOf('e-bikes', 'e-mtb'), given);
    expect(tiles.map(({handle}) => handle)).toEqual(['e-mtb']);
  });
});

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
const loadTabs = async (...given: Parameters<typeof loadProductTabs>) =>
  (await loadProductTabs(...given)) ?? {tabs: [], products: []};
const namesOf = ({tabs}: Awaited<ReturnType<typeof loadTabs>>) =>
  tabs.map(({label, current}) => (current ? `${label}, shown` : label));

describe('the product tabs', () => {
  const tabs = tabsOf(['sale'], ['neuheiten', 'created']);

  it('show eight products in stock from the first tab', async () => {
    const view = await loadTabs(tabs, await context());
    expect(namesOf(view)).toEqual(['sale, shown', 'neuheiten']);
    expect(view.products).toHaveLength(8);
    expect(view.products.every(({price, available}) => price.sale !== null && available)).toBe(
      true,
    );
  });

  it('show the products of the tab named in the URL', async () => {
    const first = await loadTabs(tabs, await context());
    const view = await loadTabs(tabs, await context(`/${first.tabs[1]?.query}`));
    expect(namesOf(view)).toEqual(['sale', 'neuheiten, shown']);
    expect(view.products).toHaveLength(8);
    expect(view.products[0]?.isNew).toBe(true);
  });

  it.each(['/?tab=gibt-es-nicht', '/?tab=', '/?tab=%E0%A4%A&tab=sale'])(
    'fall back to the first tab at %s',
    async (path) => {
      expect(namesOf(await loadTabs(tabs, await context(path)))).toEqual([
        'sale, shown',
        'neuheiten',
      ]);
    },
  );

  it('distinguish two tabs of the same collection', async () => {
    const both = tabsOf(['sale'], ['sale', 'price']);
    const [, second] = (await loadTabs(both, await context())).tabs;
    const view = await loadTabs(both, await context(`/werkstatt${second?.query}`));
    expect(view.tabs.map(({current}) => current)).toEqual([false, true]);
  });

  it.each([
    ['best-selling', {sortKey: 'BEST_SELLING', reverse: false}],
    ['created', {sortKey: 'CREATED', reverse: true}],
    ['price', {sortKey: 'PRICE', reverse: false}],
  ])('request products sorted by %s', async (sort, listing) => {
    expectConsoleError("Collection 'e-bikes' has no products for a tab");
    const given = await context();
    const products = vi.spyOn(given.shopify.collection, 'products').mockResolvedValue([]);
    expect(namesOf(await loadTabs(tabsOf(['e-bikes', sort]), given))).toEqual([]);
    expect(products).toHaveBeenCalledExactlyOnceWith('e-bikes', {first: 8, ...listing});
  });

  it('format prices in the language of the page', async () => {
    const {products} = await loadTabs(tabsOf(['e-bikes']), await context('/en-us'));
    expect(products[0]?.price.current).toMatch(/^(\$|€)[\d,]+\*?/);
  });

  it('leave out and log tabs whose collection is missing or cannot be loaded', async () => {
    expectConsoleError('no answer');
    expectConsoleError("Collection 'gibt-es-nicht' has no products for a tab");
    expectConsoleError("Collection '' has no products for a tab");
    const given = await context('/?tab=sale.best-selling');
    const {products} = given.shopify.collection;
    vi.spyOn(given.shopify.collection, 'products').mockImplementation((handle, listing) =>
      handle === 'sale' ? Promise.reject(new Error('no answer')) : products(handle, listing),
    );
    const view = await loadTabs(
      tabsOf(['gibt-es-nicht'], ['sale'], [''], ['e-mtb'], ['e-city']),
      given,
    );
    expect(namesOf(view)).toEqual(['e-mtb, shown', 'e-city']);
  });

  it('name tabs without products to the editor', async () => {
    expectConsoleError("Collection 'gibt-es-nicht' has no products for a tab");
    const editor = {...(await context()), preview: {isVerified: true as const, storyId: 7}};
    const view = await loadTabs(tabsOf(['e-mtb'], ['gibt-es-nicht']), editor);
    expect(namesOf(view)).toEqual(['e-mtb, shown', '„gibt-es-nicht“ zeigt keine Artikel']);
  });
});

const teamOf = (...bikes: string[]) =>
  teamSchema.parse({
    component: 'team',
    headline: 'a',
    members: bikes.map((bike) => ({component: 'member', name: 'b', favorite_bike: bike})),
  });

describe('favourite bikes', () => {
  it('have a name and a picture', async () => {
    const [bike] = await loadFavoriteBikes(teamOf('fernweh-7-trapez'), await context());
    expect(bike).toMatchObject({handle: 'fernweh-7-trapez', title: 'Fernweh 7 Trapez'});
    expect(bike?.image?.url).toContain('/files/bike__');
  });

  it('have only a name if the shop does not sell them, and are null if none is entered', async () => {
    const bikes = await loadFavoriteBikes(teamOf('gibt-es-nicht', 'öse_2', ''), await context());
    expect(bikes).toEqual([
      {title: 'Gibt Es Nicht', handle: null, image: null},
      {title: 'Öse 2', handle: null, image: null},
      null,
    ]);
  });

  it('are not requested from Shopify if the entry is not a valid handle', async () => {
    const given = await context();
    const mention = vi.spyOn(given.shopify.product, 'mention');
    const bikes = await loadFavoriteBikes(teamOf('Mein altes Rad', '../x'), given);
    expect(bikes.map((bike) => bike?.title)).toEqual(['Mein altes Rad', '../x']);
    expect(mention).not.toHaveBeenCalled();
  });

  it('fall back to the name if Shopify does not respond', async () => {
    expectConsoleError('ProductMention');
    const bikes = await loadFavoriteBikes(
      teamOf('nicht-erreichbar', 'fernweh-7-trapez'),
      await context(),
    );
    expect(bikes.map((bike) => bike?.title)).toEqual(['Nicht Erreichbar', 'Fernweh 7 Trapez']);
  });
});
