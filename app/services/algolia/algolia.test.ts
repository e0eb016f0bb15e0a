import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {MemoryCache} from '../../../tests/fakes/memory-cache';
import {all, searchOf} from '../../../tests/fakes/search-service';
import {createIsolateMemory} from '../http/isolate-memory';
import type {ProductSearchQuery} from './search-types';

const fetchMock = vi.fn<typeof fetch>();
const found = {results: [{hits: [{objectID: '11'}], nbHits: 1, queryID: 'abc'}]};
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, {status}));

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    fetchMock.mockReset().mockImplementation(() => answer(found)),
  );
  vi.useFakeTimers({toFake: ['setTimeout', 'Date']});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const textOf = (init?: RequestInit) => (typeof init?.body === 'string' ? init.body : '');

const sent = (at = 0) => {
  const [url, init] = fetchMock.mock.calls[at] ?? [];
  const address = url instanceof Request ? url.url : String(url);
  return {url: new URL(address), headers: new Headers(init?.headers), body: textOf(init)};
};

describe('a list of products', () => {
  it('is fetched from Algolia in one request, with application id and key in headers', async () => {
    const question = {...all, facets: {vendor: ['A'], frame: ['B']}};
    fetchMock.mockImplementation(() => answer({results: Array(3).fill(found.results[0])}));
    expect(await searchOf().products(question)).toMatchObject({productIds: ['11'], total: 1});
    expect(fetchMock).toHaveBeenCalledOnce();
    const {url, headers, body} = sent();
    expect(url.origin + url.pathname).toBe('https://app1-dsn.algolia.net/1/indexes/*/queries');
    expect(headers.get('x-algolia-application-id')).toBe('APP1');
    expect(headers.get('x-algolia-api-key')).toBe('search-only');
    expect(url.search).not.toContain('search-only');
    expect(JSON.parse(body)).toMatchObject({requests: [{indexName: 'shop_products'}, {}, {}]});
  });

  it('is fetched once for equal queries of one request', async () => {
    const search = searchOf();
    await Promise.all([search.products(all), search.products({...all}), search.products(all)]);
    await search.products(all);
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('is cached for other requests, in the isolate and by the platform', async () => {
    const memory = createIsolateMemory({entries: 9, ttlMs: 10_000});
    const cache = new MemoryCache();
    await searchOf({cache, memory}).products(all);
    await searchOf({memory}).products(all);
    const again = await searchOf({cache}).products(all);
    expect(again.productIds).toEqual(['11']);
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it.each<Partial<ProductSearchQuery>>([
    {words: 'helm'},
    {collection: 'e-bikes'},
    {facets: {vendor: ['A']}},
    {price: {min: 1, max: null}},
    {order: 'price-asc'},
    {page: 2},
  ])('is fetched separately for another query: %j', async (more) => {
    fetchMock.mockImplementation(() => answer({results: Array(2).fill(found.results[0])}));
    const search = searchOf();
    await Promise.all([search.products(all), search.products({...all, ...more})]);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it.each(['😀', '*', '(((', '%', '-- --'])(
    'is empty, without a request, for symbols alone: "%s"',
    async (words) => {
      const search = searchOf();
      const question = {...all, words, facets: {vendor: ['A']}, price: {min: null, max: 900}};
      expect(await search.products(question)).toMatchObject({productIds: [], total: 0});
      expect(await search.pages(words)).toEqual([]);
      expect(await search.matchedWords(words)).toEqual([]);
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );

  it('is not cached with a query id for events, which belongs to one visitor', async () => {
    const isolate = {cache: new MemoryCache(), memory: createIsolateMemory({entries: 9, ttlMs: 1})};
    const question = {...all, visitor: 'visitor-1'};
    const first = await searchOf(isolate).products(question);
    await searchOf(isolate).products(question);
    expect(first.queryId).toBe('abc');
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(isolate.cache.addresses).toEqual([]);
  });
});

describe('facet values', () => {
  it('are searched within the other filters', async () => {
    fetchMock.mockImplementation(() =>
      answer({results: [{facetHits: [{value: 'Ära & Söhne', count: 2}]}]}),
    );
    const question = {...all, facets: {vendor: ['A'], frame: ['B+C']}, collection: 'e-bikes'};
    const values = await searchOf().facetValues(question, 'vendor', 'är');
    expect(values).toEqual([{value: 'Ära & Söhne', count: 2}]);
    const {url, body} = sent();
    expect(url.pathname).toBe('/1/indexes/*/queries');
    expect(JSON.parse(body)).toEqual({
      requests: [
        {
          type: 'facet',
          indexName: 'shop_products',
          facet: 'vendor',
          facetQuery: 'är',
          maxFacetHits: 20,
          query: 'rad',
          filters: 'inventory_available:true AND collections:"e-bikes"',
          facetFilters: [['meta.custom.frame:B+C']],
          analytics: false,
        },
      ],
    });
  });
});

/** Resolves or rejects without waiting for timers. */
async function outcome(promise: Promise<unknown>): Promise<unknown> {
  const state = {isOver: false};
  const settled = promise.catch((error: unknown) => error).finally(() => (state.isOver = true));
  while (!state.isOver) {
    await vi.runAllTimersAsync();
    await new Promise(setImmediate);
  }
  return settled;
}

const hostOf = (at: number) => {
  const [url] = fetchMock.mock.calls[at] ?? [];
  return new URL(url instanceof Request ? url.url : String(url)).host;
};

describe('an Algolia outage', () => {
  const outage = {name: 'ServiceOutage', service: 'Algolia', operation: 'products'};

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'with status %d is retried once, at another host',
    async (status) => {
      fetchMock.mockImplementationOnce(() => answer({message: 'No', status}, status));
      expect(await outcome(searchOf().products(all))).toMatchObject({total: 1});
      expect(fetchMock).toHaveBeenCalledTimes(2);
      expect(hostOf(1)).toMatch(/^app1-[123]\.algolianet\.com$/);
    },
  );

  it('that lasts is reported with its status', async () => {
    fetchMock.mockImplementation(() => answer({message: 'Busy', status: 503}, 503));
    expect(await outcome(searchOf().products(all))).toMatchObject({...outage, status: 503});
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('of the network is reported with status 0', async () => {
    fetchMock.mockRejectedValue(new TypeError('fetch failed'));
    expect(await outcome(searchOf().products(all))).toMatchObject({
      ...outage,
      status: 0,
      message: 'Algolia products failed (no answer): fetch failed',
    });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it.each([
    [400, 'Unknown parameter'],
    [403, 'Invalid Application-ID or API key'],
    [404, 'Index shop_products does not exist'],
  ])(
    'with status %d is not retried and reports the reason without the key',
    async (status, message) => {
      fetchMock.mockImplementation(() => answer({message, status}, status));
      const error = await outcome(searchOf().products(all));
      expect(error).toMatchObject({...outage, status});
      expect(String(error)).toContain(message);
      expect(String(error)).not.toContain('search-only');
      expect(fetchMock).toHaveBeenCalledOnce();
    },
  );

  it('includes a response that is not JSON', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(new Response('<html>')));
    expect(await outcome(searchOf().products(all))).toMatchObject({...outage, status: 200});
  });

  it('is not cached', async () => {
    const isolate = {
      cache: new MemoryCache(),
      memory: createIsolateMemory({entries: 9, ttlMs: 99}),
    };
    fetchMock.mockImplementationOnce(() => answer({message: 'No'}, 403));
    await outcome(searchOf(isolate).products(all));
    expect(await outcome(searchOf(isolate).products(all))).toMatchObject({total: 1});
  });

  it('ends within six seconds when Algolia does not respond', async () => {
    // The timers of `AbortSignal.timeout` cannot be faked.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), delay);
      return controller.signal;
    });
    fetchMock.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          const late = () => reject(new DOMException('Too late', 'TimeoutError'));
          init?.signal?.addEventListener('abort', late);
        }),
    );
    const began = Date.now();
    expect(await outcome(searchOf().products(all))).toMatchObject({...outage, status: 0});
    expect(Date.now() - began).toBeLessThan(6000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});
