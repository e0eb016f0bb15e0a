import {describe, expect, it} from 'vitest';
import type {MenuDetails} from '../../app/features/chrome/navigation-dom';
import {loader} from '../../app/routes/resources/menu';
import {contextOf, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {openShop} from './call-route';
import {inStock} from './listed-products';

openShop();

async function ask(language = 'de'): Promise<{details: MenuDetails; keptFor: string | null}> {
  const request = new Request(`${SHOP}/api/menu?language=${language}`);
  const answer = await loader({request, params: {}, context: await contextOf(request)});
  const details = (await answer.json()) as MenuDetails;
  return {details, keptFor: answer.headers.get('Cache-Control')};
}

describe('what stands beside the links of the menu', () => {
  it('are pictures, what is in stock as the lists count it, and the shapes of frames', async () => {
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

  it('are in the language asked for', async () => {
    const {details} = await ask('en');
    expect(details['/en-us/collections/e-trekking']?.count).toMatch(/^\d+ bikes$/);
  });

  it('are no counts while the search service is out', async () => {
    standIns.algolia.orderFault({status: 500, times: 4});
    expectConsoleError('Cannot count what the collections hold');
    const {details, keptFor} = await ask();
    expect(keptFor).toBe('public, max-age=10');
    expect(details['/collections/e-bikes']?.picture).toBeDefined();
    expect(Object.values(details).filter(({count}) => count)).toEqual([]);
  });
});
