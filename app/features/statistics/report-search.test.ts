import {beforeEach, describe, expect, it} from 'vitest';
import {freshIsolate} from '../../../tests/fakes/request-context';
import {toldSearch} from '../../../tests/fakes/told-search';
import {expectConsoleError} from '../../../tests/setup';
import {reportClicked, reportConverted, reportViewed} from './report-search.server';

const queryId = '0123456789abcdef0123456789abcdef';
const mark = {queryId, order: 'price-asc', position: 3} as const;
const agreed = {Cookie: 'consent=2.statistics.2026-11-23; search-visitor=visitor-1'};

beforeEach(freshIsolate);

describe('the search service', () => {
  it('hears what a list has shown', async () => {
    const {context, told} = await toldSearch('/suche', agreed);
    reportViewed(context, {index: 'radladen_products', queryId, objectIds: ['1', '2']});
    expect(told).toMatchObject([
      {
        eventType: 'view',
        eventName: 'Products Viewed',
        index: 'radladen_products',
        objectIDs: ['1', '2'],
        queryID: queryId,
        userToken: 'visitor-1',
      },
    ]);
  });

  it('hears of a click with its place, in the index of its order', async () => {
    const {context, told} = await toldSearch('/products/x', agreed);
    reportClicked(context, mark, '7');
    expect(told).toMatchObject([
      {
        eventType: 'click',
        eventName: 'Product Clicked',
        index: 'radladen_products_price_asc',
        objectIDs: ['7'],
        positions: [3],
        queryID: queryId,
        userToken: 'visitor-1',
      },
    ]);
  });

  it('hears of an addition to the cart', async () => {
    const {context, told} = await toldSearch('/warenkorb', agreed);
    reportConverted(context, {...mark, order: 'relevance'}, '7');
    expect(told).toMatchObject([
      {
        eventType: 'conversion',
        eventSubtype: 'addToCart',
        eventName: 'Product Added To Cart',
        index: 'radladen_products',
        objectIDs: ['7'],
        queryID: queryId,
        userToken: 'visitor-1',
      },
    ]);
  });

  it('hears of English visitors in their own index', async () => {
    const {context, told} = await toldSearch('/en-us/products/x', agreed);
    const settings = {...context.settings, ALGOLIA_INDEX_PREFIX_EN: 'radladen_en_'};
    reportClicked({...context, settings}, mark, '7');
    reportClicked(
      {...context, settings: {...settings, ALGOLIA_INDEX_PREFIX_EN: undefined}},
      mark,
      '7',
    );
    expect(told.map(({index}) => index)).toEqual([
      'radladen_en_products_price_asc',
      'radladen_products_price_asc',
    ]);
  });

  it.each([
    ['without a choice', {}],
    ['with necessary cookies only', {Cookie: 'consent=2.2026-11-23; search-visitor=old'}],
    ['with a choice that nobody offers', {Cookie: 'consent=true'}],
    ['for data that is fetched ahead', {...agreed, 'Sec-Purpose': 'prefetch'}],
    ['from a bot', {...agreed, 'User-Agent': 'Googlebot/2.1'}],
  ])('hears nothing %s, and no name is given out', async (_, headers) => {
    const {context, told} = await toldSearch('/suche', headers);
    reportViewed(context, {index: 'radladen_products', queryId, objectIds: ['1']});
    reportClicked(context, mark, '7');
    reportConverted(context, mark, '7');
    expect(told).toEqual([]);
    expect(context.cookies.headers()).toEqual([]);
  });

  it('hears nothing of a list that showed nothing or was not asked for statistics', async () => {
    const {context, told} = await toldSearch('/suche', agreed);
    reportViewed(context, {index: 'radladen_products', queryId, objectIds: []});
    reportViewed(context, {index: 'radladen_products', queryId: null, objectIds: ['1']});
    expect(told).toEqual([]);
  });

  it('costs no page when it is down, and that is logged', async () => {
    expectConsoleError('The search statistics are not told');
    const {context} = await toldSearch('/products/x', agreed);
    const later: Promise<unknown>[] = [];
    reportClicked(
      {
        ...context,
        waitUntil: (promise) => void later.push(promise),
        search: {...context.search, sendEvents: () => Promise.reject(new Error('down'))},
      },
      mark,
      '7',
    );
    await expect(Promise.all(later)).resolves.toEqual([null]);
  });
});

describe('the name of a browser', () => {
  it('is made up once per browser, when it is needed', async () => {
    const {context, told} = await toldSearch('/products/x', {
      Cookie: 'consent=2.statistics.2026-11-23',
    });
    reportClicked(context, mark, '7');
    reportConverted(context, mark, '7');
    const [first, second] = told.map(({userToken}) => userToken);
    expect(first).toMatch(/^[\w-]{1,64}$/);
    expect(second).toBe(first);
    expect(context.cookies.headers()).toEqual([
      `search-visitor=${first}; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
  });

  it.each(['', 'a b', 'a'.repeat(65), 'a%2Bb', 'ä'])('%j is replaced', async (token) => {
    const {context, told} = await toldSearch('/products/x', {
      Cookie: `consent=2.statistics.2026-11-23; search-visitor=${encodeURIComponent(token)}`,
    });
    reportClicked(context, mark, '7');
    expect(told[0]?.userToken).toMatch(/^[\w-]{36}$/);
  });
});
