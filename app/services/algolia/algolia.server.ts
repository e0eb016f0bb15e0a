import type {Language} from '~/i18n/languages';
import {fetchJson, inBatches} from '../http/fetch-json.server';
import {
  PRODUCT_CACHING,
  type ResponseCacheOptions,
  createResponseCache,
} from '../http/response-cache.server';
import {
  queryAlgolia,
  type AlgoliaOptions,
  readMatchedWords,
  readPages,
  readProducts,
  readStock,
  readValues,
} from './query-algolia.server';
import {type FacetName, facetOf} from './facets';
import {
  collectionIndex,
  filtersOf,
  type IndexPrefixes,
  indexPrefixOf,
  type ListQueries,
  listQueries,
  matchedWordsQuery,
  pageIndex,
  pagesQuery,
  productIndex,
  stockQuery,
} from './product-query';
import type {PageRecord, ProductSearchQuery, SearchAccess, SearchEvent} from './search-types';
import {hasWords} from './queries';

const MAX_VALUES_FOUND = 20;

type AlgoliaSettings = AlgoliaOptions['settings'] &
  IndexPrefixes & {
    /** Writes and deletes records of pages and nothing else; only set where webhooks keep them up to date. */
    ALGOLIA_WRITE_KEY?: string | undefined;
    ALGOLIA_INSIGHTS_URL: string;
  };

interface SearchOptions extends ResponseCacheOptions, AlgoliaOptions {
  settings: AlgoliaSettings;
  language: Language;
}

/**
 * The search service for one request, in the language's own indices if there are any. Responses are cached like
 * products, keyed by the queries sent. A product list with analytics belongs to its visitor and is never cached. All
 * calls throw `ServiceOutage` when the search service does not respond in time or rejects the query.
 */
export function createSearch(options: SearchOptions) {
  const {settings} = options;
  const {ALGOLIA_APP_ID: appId, ALGOLIA_URL: url} = settings;
  const prefix = indexPrefixOf(settings, options.language);
  const responseCache = createResponseCache(options);
  const cached = <Answer>(cacheKey: object, runQuery: () => Promise<Answer>) =>
    responseCache.getOrFetch(['algolia', appId, url, cacheKey], PRODUCT_CACHING, runQuery);

  const search = async <Result>(
    operation: string,
    requests: ListQueries['requests'],
    parse: (response: unknown) => Result,
  ) => {
    if (requests.map(wordsOf).every(isUnsearchable))
      return parse({results: requests.map(() => EMPTY_RESULT)});
    return parse(await queryAlgolia(options, operation, (client) => client.search({requests})));
  };

  return {
    products(productQuery: ProductSearchQuery) {
      const queries = listQueries(productQuery, prefix);
      const {requests} = queries;
      const fetchProducts = () =>
        search('products', requests, (answer) => readProducts(answer, queries));
      return productQuery.visitor ? fetchProducts() : cached(requests, fetchProducts);
    },

    /**
     * Values of a facet that match `words`, within the query's other filters; at most 20, and none for words without
     * letters or digits.
     */
    async facetValues(question: ProductSearchQuery, facet: FacetName, words: string) {
      if ([question.words, words].some(isUnsearchable)) return [];
      const facetRequest = {
        type: 'facet' as const,
        indexName: productIndex(prefix, question.order),
        facet: facetOf(facet).attribute,
        facetQuery: words,
        maxFacetHits: MAX_VALUES_FOUND,
        query: question.words,
        ...filtersOf(question, facet),
        analytics: false,
      };
      return cached(facetRequest, async () => {
        const answer = await queryAlgolia(options, 'facet values', (client) =>
          client.searchForFacets({requests: [facetRequest]}),
        );
        return readValues(answer);
      });
    },

    /**
     * Of words that no product matches together, those that some product in stock matches, in their order and as typed;
     * empty if there are none.
     */
    matchedWords(words: string) {
      const requests = [matchedWordsQuery(words, prefix)];
      return cached(requests, () =>
        search('matched words', requests, (answer) => readMatchedWords(answer, words)),
      );
    },

    /** Products in stock per collection, by its handle, and how many of them have a frame: bikes. */
    stockOfCollections() {
      const all = stockQuery(prefix);
      const count = (query: typeof all) => search('stock of collections', [query], readStock);
      return cached([all, 'stock'], async () => {
        const stock = await count(all);
        const frames = Object.keys(stock.frames);
        const bikes = frames.length > 0 ? await count(stockQuery(prefix, frames)) : null;
        return Object.fromEntries(
          Object.entries(stock.collections).map(([handle, total]) => [
            handle,
            {total, bikeCount: bikes?.collections[handle] ?? 0},
          ]),
        );
      });
    },

    /** Pages and services that match the words, at most four, the best first. */
    pages(words: string) {
      const requests = [pagesQuery(words, prefix)];
      return cached(requests, () => search('pages', requests, readPages));
    },

    /** Saves and deletes records of pages; a no-op without a key for writing. */
    async writePages({saved, deleted}: {saved: PageRecord[]; deleted: string[]}): Promise<void> {
      const {ALGOLIA_WRITE_KEY: writeKey} = settings;
      if (!writeKey) return;
      const requests = [
        ...saved.map((body) => ({action: 'updateObject', body})),
        ...deleted.map((objectID) => ({action: 'deleteObject', body: {objectID}})),
      ];
      await post(appId, writeKey, {
        operation: 'records of pages',
        // Only these hosts of Algolia accept writes.
        url: `${url ?? `https://${appId}.algolia.net`}/1/indexes/${pageIndex(prefix)}/batch`,
        body: {requests},
        // Complete records: a repeated request changes nothing.
        idempotent: true,
      });
    },

    sendEvent: (event: SearchEvent) => sendEvent(settings, event),

    access: {
      appId,
      searchKey: settings.ALGOLIA_SEARCH_KEY,
      url: url ?? null,
      products: productIndex(prefix, 'relevance'),
      collections: collectionIndex(prefix),
    } satisfies SearchAccess,
  };
}

type Post = Pick<Parameters<typeof fetchJson>[0], 'operation' | 'url' | 'idempotent'> & {
  body: object;
};

/** Sends what the official client for searching cannot send. */
async function post(appId: string, key: string, {body, ...call}: Post): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Algolia-Application-Id': appId,
    'X-Algolia-API-Key': key,
  };
  const init = {method: 'POST', headers, body: JSON.stringify(body)};
  await fetchJson({service: 'Algolia', init, ...call});
}

const EMPTY_RESULT = {hits: [], nbHits: 0};

/** Whether words have no letters or digits: Algolia would ignore them, and return everything. */
const isUnsearchable = (words: string) => words !== '' && !hasWords(words);

const wordsOf = (request: ListQueries['requests'][number]) =>
  ('query' in request && request.query) || '';

/** Maximum of objects per event. */
const MAX_OBJECTS = 20;

/**
 * Sends a visitor's event to Algolia's Insights API, as several if it has more than 20 objects. Throws `ServiceOutage`.
 */
export async function sendEvent(settings: AlgoliaSettings, event: SearchEvent): Promise<void> {
  const events = inBatches(event.objectIDs, MAX_OBJECTS).map((objectIDs) => ({
    ...event,
    objectIDs,
  }));
  await post(settings.ALGOLIA_APP_ID, settings.ALGOLIA_SEARCH_KEY, {
    operation: 'events',
    url: `${settings.ALGOLIA_INSIGHTS_URL}/1/events`,
    body: {events},
    idempotent: false,
  });
}
