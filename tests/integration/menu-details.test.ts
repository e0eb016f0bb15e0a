import {describe, expect, it} from 'vitest';
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
