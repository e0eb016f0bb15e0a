import type {DeliveryClient} from './delivery-client.server';
import type {LastGood} from './last-good.server';
import {VERSION_TIME_LIMIT_MS, VERSION_TTL_MS} from './limits';
import {spaceSchema} from './story-schema';
import type {StoryblokMemory} from './storyblok-memory';

interface VersionOptions {
  client: DeliveryClient;
  memory: StoryblokMemory;
  /** The version last seen by any isolate. Read only while the space cannot be. */
  copies: LastGood<number>;
  waitUntil: (promise: Promise<unknown>) => void;
  space: string;
}

export type CacheVersion = ReturnType<typeof createCacheVersion>;

/**
 * The content version (`cv`) that is part of every cache key: a new one makes old entries unreachable.
 * @see https://www.storyblok.com/docs/api/content-delivery/v2/getting-started/cache-invalidation
 */
export function createCacheVersion({client, memory, copies, waitUntil, space}: VersionOptions) {
  const {version} = memory;
  let reading: Promise<number | undefined> | undefined;

  async function read(): Promise<number | undefined> {
    // Set before the answer is there: one request of the isolate asks, the others keep the version they know.
    if (version.cv !== undefined) version.askedAt = Date.now();
    try {
      const cv = await readVersion(client, Date.now() + VERSION_TIME_LIMIT_MS);
      if (cv !== version.cv) waitUntil(copies.keep(space, cv));
      version.cv = cv;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      version.cv ??= (await copies.find(space)) ?? undefined;
    }
    version.askedAt = Date.now();
    return version.cv;
  }

  return {
    /** The newest version, or the last one known when the space cannot be read. Never fails. */
    current(): Promise<number | undefined> {
      if (reading) return reading;
      if (Date.now() - version.askedAt < VERSION_TTL_MS) return Promise.resolve(version.cv);
      return (reading = read());
    },
    /** Takes over a newer version that an answer carried. */
    learn(cv: number | undefined): void {
      if (cv !== undefined && cv > (version.cv ?? 0)) version.cv = cv;
    },
  };
}

/** The version of the public token's space, never from a cache. Throws `StoryblokError`. `until` in milliseconds since 1970. */
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
