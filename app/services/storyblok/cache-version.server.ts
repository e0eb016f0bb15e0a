import {CacheCustom, type createWithCache} from '@shopify/hydrogen';
import {createIsolateMemory} from '../http/isolate-memory';
import {createRateLimit, type DeliveryClient, VERSION_TTL_MS} from './delivery-client.server';
import {type StoriesResult, spaceSchema} from './story-schema';
import {messageOf} from '../http/outage.server';

export type StoryblokMemory = ReturnType<typeof createStoryblokMemory>;

/** Requests per second that Storyblok allows with a token of its Content Delivery API. */
const RATE_LIMIT = 5;
/** Time limit for reading the space's content version. */
const VERSION_TIME_LIMIT_MS = 1500;

/**
 * A new isolate's cache of Storyblok: published responses under keys with the content version, nothing personal. As long
 * as a response is the same object, neither its story is parsed again nor its markup rendered.
 */
export function createStoryblokMemory() {
  return {
    responses: createIsolateMemory<StoriesResult>({entries: 100, ttlMs: 600_000}),
    /** The last known content version (`cv`), and when the space was last queried for it. */
    version: {cv: undefined as number | undefined, checkedAt: -Infinity},
    rateLimit: createRateLimit(RATE_LIMIT),
    /** The slugs of all published stories of a content version; `null` until they are read. */
    slugs: {cv: undefined as number | undefined, all: null as ReadonlySet<string> | null},
  };
}

/** Cache keys contain the content version, so published content only changes under a new key: for a week. */
export const PUBLISHED = CacheCustom({mode: 'public', maxAge: 7 * 24 * 60 * 60});

/** Stale after a second, so that every newer version replaces it, but served for a month. */
const LAST_VERSION = CacheCustom({
  mode: 'public',
  maxAge: 1,
  staleWhileRevalidate: 30 * 24 * 60 * 60,
});

interface VersionOptions {
  client: DeliveryClient;
  memory: StoryblokMemory;
  withCache: ReturnType<typeof createWithCache>;
  waitUntil: (promise: Promise<unknown>) => void;
  space: string;
}

export type CacheVersion = ReturnType<typeof createCacheVersion>;

/**
 * The content version (`cv`) that is part of every cache key: a new one makes old entries unreachable.
 * @see https://www.storyblok.com/docs/api/content-delivery/v2/getting-started/cache-invalidation
 */
export function createCacheVersion({client, memory, withCache, waitUntil, space}: VersionOptions) {
  const {version} = memory;
  let pendingRead: Promise<number | undefined> | undefined;
  let pendingLookup: Promise<number | null> | undefined;

  /**
   * Stores the version in the platform's cache, which shares it between isolates, or reads the stored one with `null`.
   * Hydrogen's cache reads before it writes: a stale hit is returned and then replaced, unless by `null`.
   */
  const lastVersion = (cv: number | null) =>
    withCache.run<number | null>(
      {
        cacheKey: ['storyblok version', space],
        cacheStrategy: LAST_VERSION,
        shouldCacheResult: (found) => found !== null,
      },
      () => cv,
    );

  async function read(): Promise<number | undefined> {
    // Set before the response arrives: one request of the isolate queries the space, the others use the version they
    // know.
    if (version.cv !== undefined) version.checkedAt = Date.now();
    try {
      const cv = await readVersion(client, Date.now() + VERSION_TIME_LIMIT_MS);
      if (cv !== version.cv) waitUntil(lastVersion(cv));
      version.cv = cv;
    } catch (error) {
      console.error(messageOf(error));
      version.cv ??= (await lastVersion(null)) ?? undefined;
    }
    version.checkedAt = Date.now();
    return version.cv;
  }

  return {
    /** The newest version, or the last known one when the space cannot be read. Never rejects. */
    current(): Promise<number | undefined> {
      if (pendingRead) return pendingRead;
      if (Date.now() - version.checkedAt < VERSION_TTL_MS) return Promise.resolve(version.cv);
      return (pendingRead = read());
    },
    /** Whether no isolate here has seen a version yet: then nothing can be cached under one. */
    async isUnknown(): Promise<boolean> {
      if (version.cv !== undefined) return false;
      pendingLookup ??= lastVersion(null);
      return (await pendingLookup) === null;
    },
    /** Adopts a newer version found in a response. */
    update(cv: number | undefined): void {
      if (cv !== undefined && cv > (version.cv ?? 0)) version.cv = cv;
    },
  };
}

/** The version of the public token's space, never cached. Throws `StoryblokError`. `until`: milliseconds since 1970. */
async function readVersion(client: DeliveryClient, until: number): Promise<number> {
  const {data} = await client.get({
    operation: 'space',
    path: 'cdn/spaces/me',
    query: {},
    version: 'published',
    schema: spaceSchema,
    until,
  });
  return data.space.version;
}
