import {createMemoryCache} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {z} from 'zod';
import {type SupplierTimes, timed} from '../http/fetch-json.server';
import {ServiceOutage, tryTwice} from '../http/outage.server';
import {facetOf, facets, RIDER} from './facets';
import {COLLECTIONS, type ListQueries} from './product-query';
import type {FacetCount, FoundPage, FoundProducts, RelaxedFilter} from './search-types';

export interface AlgoliaSettings {
  appId: string;
  /** Reads and nothing else: it is public. */
  searchKey: string;
  /** Writes and deletes records of pages, and nothing else; only where webhooks keep them up to date. */
  writeKey?: string | undefined;
  /** What the names of this language's indices begin with: `radladen_`. */
  prefix: string;
  /** `http://localhost:4010` for a stand-in; without it Algolia's own hosts. */
  url: string | undefined;
  insightsUrl: string;
  /** What the request's suppliers cost. */
  times?: SupplierTimes;
}

/** For each of at most two tries: a visitor waits six seconds at most, as for every supplier. */
const TRY_LIMIT_MS = 2800;

/**
 * Asks the search service through its official client. A second try goes to a host of another network, as
 * Algolia advises. Throws `ServiceOutage` when there is no answer in time, or a refusal.
 */
export function askAlgolia<Answer>(
  settings: AlgoliaSettings,
  operation: string,
  ask: (client: LiteClient) => Promise<Answer>,
): Promise<Answer> {
  return tryTwice(async (isRetry) => {
    const sender = createSender(AbortSignal.timeout(TRY_LIMIT_MS), settings.times);
    // Made for each call: the client would share hosts it holds for broken, and waits, between requests.
    const client = liteClient(settings.appId, settings.searchKey, {
      hosts: [hostOf(settings, isRetry)],
      requester: sender,
      authMode: 'WithinHeaders',
      // A browser's would be in `localStorage`.
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

/** What the client sends through: the package's own requester leaves its timers running. */
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
  /** Text: the client compresses nothing unless told to. */
  data?: unknown;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

/** Algolia counts in numbers; tools that fill an index write some as text. */
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

/** The results of an answer, one for each query. Throws `ServiceOutage` when it is none. */
function resultsOf(answer: unknown, operation: string): z.output<typeof list>['results'] {
  const read = list.safeParse(answer);
  if (!read.success) throw notAnAnswer(operation);
  return read.data.results;
}

const notAnAnswer = (operation: string) =>
  new ServiceOutage('Algolia', operation, 200, 'not the answer to a search');

/**
 * What a list shows, from the answer to its queries. Hits and counts that cannot be read are left out; throws
 * `ServiceOutage` when the answer is none.
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

/** How many products each collection holds, and each frame, from the answer to `stockQuery`. Throws `ServiceOutage` when it is none. */
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

/** Values of a facet from the answer to a search among them. Throws `ServiceOutage` when it is none. */
export function readValues(answer: unknown): FacetCount[] {
  const read = values.safeParse(answer);
  if (!read.success) throw notAnAnswer('facet values');
  return read.data.results[0].facetHits.flatMap((given) => {
    const known = value.safeParse(given);
    return known.success ? [{value: known.data.value, count: known.data.count}] : [];
  });
}

/**
 * The words of a question, as they were typed, that one hit has in any of its attributes: of the hit with most of them. Throws `ServiceOutage`
 * when the answer is none.
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

/** Pages that were found; records that nobody could be shown are left out. Throws `ServiceOutage` when the answer is none. */
export function readPages(answer: unknown): FoundPage[] {
  const [{hits}] = resultsOf(answer, 'pages');
  return hits.flatMap((given) => {
    const known = page.safeParse(given);
    if (!known.success) return [];
    const {objectID: id, title, description} = known.data;
    return [{id, title, description}];
  });
}

/** Highlights are nested as the record is. */
function collectMatchedWords(value: unknown, matched: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name !== 'matchedWords') collectMatchedWords(inner, matched);
    else for (const word of textList.parse(inner)) matched.add(folded(word));
  }
}

/** Algolia tells words in small letters without accents. */
const folded = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function numberOf(given: unknown): string[] {
  const known = hit.safeParse(given);
  return known.success && /^\d+$/.test(known.data.objectID) ? [known.data.objectID] : [];
}

/** Most frequent first; the same order for the same counts, whatever the answer's. */
function countsOf(given: unknown): FacetCount[] {
  return Object.entries(counts.parse(given))
    .flatMap(([name, count]) => {
      const known = value.safeParse({value: name, count});
      return known.success ? [known.data] : [];
    })
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}
