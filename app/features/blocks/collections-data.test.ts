import {describe, expect, it, vi} from 'vitest';
import {contextOf, SHOP} from '../../../tests/fakes/request-context';
import {openShop} from '../../../tests/integration/call-route';
import {expectConsoleError} from '../../../tests/setup';
import {standIns} from '../../../tests/stand-ins/in-vitest';
import {loadCollection} from '../catalogue/collection-view.server';
import {readListingQuery} from '../catalogue/listing-query.server';
import {type NavigationItem, toNavigation} from '../chrome/navigation-view';
import {categoriesOf} from '../chrome/written-navigation';
import {categoryStage} from '../site/category-tone';
import {collectionsSchema, loadCollectionTiles} from './goods-blocks-schema.server';

openShop();

const tilesOf = (...handles: string[]) =>
  collectionsSchema.parse({
    component: 'collections',
    headline: 'a',
    tiles: handles.map((collection) => ({component: 'collection-tile', collection})),
  });
const context = async () => ({...(await contextOf(new Request(SHOP)))});

describe('the collections of tiles', () => {
  it('come in the order of the tiles, each with its picture', async () => {
    const tiles = await loadCollectionTiles(tilesOf('e-mtb', 'e-bikes'), await context());
    expect(tiles).toMatchObject([
      {handle: 'e-mtb', title: 'E-MTB', stage: categoryStage(['e-mtb'])},
      {handle: 'e-bikes', title: 'E-Bikes'},
    ]);
    expect(tiles[0]?.image).toMatchObject({width: 1944, height: 1200});
    expect(tiles[0]?.image?.url).toContain('cutout__fully');
  });

  it('have the colour that the menu and the head of their list have, wherever they stand', async () => {
    const given = await context();
    const query = readListingQuery(new URLSearchParams(), 'collection');
    const menu = await given.shopify.menu.get('main-menu');
    const inPanel = (items: NavigationItem[], above: NavigationItem[]): [string, string][] =>
      items.flatMap((item) => {
        const path = [item, ...above];
        const [own, ...others] = categoriesOf(path);
        return [
          ...(own ? [[own, categoryStage([own, ...others])] as [string, string]] : []),
          ...inPanel(item.items, path),
        ];
      });
    // A collection in several places has the colour of the first and highest; the panel tells where it is pointed at.
    const panels = inPanel(toNavigation(menu.menu, 'de', menu.ownHosts), []);
    const handles = [...new Set(panels.map(([handle]) => handle))];
    const tiles = await Promise.all(
      handles.map(async (handle) => (await loadCollectionTiles(tilesOf(handle), given))[0]),
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
      const list = await loadCollection(given, handle, query);
      expect(list?.view.stage, handle).toBe(tiles.find((tile) => tile?.handle === handle)?.stage);
    }
    expect(new Set(tiles.map((tile) => tile?.stage)).size).toBe(6);
  });

  it('say how many of their products are in stock', async () => {
    const {source, factsOf} = standIns.catalogue();
    const members = source.collections.find(({handle}) => handle === 'kinderraeder')?.products;
    const inStock = source.products
      .filter(({handle}) => members?.includes(handle))
      .filter((product) => factsOf(product).available);
    const [tile] = await loadCollectionTiles(tilesOf('kinderraeder'), await context());
    expect(inStock.length).toBeGreaterThan(0);
    expect(tile?.available).toBe(inStock.length);
  });

  it('are nothing where there is none of that handle, or no handle at all', async () => {
    const tiles = await loadCollectionTiles(tilesOf('gibt-es-nicht', '', 'e-mtb'), await context());
    expect(tiles.map((tile) => tile?.handle)).toEqual([undefined, undefined, 'e-mtb']);
  });

  it('come without the one that cannot be had', async () => {
    expectConsoleError('no answer');
    const given = await context();
    const {summary} = given.shopify.collection;
    vi.spyOn(given.shopify.collection, 'summary').mockImplementation((handle) =>
      handle === 'e-bikes' ? Promise.reject(new Error('no answer')) : summary(handle),
    );
    const tiles = await loadCollectionTiles(tilesOf('e-bikes', 'e-mtb'), given);
    expect(tiles.map((tile) => tile?.handle)).toEqual([undefined, 'e-mtb']);
  });
});
