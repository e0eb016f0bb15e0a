import {fetchJson, inBatches} from '../http/fetch-json.server';
import {
  PRODUCT_CACHING,
  type ResponseCacheOptions,
  createResponseCache,
} from '../http/response-cache.server';
import {
  queryAlgolia,
  type AlgoliaSettings,
  readMatchedWords,
  readPages,
  readProducts,
  readStock,
  readValues,
} from './query-algolia.server';
import {facetOf} from './facets';
import {
  collectionIndex,
  filtersOf,
  type ListQueries,
  listQueries,
  matchedWordsQuery,
  pageIndex,
  pagesQuery,
  productIndex,
  stockQuery,
} from './product-query';
import type {Search, SearchEvent} from './search-types';
import {hasWords} from './search-words';

const MAX_VALUES_FOUND = 20;

export interface SearchOptions extends ResponseCacheOptions {
  settings: AlgoliaSettings;
}

/**
 * The search service for one request. Responses are cached like products, keyed by the queries sent. A product list
 * with analytics belongs to its visitor and is never cached.
 */
export function createSearch({settings, ...keeping}: SearchOptions): Search {
  const answers = createResponseCache(keeping);
  const kept = <Answer>(asking: object, ask: () => Promise<Answer>) =>
    answers.answer(['algolia', settings.appId, settings.url, asking], PRODUCT_CACHING, ask);

  const search = async <Found>(
    operation: string,
    requests: ListQueries['requests'],
    read: (answer: unknown) => Found,
  ) => {
    if (requests.every(isNonsense)) return read({results: requests.map(() => NOTHING)});
    return read(await queryAlgolia(settings, operation, (client) => client.search({requests})));
  };

  return {
    products(question) {
      const queries = listQueries(question, settings.prefix);
      const {requests} = queries;
      const ask = () => search('products', requests, (answer) => readProducts(answer, queries));
      return question.analytics ? ask() : kept(requests, ask);
    },

    facetValues(question, facet, words) {
      const asking = {
        type: 'facet' as const,
        indexName: productIndex(settings.prefix, question.order),
        facet: facetOf(facet).attribute,
        facetQuery: words,
        maxFacetHits: MAX_VALUES_FOUND,
        query: question.words,
        ...filtersOf(question, facet),
        analytics: false,
      };
      return kept(asking, async () => {
        const answer = await queryAlgolia(settings, 'facet values', (client) =>
          client.searchForFacets({requests: [asking]}),
        );
        return readValues(answer);
      });
    },

    matchedWords(words) {
      const requests = [matchedWordsQuery(words, settings.prefix)];
      return kept(requests, () =>
        search('matched words', requests, (answer) => readMatchedWords(answer, words)),
      );
    },

    stockOfCollections() {
      const all = stockQuery(settings.prefix);
      const count = (query: typeof all) => search('stock of collections', [query], readStock);
      return kept([all, 'stock'], async () => {
        const counted = await count(all);
        const frames = Object.keys(counted.frames);
        const bikes = frames.length > 0 ? await count(stockQuery(settings.prefix, frames)) : null;
        return Object.fromEntries(
          Object.entries(counted.collections).map(([handle, total]) => [
            handle,
            {total, framed: bikes?.collections[handle] ?? 0},
          ]),
        );
      });
    },

    pages(words) {
      const requests = [pagesQuery(words, settings.prefix)];
      return kept(requests, () => search('pages', requests, readPages));
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
        // Only these hosts of Algolia accept writes.
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
        // Complete records: a repeated request changes nothing.
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

const NOTHING = {hits: [], nbHits: 0};

/** Whether a query has no letters or digits: Algolia would ignore it. */
function isNonsense(request: ListQueries['requests'][number]): boolean {
  const words = 'query' in request ? request.query : '';
  return Boolean(words) && !hasWords(words ?? '');
}

/** Maximum of objects per event and of events per call. */
const CHUNK = 20;
/** Format of an anonymous visitor's token. */
const USER_TOKEN = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Sends visitors' events to Algolia's Insights API, 20 per call, one call after the other. Throws `TypeError` for a
 * user token that the shop would never issue, `ServiceOutage` when a call fails.
 */
export async function sendEvents(settings: AlgoliaSettings, events: SearchEvent[]): Promise<void> {
  if (events.some(({userToken}) => !USER_TOKEN.test(userToken))) {
    throw new TypeError('A user token has 1 to 64 letters, digits, _ and -');
  }
  for (const chunk of inBatches(events.flatMap(withFewObjects), CHUNK)) {
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

function withFewObjects(event: SearchEvent): SearchEvent[] {
  return inBatches(event.objectIDs, CHUNK).map((objectIDs, at) => ({
    ...event,
    objectIDs,
    ...(event.positions && {positions: event.positions.slice(at * CHUNK, (at + 1) * CHUNK)}),
  }));
}
