import {CacheCustom, type CachingStrategy, createWithCache} from '@shopify/hydrogen';
import {hexDigest} from './encryption.server';
import type {IsolateMemory} from './isolate-memory';

const MINUTE = 60;
const DAY = 24 * 60 * 60;

/**
 * Products, prices and stock: a minute old, or up to eleven for the first visitor after a quiet period, while they are
 * revalidated. A longer time would show the first visitor of a morning the previous evening's prices.
 */
export const PRODUCT_CACHING: CachingStrategy = CacheCustom({
  mode: 'public',
  maxAge: MINUTE,
  staleWhileRevalidate: 10 * MINUTE,
});

/** Data that the shop's staff rarely changes: menus, markets, policies. */
export const SHOP_DATA_CACHING: CachingStrategy = CacheCustom({
  mode: 'public',
  maxAge: 5 * MINUTE,
  staleWhileRevalidate: DAY,
});

export interface ResponseCacheOptions {
  cache: Cache;
  /** Public responses of the last seconds, shared by the isolate's requests. */
  memory: IsolateMemory;
  waitUntil: (promise: Promise<unknown>) => void;
  request: Request;
}

/** Caches suppliers' public responses, for one request. `question` is the cache key: everything queried, as JSON. */
export function createResponseCache({cache, memory, waitUntil, request}: ResponseCacheOptions) {
  const withCache = createWithCache({cache, waitUntil, request});
  const running = new Map<string, Promise<unknown>>();

  async function find(
    key: string,
    cacheStrategy: CachingStrategy,
    ask: () => Promise<unknown>,
    inMemory: boolean,
  ): Promise<unknown> {
    const remembered = inMemory ? memory.get(key) : undefined;
    if (remembered !== undefined) return remembered;
    // Platforms limit cache keys to 16 kB, and a query may be longer. A new build may read responses differently from
    // the one that cached them.
    const cacheKey = await hexDigest('SHA-256', `${import.meta.env.BUILT_AT} ${key}`);
    const answer = await withCache.run(
      {cacheKey, cacheStrategy, shouldCacheResult: () => true},
      ask,
    );
    if (inMemory) memory.set(key, answer);
    return answer;
  }

  return {
    /**
     * The cached response, else the result of `ask`, which runs once for all parts of a page that need it concurrently.
     * A response also stays in the isolate's memory for seconds, unless it is too large for that: `inMemory: false`.
     */
    answer<Answer>(
      question: unknown[],
      strategy: CachingStrategy,
      ask: () => Promise<Answer>,
      inMemory = true,
    ): Promise<Answer> {
      const key = JSON.stringify(question);
      const answer = running.get(key) ?? find(key, strategy, ask, inMemory);
      running.set(key, answer);
      const forget = () => void running.delete(key);
      answer.then(forget, forget);
      return answer as Promise<Answer>;
    },
  };
}
