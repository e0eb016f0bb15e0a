import {createMemoryCache} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {z} from 'zod';
import {type SupplierTimes, timed} from '../http/fetch-json.server';
import {ServiceOutage, retryOnce, messageOf} from '../http/outage.server';
import {facetOf, facets, RIDER} from './facets';
import {COLLECTIONS, type ListQueries} from './product-query';
import {hostAt} from './queries';
import type {FacetCount, FoundPage, FoundProducts, RelaxedFilter} from './search-types';

export interface AlgoliaOptions {
  settings: {
    ALGOLIA_APP_ID: string;
    /** Read-only: it is public. */
    ALGOLIA_SEARCH_KEY: string;
    /** `http://localhost:4010` for a stand-in; Algolia's own hosts if undefined. */
    ALGOLIA_URL?: string | undefined;
  };
  /** Measures the time and calls per supplier. */
  times?: SupplierTimes;
}

/** Per attempt, of at most two: a visitor waits at most six seconds for any supplier. */
const ATTEMPT_TIMEOUT_MS = 2800;

/**
 * Queries the search service through its official client. The retry goes to a host of another network, as Algolia
 * recommends. Throws `ServiceOutage` when there is no response in time or the request is rejected.
 */
export function queryAlgolia<Answer>(
  {settings, times}: AlgoliaOptions,
  operation: string,
  runQuery: (client: LiteClient) => Promise<Answer>,
): Promise<Answer> {
  return retryOnce(async (isRetry) => {
    // Created per call: the client would share its unavailable hosts and its waits between requests.
    const client = liteClient(settings.ALGOLIA_APP_ID, settings.ALGOLIA_SEARCH_KEY, {
      hosts: [hostOf(settings, isRetry)],
      requester: createRequester(operation, times),
      authMode: 'WithinHeaders',
      // The default cache in browsers is `localStorage`.
      hostsCache: createMemoryCache(),
      maxRateLimitRetries: 0,
    });
    try {
      return await runQuery(client);
    } catch (error) {
      if (error instanceof ServiceOutage) throw error;
      // The response is no JSON.
      throw outageOf(operation, 200, messageOf(error));
    }
  });
}

function hostOf(
  {ALGOLIA_APP_ID: appId, ALGOLIA_URL: url}: AlgoliaOptions['settings'],
  isRetry: boolean,
) {
  const fallback = `${appId}-${1 + Math.floor(Math.random() * 3)}.algolianet.com`;
  return hostAt(url ?? `https://${isRetry ? fallback : `${appId}-dsn.algolia.net`}`);
}

const outageOf = (operation: string, status: number, detail: string) =>
  new ServiceOutage('Algolia', operation, status, detail.slice(0, 200));

/**
 * The client's requester: the package's own one leaves its timers running. It throws what the client would retry: with
 * no other host that fails a microtask too early for workerd, which then warns of an unhandled rejection.
 */
function createRequester(operation: string, times: SupplierTimes | undefined) {
  const signal = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
  return {
    async send({url, method, headers, data}: AlgoliaRequest) {
      const body = typeof data === 'string' ? data : null;
      let status = 0;
      let content;
      try {
        const init = {method, headers, body, signal};
        const response = await timed(times, 'Algolia', () => fetch(url, init));
        ({status} = response);
        content = await response.text();
      } catch (error) {
        throw outageOf(operation, 0, messageOf(error));
      }
      if (status < 200 || status > 299) throw outageOf(operation, status, content);
      return {status, content, isTimedOut: false};
    },
  };
}

interface AlgoliaRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** Text: the client compresses only if configured to. */
  data?: unknown;
}

const countsSchema = z.record(z.string(), z.number());
const boundsSchema = z.object({min: z.number(), max: z.number()});

const resultSchema = z.object({
  hits: z.array(z.looseObject({objectID: z.string()})),
  nbHits: z.number(),
  index: z.string().optional(),
  queryID: z.string().optional(),
  // Algolia omits them if a query asks for no facets.
  facets: z.record(z.string(), countsSchema).default({}),
  facets_stats: z.record(z.string(), boundsSchema).default({}),
});

const responseSchema = z.object({results: z.tuple([resultSchema]).rest(resultSchema)});
const textListSchema = z.array(z.string()).catch([]);
const facetHitsSchema = z.object({
  results: z.tuple([
    z.object({facetHits: z.array(z.object({value: z.string(), count: z.number()}))}),
  ]),
});
const pageSchema = z.object({
  objectID: z.string(),
  title: z.string().min(1),
  description: z.string().catch(''),
});

