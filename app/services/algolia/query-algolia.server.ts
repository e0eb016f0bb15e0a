import {createMemoryCache} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {z} from 'zod';
import {type SupplierTimes, timed} from '../http/fetch-json.server';
import {ServiceOutage, retryOnce} from '../http/outage.server';
import {facetOf, facets, RIDER} from './facets';
import {COLLECTIONS, type ListQueries} from './product-query';
import type {FacetCount, FoundPage, FoundProducts, RelaxedFilter} from './search-types';

export interface AlgoliaSettings {
  appId: string;
  /** Read-only: it is public. */
  searchKey: string;
  /** Writes and deletes records of pages and nothing else; only set where webhooks keep them up to date. */
  writeKey?: string | undefined;
  /** Prefix of this language's index names: `radladen_`. */
  prefix: string;
  /** `http://localhost:4010` for a stand-in; Algolia's own hosts if undefined. */
  url: string | undefined;
  insightsUrl: string;
  /** Measures the time and calls per supplier. */
  times?: SupplierTimes;
}

/** Per attempt, of at most two: a visitor waits at most six seconds for any supplier. */
const TRY_LIMIT_MS = 2800;

/**
 * Queries the search service through its official client. The retry goes to a host of another network, as Algolia
 * recommends. Throws `ServiceOutage` when there is no response in time or the request is rejected.
 */
export function queryAlgolia<Answer>(
  settings: AlgoliaSettings,
  operation: string,
  ask: (client: LiteClient) => Promise<Answer>,
): Promise<Answer> {
  return retryOnce(async (isRetry) => {
    const sender = createSender(AbortSignal.timeout(TRY_LIMIT_MS), settings.times);
    // Created per call: the client would share its unavailable hosts and its waits between requests.
    const client = liteClient(settings.appId, settings.searchKey, {
      hosts: [hostOf(settings, isRetry)],
      requester: sender,
      authMode: 'WithinHeaders',
      // The default cache in browsers is `localStorage`.
      hostsCache: createMemoryCache(),
      maxRateLimitRetries: 0,
    });
    try {
      return await ask(client);
    } catch (error) {
      const {status, content} = sender.last();
      const detail = content || (error instanceof Error ? error.message : 'unknown');
      throw new ServiceOutage('Algolia', operation, status, detail.slice(0, 200));
    }
  });
}

function hostOf({appId, url}: AlgoliaSettings, isRetry: boolean) {
  if (url) {
    const {host, protocol} = new URL(url);
    const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
    return {url: host, accept: 'readWrite' as const, protocol: scheme};
  }
  const fallback = `${appId}-${1 + Math.floor(Math.random() * 3)}.algolianet.com`;
  return {
    url: isRetry ? fallback : `${appId}-dsn.algolia.net`,
    accept: 'readWrite' as const,
    protocol: 'https' as const,
  };
}

/** The client's requester: the package's own one leaves its timers running. */
function createSender(signal: AbortSignal, times: SupplierTimes | undefined) {
  let last = {status: 0, content: '', isTimedOut: false};
  return {
    last: () => last,
    async send({url, method, headers, data}: Sending) {
      last = {status: 0, content: '', isTimedOut: false};
      const body = typeof data === 'string' ? data : null;
      try {
        const init = {method, headers, body, signal};
        const response = await timed(times, 'Algolia', () => fetch(url, init));
        last.status = response.status;
        last.content = await response.text();
      } catch (error) {
        last = {status: 0, content: describe(error), isTimedOut: signal.aborted};
      }
      return last;
    },
  };
}

