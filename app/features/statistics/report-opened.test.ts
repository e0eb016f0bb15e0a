import {beforeEach, describe, expect, it} from 'vitest';
import {freshIsolate, SHOP} from '../../../tests/fakes/request-context';
import {toldSearch} from '../../../tests/fakes/told-search';
import {reportOpened} from './report-search.server';

const queryId = '0123456789abcdef0123456789abcdef';
const path = `/products/kutter?found=${queryId}.relevance.4`;
const productId = 'gid://shopify/Product/7';
const clicked = {
  Cookie: 'consent=2.statistics.2026-11-23; search-visitor=visitor-1',
  Referer: `${SHOP}/suche?q=kutter`,
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Dest': 'document',
};

beforeEach(freshIsolate);

async function open(address: string, headers: Record<string, string>) {
  const {context, request, told} = await toldSearch(address, headers);
  reportOpened(context, request, productId);
  return told;
}

describe('a product page opened from a list', () => {
  it('is a click', async () => {
    const [told] = await open(path, clicked);
    expect(told).toMatchObject({
      eventType: 'click',
      objectIDs: ['7'],
      positions: [4],
      queryID: queryId,
    });
  });

  it('is one in browsers that do not tell more than where they come from', async () => {
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
  ])('%s is no click', async (_, address, more) => {
    expect(await open(address, {...clicked, ...more})).toEqual([]);
  });
});
