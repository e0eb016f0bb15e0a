import {CacheCustom, type createWithCache} from '@shopify/hydrogen';

/** Stale at once, so that every newer value replaces it, and kept for long. */
const LAST_GOOD = CacheCustom({
  mode: 'public',
  maxAge: 1,
  staleWhileRevalidate: 30 * 24 * 60 * 60,
});

/** What stands in while Storyblok does not answer; the platform's cache carries it from isolate to isolate. */
export interface LastGood<Value> {
  find(key: string): Promise<Value | null>;
  keep(key: string, value: Value): Promise<unknown>;
}

/** Copies of values under keys without a content version. `kind` keeps them apart from other copies. */
export function createLastGood<Value>(
  withCache: ReturnType<typeof createWithCache>,
  kind: string,
): LastGood<Value> {
  // Hydrogen's cache reads before it writes: what is found is stale and gets replaced, unless by `null`.
  const run = (key: string, value: Value | null) =>
    withCache.run<Value | null>(
      {
        cacheKey: ['storyblok last good', kind, key],
        cacheStrategy: LAST_GOOD,
        shouldCacheResult: (result) => result !== null,
      },
      () => value,
    );
  return {find: (key) => run(key, null), keep: run};
}
