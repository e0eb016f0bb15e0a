import {describe, expect, it, vi} from 'vitest';
import {loadMenuDetails} from '../../app/features/chrome/load-chrome.server';
import type {MenuDetails} from '../../app/features/chrome/navigation-dom';
import {loader} from '../../app/routes/resources/menu';
import {contextOf, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop} from './call-route';
import {inStock} from './listed-products';

setupShop();

async function ask(language = 'de'): Promise<{details: MenuDetails; keptFor: string | null}> {
  const request = new Request(`${SHOP}/api/menu?language=${language}`);
  const answer = await loader({request, params: {}, context: await contextOf(request)});
  const details = (await answer.json()) as MenuDetails;
  return {details, keptFor: answer.headers.get('Cache-Control')};
}

describe('the details of the menu links', () => {
  it('include pictures, counts of available products and drawings of frame shapes', async () => {
    const {details, keptFor} = await ask();
    expect(keptFor).toBe('public, max-age=300');
    expect(details['/collections/e-bikes']?.picture?.url).toContain('cutout');
    expect(details['/collections/e-trekking']).toMatchObject({
      count: `${inStock('e-trekking').length} Räder`,
    });
    expect(details['/collections/helme']?.count).toBe(`${inStock('helme').length} Produkte`);
    const drawn = Object.keys(details).filter((href) => details[href]?.drawing);
    expect(drawn).toEqual(
      expect.arrayContaining([
        '/collections/e-trekking-diamant',
        '/collections/e-trekking-tiefeinsteiger',
        '/collections/fullys',
      ]),
    );
    expect(drawn).not.toContain('/collections/mit-riemen');
  });

  it('depend on what is in a collection, not on its name', async () => {
    const context = await contextOf(new Request(`${SHOP}/`));
    const entry = <Item>(title: string, id: string, items: Item[]) => ({
      ...{id, title, type: 'COLLECTION' as const, url: `${SHOP}/collections/${id}`, items},
    });
    const shapes = ['herrenraeder', 'trikots', 'sale'].map((id) => entry('Herren', id, []));
    const items = [entry('Alles', 'alles', [entry('Mode', 'mode', shapes)])];
    const menu = {menu: {items}, ownHosts: [new URL(SHOP).host], policies: []};
    vi.spyOn(context.shopify.shop, 'mainMenu').mockResolvedValue(menu);
    vi.spyOn(context.search, 'stockOfCollections').mockResolvedValue({
      herrenraeder: {total: 4, bikeCount: 4},
      trikots: {total: 4, bikeCount: 0},
      sale: {total: 4, bikeCount: 2},
    });
    const details = await loadMenuDetails(context);
    const seen = shapes.map(({id}) => details[`/collections/${id}`]);
    expect(seen.map((detail) => Boolean(detail?.drawing))).toEqual([true, false, false]);
    expect(seen.map((detail) => detail?.fillsStage)).toEqual([undefined, true, undefined]);
  });

  it('are in the requested language', async () => {
    const {details} = await ask('en');
    expect(details['/en-us/collections/e-trekking']?.count).toMatch(/^\d+ bikes$/);
  });

  it('contain no counts and are cached briefly while the search service is out', async () => {
    standIns.algolia.injectFault({status: 500, times: 4});
    expectConsoleError('Cannot count the products of the collections');
    const {details, keptFor} = await ask();
    expect(keptFor).toBe('public, max-age=10');
    expect(details['/collections/e-bikes']?.picture?.url).toContain('cutout');
    expect(Object.values(details).filter(({count}) => count)).toEqual([]);
  });
});
