import {beforeEach, describe, expect, it} from 'vitest';
import {freshIsolate, SHOP} from '../../../tests/fakes/request-context';
import {recordingSearch} from '../../../tests/fakes/recording-search';
import {readMark, reportClicked, reportOpened, reportViewed} from './report-search.server';
import {writeMark} from './search-mark';

const queryId = '0123456789abcdef0123456789abcdef';
const mark = {queryId, order: 'price-asc', position: 3} as const;
const agreed = {Cookie: 'consent=2.statistics.2026-11-23; search-visitor=visitor-1'};

beforeEach(freshIsolate);

describe('search events', () => {
  it('are not sent for a list without products or without a query id', async () => {
    const {context, events} = await recordingSearch('/suche', agreed);
    reportViewed(context, {index: 'radladen_products', queryId, objectIds: []});
    reportViewed(context, {index: 'radladen_products', queryId: null, objectIds: ['1']});
    expect(events).toEqual([]);
  });
});

describe('the visitor token of search events', () => {
  it.each(['', 'a b', 'a'.repeat(65), 'a%2Bb', 'ä'])('is replaced when it is %j', async (token) => {
    const {context, events} = await recordingSearch('/products/x', {
      Cookie: `consent=2.statistics.2026-11-23; search-visitor=${encodeURIComponent(token)}`,
    });
    reportClicked(context, mark, '7');
    expect(events[0]?.userToken).toMatch(/^[\w-]{36}$/);
  });
});

const path = `/products/kutter?found=${queryId}.relevance.4`;
const productId = 'gid://shopify/Product/7';
const clicked = {
  ...agreed,
  Referer: `${SHOP}/suche?q=kutter`,
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Dest': 'document',
};

async function open(address: string, headers: Record<string, string>) {
  const {context, request, events} = await recordingSearch(address, headers);
  reportOpened(context, request, productId);
  return events;
}

describe('a product page opened from a list', () => {
  it('sends a click event', async () => {
    const [event] = await open(path, clicked);
    expect(event).toMatchObject({
      eventType: 'click',
      objectIDs: ['7'],
      positions: [4],
      queryID: queryId,
    });
  });

  it('sends a click event in browsers without Sec-Fetch headers', async () => {
    const {Cookie, Referer} = clicked;
    expect(await open(path, {Cookie, Referer})).toHaveLength(1);
  });

  it.each([
    ['an address without mark', '/products/kutter', {}],
    ['a mark that is none', '/products/kutter?found=1', {}],
    ['data for script', path.replace('?', '.data?'), {}],
    ['a page fetched ahead', path, {'Sec-Purpose': 'prefetch;prerender'}],
    ['a reload', path, {'Cache-Control': 'max-age=0'}],
    ['a reload past the cache', path, {'Cache-Control': 'no-cache'}],
    ['an address typed or kept', path, {'Sec-Fetch-Site': 'none', Referer: ''}],
    ['a link on another site', path, {Referer: 'https://evil.example/'}],
    ['a redirect from another site', path, {'Sec-Fetch-Site': 'cross-site'}],
    ['a frame', path, {'Sec-Fetch-Dest': 'iframe'}],
    ['another variant, or the way back from the cart form', path, {Referer: SHOP + path}],
    ['a referrer that is no address', path, {Referer: 'kutter'}],
    ['a visitor who did not agree', path, {Cookie: 'consent=2.2026-11-23'}],
    ['a robot', path, {'User-Agent': 'Googlebot/2.1'}],
  ])('%s sends no click event', async (_, address, more) => {
    expect(await open(address, {...clicked, ...more})).toEqual([]);
  });
});

describe('the search mark of a listed product', () => {
  it.each([
    [{queryId, order: 'relevance', position: 1}, `${queryId}.relevance.1`],
    [{queryId, order: 'price-asc', position: 26}, `${queryId}.price-asc.26`],
    [{queryId, order: 'price-desc', position: 1000}, `${queryId}.price-desc.1000`],
    [
      {queryId, order: 'recently-ordered-count-desc', position: 7},
      `${queryId}.recently-ordered-count-desc.7`,
    ],
    [{queryId, order: 'published-at-desc', position: 9}, `${queryId}.published-at-desc.9`],
  ] as const)('%j is written as %s and read back', (mark, text) => {
    expect(writeMark(mark)).toBe(text);
    expect(readMark(text)).toEqual(mark);
  });

  it.each([
    '',
    'x',
    queryId,
    `${queryId}.relevance`,
    `${queryId}.relevance.`,
    `${queryId}.relevance.0`,
    `${queryId}.relevance.01`,
    `${queryId}.relevance.-1`,
    `${queryId}.relevance.1.5`,
    `${queryId}.relevance.1e2`,
    `${queryId}.relevance.1001`,
    `${queryId}.relevance.99999999999999999999`,
    `${queryId}.relevance.1 `,
    ` ${queryId}.relevance.1`,
    `${queryId}.relevance.1\n`,
    `${queryId}.newest.1`,
    `${queryId}.constructor.1`,
    `${queryId}.__proto__.1`,
    `${queryId}.RELEVANCE.1`,
    `${queryId}..1`,
    `${queryId.slice(1)}.relevance.1`,
    `${queryId}0.relevance.1`,
    `${queryId.toUpperCase()}.relevance.1`,
    `${'g'.repeat(32)}.relevance.1`,
    `${queryId}.relevance.1`.repeat(1000),
    '<script>alert(1)</script>',
  ])('is null for %j', (text) => {
    expect(readMark(text)).toBeNull();
  });

  it('is null for a file and a missing value', () => {
    expect(readMark(new File([], `${queryId}.relevance.1`))).toBeNull();
    expect(readMark(null)).toBeNull();
  });
});