interface Sending {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** Text: the client compresses only if configured to. */
  data?: unknown;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

/** Algolia's counts are numbers; tools that fill an index write some of them as text. */
const amount = z.union([z.number(), z.string().min(1).transform(Number)]).pipe(z.number());
const counts = z.record(z.string(), z.unknown()).catch({});

const result = z.object({
  hits: z.array(z.unknown()),
  nbHits: amount,
  index: z.string().optional(),
  queryID: z.string().optional(),
  facets: z.record(z.string(), z.unknown()).catch({}),
  facets_stats: z.record(z.string(), z.unknown()).catch({}),
});

const list = z.object({results: z.tuple([result]).rest(result)});
const hit = z.object({objectID: z.union([z.string(), z.number()]).transform(String)});
const textList = z.array(z.string()).catch([]);
const bounds = z.object({min: amount, max: amount});
const values = z.object({results: z.tuple([z.object({facetHits: z.array(z.unknown())})])});
const page = z.object({
  objectID: z.string(),
  title: z.string().min(1),
  description: z.string().catch(''),
});
const value = z.object({value: z.string().min(1), count: amount});

/** The results of a response, one per query. Throws `ServiceOutage` for an invalid response. */
function resultsOf(answer: unknown, operation: string): z.output<typeof list>['results'] {
  const read = list.safeParse(answer);
  if (!read.success) throw notAnAnswer(operation);
  return read.data.results;
}

const notAnAnswer = (operation: string) =>
  new ServiceOutage('Algolia', operation, 200, 'not the answer to a search');

/**
 * The products and counts of a list, from the response to its queries. Unreadable hits and counts are skipped; throws
 * `ServiceOutage` for an invalid response.
 */
export function readProducts(answer: unknown, {requests, relaxed}: ListQueries): FoundProducts {
  const [main, ...others] = resultsOf(answer, 'products');
  if (others.length < relaxed.length) throw notAnAnswer('products');
  const resultFor = (filter: RelaxedFilter) => others[relaxed.indexOf(filter)] ?? main;
  const price = bounds.safeParse(resultFor('price').facets_stats.price);
  return {
    productIds: [...new Set(main.hits.flatMap(numberOf))],
    total: main.nbHits,
    facets: Object.fromEntries(
      facets.map(({name, attribute}) => [name, countsOf(resultFor(name).facets[attribute])]),
    ) as FoundProducts['facets'],
    priceBounds: price.success ? price.data : null,
    knowsRiders: bounds.safeParse(main.facets_stats[RIDER.min]).success,
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
  answer: unknown,
): Record<'collections' | 'frames', Record<string, number>> {
  const [counted] = resultsOf(answer, 'stock of collections');
  const countsIn = (attribute: string) =>
    Object.fromEntries(countsOf(counted.facets[attribute]).map(({value, count}) => [value, count]));
  return {
    collections: countsIn(COLLECTIONS),
    frames: countsIn(facetOf('frame').attribute),
  };
}

/** Facet values from the response to a facet search. Throws `ServiceOutage` for an invalid response. */
export function readValues(answer: unknown): FacetCount[] {
  const read = values.safeParse(answer);
  if (!read.success) throw notAnAnswer('facet values');
  return read.data.results[0].facetHits.flatMap((given) => {
    const known = value.safeParse(given);
    return known.success ? [{value: known.data.value, count: known.data.count}] : [];
  });
}

/**
 * The words of a query, as typed, that a single hit matches in any of its attributes: those of the hit with the most.
 * Throws `ServiceOutage` for an invalid response.
 */
export function readMatchedWords(answer: unknown, words: string): string[] {
  const [{hits}] = resultsOf(answer, 'matched words');
  const asked = words.split(/\s+/);
  const found = hits.map((hit) => {
    const matched = new Set<string>();
    collectMatchedWords(hit, matched);
    return asked.filter((word) => matched.has(folded(word)));
  });
  return found.reduce((most, one) => (one.length > most.length ? one : most), []);
}

/** The pages found, without records that cannot be displayed. Throws `ServiceOutage` for an invalid response. */
export function readPages(answer: unknown): FoundPage[] {
  const [{hits}] = resultsOf(answer, 'pages');
  return hits.flatMap((given) => {
    const known = page.safeParse(given);
    if (!known.success) return [];
    const {objectID: id, title, description} = known.data;
    return [{id, title, description}];
  });
}

/** Highlights are nested like the record. */
function collectMatchedWords(value: unknown, matched: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name !== 'matchedWords') collectMatchedWords(inner, matched);
    else for (const word of textList.parse(inner)) matched.add(folded(word));
  }
}

/** Algolia returns words in lower case without accents. */
const folded = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function numberOf(given: unknown): string[] {
  const known = hit.safeParse(given);
  return known.success && /^\d+$/.test(known.data.objectID) ? [known.data.objectID] : [];
}

/** Most frequent first, then by value, so that equal counts are in a stable order. */
function countsOf(given: unknown): FacetCount[] {
  return Object.entries(counts.parse(given))
    .flatMap(([name, count]) => {
      const known = value.safeParse({value: name, count});
      return known.success ? [known.data] : [];
    })
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}