/** The results of a response, one per query. Throws `ServiceOutage` for an invalid response. */
function resultsOf(
  response: unknown,
  operation: string,
): z.output<typeof responseSchema>['results'] {
  const parsed = responseSchema.safeParse(response);
  if (!parsed.success) throw invalidResponse(operation);
  return parsed.data.results;
}

const invalidResponse = (operation: string) =>
  outageOf(operation, 200, 'not the answer to a search');

/**
 * The products and counts of a list, from the response to its queries. Records that are no products are skipped; throws
 * `ServiceOutage` for an invalid response.
 */
export function readProducts(response: unknown, {requests, relaxed}: ListQueries): FoundProducts {
  const [main, ...relaxedResults] = resultsOf(response, 'products');
  if (relaxedResults.length < relaxed.length) throw invalidResponse('products');
  const resultFor = (filter: RelaxedFilter) => relaxedResults[relaxed.indexOf(filter)] ?? main;
  return {
    productIds: main.hits.map(({objectID}) => objectID).filter((id) => /^\d+$/.test(id)),
    total: main.nbHits,
    facets: Object.fromEntries(
      facets.map(({name, attribute}) => [name, countsOf(resultFor(name).facets[attribute])]),
    ) as FoundProducts['facets'],
    priceBounds: resultFor('price').facets_stats.price ?? null,
    hasRiderHeights: main.facets_stats[RIDER.min] !== undefined,
    totals: Object.fromEntries(relaxed.map((filter) => [filter, resultFor(filter).nbHits])),
    index: requests[0]?.indexName ?? main.index ?? '',
    queryId: main.queryID ?? null,
  };
}

/**
 * Product counts per collection and per frame, from the response to `stockQuery`. Throws `ServiceOutage` for an invalid
 * response.
 */
export function readStock(
  response: unknown,
): Record<'collections' | 'frames', Record<string, number>> {
  const [counted] = resultsOf(response, 'stock of collections');
  const countsIn = (attribute: string) =>
    Object.fromEntries(countsOf(counted.facets[attribute]).map(({value, count}) => [value, count]));
  return {
    collections: countsIn(COLLECTIONS),
    frames: countsIn(facetOf('frame').attribute),
  };
}

/** Facet values from the response to a facet search. Throws `ServiceOutage` for an invalid response. */
export function readValues(response: unknown): FacetCount[] {
  const parsed = facetHitsSchema.safeParse(response);
  if (!parsed.success) throw invalidResponse('facet values');
  return parsed.data.results[0].facetHits;
}

/**
 * The words of a query, as typed, that a single hit matches in any of its attributes: those of the hit with the most.
 * Throws `ServiceOutage` for an invalid response.
 */
export function readMatchedWords(response: unknown, words: string): string[] {
  const [{hits}] = resultsOf(response, 'matched words');
  const queryWords = words.split(/\s+/);
  const matchesPerHit = hits.map((hit) => {
    const matched = new Set<string>();
    collectMatchedWords(hit, matched);
    return queryWords.filter((word) => {
      const parts = partsOf(word);
      return parts.length > 0 && parts.every((part) => matched.has(part));
    });
  });
  return matchesPerHit.reduce(
    (best, candidate) => (candidate.length > best.length ? candidate : best),
    [],
  );
}

/** The pages found, without records that cannot be displayed. Throws `ServiceOutage` for an invalid response. */
export function readPages(response: unknown): FoundPage[] {
  const [{hits}] = resultsOf(response, 'pages');
  return hits.flatMap((record) => {
    const parsedPage = pageSchema.safeParse(record);
    if (!parsedPage.success) return [];
    const {objectID: id, title, description} = parsedPage.data;
    return [{id, title, description}];
  });
}

/** Highlights are nested like the record. */
function collectMatchedWords(value: unknown, matched: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name !== 'matchedWords') collectMatchedWords(inner, matched);
    else for (const word of textListSchema.parse(inner)) matched.add(normalizeWord(word));
  }
}

/** Algolia returns words in lower case without accents and ß, which upper case turns into 'ss'. */
const normalizeWord = (word: string) =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase();

/** The words that Algolia reads in one: 'E-Bike' is 'e' and 'bike'. */
const partsOf = (word: string) =>
  normalizeWord(word)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Most frequent first, then by value, so that equal counts are in a stable order. */
function countsOf(counts: Record<string, number> = {}): FacetCount[] {
  return Object.entries(counts)
    .map(([value, count]) => ({value, count}))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
