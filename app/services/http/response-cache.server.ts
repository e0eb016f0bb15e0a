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

/** Caches suppliers' public responses, for one request. `keyParts` is the cache key: everything queried, as JSON. */
export function createResponseCache({cache, memory, waitUntil, request}: ResponseCacheOptions) {
  const withCache = createWithCache({cache, waitUntil, request});
  const inFlight = new Map<string, Promise<unknown>>();

  async function readOrFetch(
    key: string,
    cacheStrategy: CachingStrategy,
    fetchResponse: () => Promise<unknown>,
    inMemory: boolean,
  ): Promise<unknown> {
    const fromMemory = inMemory ? memory.get(key) : undefined;
    if (fromMemory !== undefined) return fromMemory;
    // Platforms limit cache keys to 16 kB, and a query may be longer. A new build may read responses differently from
    // the one that cached them.
    const cacheKey = await hexDigest('SHA-256', `${import.meta.env.BUILT_AT} ${key}`);
    const response = await withCache.run(
      {cacheKey, cacheStrategy, shouldCacheResult: () => true},
      fetchResponse,
    );
    if (inMemory) memory.set(key, response);
    return response;
  }

  return {
    /**
     * The cached response, else the result of `fetchResponse`, which runs once for all parts of a page that need it
     * concurrently. A response also stays in the isolate's memory for seconds, unless it is too large for that:
     * `inMemory: false`.
     */
    getOrFetch<Answer>(
      keyParts: unknown[],
      strategy: CachingStrategy,
      fetchResponse: () => Promise<Answer>,
      {inMemory = true}: {inMemory?: boolean} = {},
    ): Promise<Answer> {
      const key = JSON.stringify(keyParts);
      const pendingResponse =
        inFlight.get(key) ?? readOrFetch(key, strategy, fetchResponse, inMemory);
      inFlight.set(key, pendingResponse);
      const removeInFlight = () => void inFlight.delete(key);
      pendingResponse.then(removeInFlight, removeInFlight);
      return pendingResponse as Promise<Answer>;
    },
  };
}
