import {CacheCustom, createWithCache} from '@shopify/hydrogen';
import {fetchJson} from '../http/fetch-json.server';
import type {IsolateMemory} from '../http/isolate-memory';
import {
  askAlgolia,
  type AlgoliaSettings,
  readMatchedWords,
  readPages,
  readProducts,
  readStock,
  readValues,
} from './ask-algolia.server';
import {facetOf} from './facets';
import {
  collectionIndex,
  filtersOf,
  listQueries,
  matchedWordsQuery,
  pageIndex,
  pagesQuery,
  productIndex,
  stockQuery,
} from './product-query';
import type {Search, SearchEvent} from './search-types';

const MINUTE = 60;
/** As long as goods are kept: a minute, and ten more while the search service is being asked again. */
const LISTS = CacheCustom({mode: 'public', maxAge: MINUTE, staleWhileRevalidate: 10 * MINUTE});
const MOST_VALUES_FOUND = 20;

export interface SearchOptions {
  settings: AlgoliaSettings;
  cache: Cache;
  /** Public answers of the last seconds, shared by the isolate's requests. */
  memory: IsolateMemory;
  waitUntil: (promise: Promise<unknown>) => void;
  request: Request;
}

/**
 * The search service for one request. Answers are kept for a minute, under the queries that were sent; equal
 * questions of one request are asked once. With analytics every answer is the visitor's own: nothing is kept.
 */
export function createSearch({settings, cache, memory, waitUntil, request}: SearchOptions): Search {
  const withCache = createWithCache({cache, waitUntil, request});
  const asked = new Map<string, Promise<unknown>>();

  /** `key` tells everything that is asked, so that what is found under it is an earlier answer of `ask`. */
  function kept<Answer>(key: object, isPublic: boolean, ask: () => Promise<Answer>) {
    const name = `algolia ${settings.appId} ${JSON.stringify(key)}`;
    const known = isPublic ? memory.get(name) : undefined;
    if (known !== undefined) return Promise.resolve(known as Answer);

    const pending = asked.get(name) as Promise<Answer> | undefined;
    if (pending) return pending;
    const answer = isPublic ? askAndKeep(name, ask) : ask();
    asked.set(name, answer);
    return answer;
  }

  async function askAndKeep<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = await withCache.run(
      {cacheKey: [name, settings.url], cacheStrategy: LISTS, shouldCacheResult: Boolean},
      ask,
    );
    memory.set(name, answer);
    return answer;
  }

  return {
    products(question) {
      const queries = listQueries(question, settings.prefix);
      return kept(queries.requests, !question.analytics, async () => {
        const {requests} = queries;
        const answer = await askAlgolia(settings, 'products', (client) =>
          client.search({requests}),
        );
        return readProducts(answer, queries);
      });
    },

    facetValues(question, facet, words) {
      const filters = filtersOf(question, facet);
      const asking = {
        indexName: productIndex(settings.prefix, question.order),
        facetName: facetOf(facet).attribute,
        searchForFacetValuesRequest: {
          facetQuery: words,
          maxFacetHits: MOST_VALUES_FOUND,
          params: urlEncoded({query: question.words, ...filters, analytics: false}),
        },
      };
      return kept(asking, true, async () => {
        const answer = await askAlgolia(settings, 'facet values', (client) =>
          client.searchForFacetValues(asking),
        );
        return readValues(answer);
      });
    },

    matchedWords(words) {
      const requests = [matchedWordsQuery(words, settings.prefix)];
      return kept(requests, true, async () => {
        const answer = await askAlgolia(settings, 'matched words', (client) =>
          client.search({requests}),
        );
        return readMatchedWords(answer, words);
      });
    },

    stockOfCollections() {
      const all = stockQuery(settings.prefix);
      return kept([all, 'stock'], true, () =>
        askAlgolia(settings, 'stock of collections', async (client) => {
          const counted = readStock(await client.search({requests: [all]}));
          const frames = Object.keys(counted.frames);
          const bikes =
            frames.length > 0
              ? readStock(await client.search({requests: [stockQuery(settings.prefix, frames)]}))
              : null;
          return Object.fromEntries(
            Object.entries(counted.collections).map(([handle, total]) => [
              handle,
              {total, framed: bikes?.collections[handle] ?? 0},
            ]),
          );
        }),
      );
    },

    pages(words) {
      const requests = [pagesQuery(words, settings.prefix)];
      return kept(requests, true, async () => {
        const answer = await askAlgolia(settings, 'pages', (client) => client.search({requests}));
        return readPages(answer);
      });
    },

    async writePages({saved, gone}) {
      const {appId, writeKey, url} = settings;
      if (!writeKey) return;
      const requests = [
        ...saved.map((body) => ({action: 'updateObject', body})),
        ...gone.map((objectID) => ({action: 'deleteObject', body: {objectID}})),
      ];
      await fetchJson({
        service: 'Algolia',
        operation: 'records of pages',
        // Only these hosts of Algolia's take writes.
        url: `${url ?? `https://${appId}.algolia.net`}/1/indexes/${pageIndex(settings.prefix)}/batch`,
        init: {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Algolia-Application-Id': appId,
            'X-Algolia-API-Key': writeKey,
          },
          body: JSON.stringify({requests}),
        },
        // Whole records: a second time changes nothing.
        idempotent: true,
      });
    },

    sendEvents: (events) => sendEvents(settings, events),

    access: {
      appId: settings.appId,
      searchKey: settings.searchKey,
      url: settings.url ?? null,
      products: productIndex(settings.prefix, 'relevance'),
      collections: collectionIndex(settings.prefix),
    },
  };
}

/** Parameters of a search as Algolia takes them in text: lists as JSON, spaces as `%20`. */
function urlEncoded(parameters: Record<string, unknown>): string {
  return Object.entries(parameters)
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `${name}=${encodeURIComponent(text)}`;
    })
    .join('&');
}

/** Objects in an event and events in a call. */
const CHUNK = 20;
/** Of an anonymous visitor. */
const USER_TOKEN = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Tells Algolia's Insights API what visitors did, 20 events a call, one call after the other. Throws `TypeError`
 * for a user token that the shop would never give out, `ServiceOutage` when a call fails.
 */
export async function sendEvents(settings: AlgoliaSettings, events: SearchEvent[]): Promise<void> {
  if (events.some(({userToken}) => !USER_TOKEN.test(userToken))) {
    throw new TypeError('A user token has 1 to 64 letters, digits, _ and -');
  }
  for (const chunk of chunksOf(events.flatMap(withFewObjects))) {
    await fetchJson({
      service: 'Algolia',
      operation: 'events',
      url: `${settings.insightsUrl}/1/events`,
      init: {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Algolia-Application-Id': settings.appId,
          'X-Algolia-API-Key': settings.searchKey,
        },
        body: JSON.stringify({events: chunk}),
      },
      idempotent: false,
    });
  }
}

/** Algolia takes at most 20 objects in one event. */
function withFewObjects(event: SearchEvent): SearchEvent[] {
  return chunksOf(event.objectIDs).map((objectIDs, at) => ({
    ...event,
    objectIDs,
    ...(event.positions && {positions: event.positions.slice(at * CHUNK, (at + 1) * CHUNK)}),
  }));
}

function chunksOf<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / CHUNK);
  return Array.from({length: count}, (_, at) => items.slice(at * CHUNK, (at + 1) * CHUNK));
}
