import {describe, expect, it} from 'vitest';
import {loader as openCollection} from '../../app/routes/collection';
import {loader as openSearch} from '../../app/routes/search';
import {waitForBackgroundTasks} from '../fakes/background';
import {contextOf, SHOP} from '../fakes/request-context';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {cardMark} from './listed-products';

setupShop();

const agreed = () => new Visitor({cookies: {consent: '2.statistics.2026-11-23'}});
const listOf = async (visitor: Visitor, path: string) => {
  const {listing} = (await visitor.open(openCollection, path)).collection;
  if (!listing) throw new Error(`${path} has no list`);
  return listing;
};

const reportedIds = () => standIns.algolia.events().flatMap(({objectIDs}) => objectIDs);

describe('the statistics of a list', () => {
  it('mark its links with their positions when the visitor has consented', async () => {
    const {products} = await listOf(agreed(), '/collections/e-bikes?sort=price-asc&page=2');
    const marks = products.map(cardMark);
    expect(marks.map((mark) => mark?.position)).toEqual(products.map((_, at) => at + 1));
    expect(new Set(marks.map((mark) => mark?.queryId)).size).toBe(1);
    expect(marks[30]?.order).toBe('price-asc');

    await expect.poll(reportedIds).toHaveLength(products.length - 25);
  });

  it('record relevance as the order of search results', async () => {
    const {search} = await agreed().open(openSearch, '/suche?q=trekking');
    expect(search.listing?.products.map(cardMark)[0]).toMatchObject({order: 'relevance'});
    await expect.poll(reportedIds).toHaveLength(25);
  });

  it('record only the products that the page newly shows', async () => {
    const {total, products} = await listOf(agreed(), '/collections/fahrraeder?page=2');
    expect(products.length).toBeGreaterThan(25);
    await expect.poll(reportedIds).toHaveLength(Math.min(total, 50) - 25);
    expect(new Set(reportedIds()).size).toBe(reportedIds().length);
  });

  it.each([[{}], [{consent: '2.2026-11-23'}], [{consent: 'quatsch'}]])(
    'record nothing without consent: %j',
    async (cookies) => {
      const {products} = await listOf(new Visitor({cookies}), '/collections/e-bikes');
      expect(products.length).toBeGreaterThan(0);
      expect(products.map(cardMark).filter((mark) => mark !== null)).toEqual([]);
      expect(JSON.stringify(standIns.algolia.requests())).not.toContain('"clickAnalytics":true');
      await waitForBackgroundTasks();
      expect(standIns.algolia.events()).toEqual([]);
    },
  );

  it('mark the links of a prefetched page, but record no views', async () => {
    const request = new Request(`${SHOP}/collections/e-bikes`, {
      headers: {
        Cookie: 'consent=2.statistics.2026-11-23',
        'Sec-Purpose': 'prefetch',
        'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
      },
    });
    const context = await contextOf(request);
    const page = await openCollection({request, context, params: {handle: 'e-bikes'}});
    expect(page.data.collection.listing?.products.map(cardMark)[0]).toMatchObject({position: 1});
    await waitForBackgroundTasks();
    expect(standIns.algolia.events()).toEqual([]);
  });

  it('record nothing for bots', async () => {
    const robot = new Visitor({
      cookies: {consent: '2.statistics.2026-11-23'},
      userAgent: 'Googlebot/2.1',
    });
    await listOf(robot, '/collections/e-bikes');
    await waitForBackgroundTasks();
    expect(standIns.algolia.events()).toEqual([]);
  });
});
