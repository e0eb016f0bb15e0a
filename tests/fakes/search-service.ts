import {createSearch} from '../../app/services/algolia/algolia.server';
import {
  defaultProductQuery,
  type ProductSearchQuery,
} from '../../app/services/algolia/search-types';
import {createIsolateMemory} from '../../app/services/http/isolate-memory';
import {execution} from './background';
import {MemoryCache} from './memory-cache';

const settings = {
  ALGOLIA_APP_ID: 'APP1',
  ALGOLIA_SEARCH_KEY: 'search-only',
  ALGOLIA_INDEX_PREFIX: 'shop_',
  ALGOLIA_INSIGHTS_URL: 'https://insights.test',
};

interface Isolate {
  cache?: MemoryCache;
  memory?: ReturnType<typeof createIsolateMemory>;
  url?: string;
}

/** The search service of one request, with what it shares with others in its isolate. */
export function searchOf({cache = new MemoryCache(), memory, url}: Isolate = {}) {
  return createSearch({
    settings: {...settings, ALGOLIA_URL: url},
    language: 'de',
    cache,
    memory: memory ?? createIsolateMemory({entries: 9, ttlMs: 10_000}),
    waitUntil: execution.waitUntil,
    request: new Request('https://shop.test/'),
  });
}

/** All products that match one word. */
export const all: ProductSearchQuery = {...defaultProductQuery, words: 'rad'};
