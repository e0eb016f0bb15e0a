import type {createWithCache} from '@shopify/hydrogen';
import {messageOf} from '../http/outage.server';
import {type CacheVersion, PUBLISHED, type StoryblokMemory} from './cache-version.server';
import {type DeliveryClient, TIME_LIMIT_MS} from './delivery-client.server';
import {slugsSchema, trimSlashes} from './story-schema';

/** Storyblok's maximum. */
const PER_PAGE = 1000;

interface SlugListOptions {
  client: DeliveryClient;
  version: CacheVersion;
  memory: StoryblokMemory;
  withCache: ReturnType<typeof createWithCache>;
  waitUntil: (promise: Promise<unknown>) => void;
  space: string;
}

/**
 * The slugs of all published stories, read in the background once a path has no story. Until the content changes, other
 * such paths then cost no call: scanners try thousands, and a plan has a number of calls per month.
 * @see https://www.storyblok.com/docs/api/content-delivery/v2/links/retrieve-multiple-links
 */
export function createSlugList(options: SlugListOptions) {
  const {client, version, memory, withCache, waitUntil, space} = options;

  async function fetchSlugs(cv: number): Promise<string[]> {
    const slugs: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const {data, headers} = await client.get({
        operation: `slugs, page ${page}`,
        path: 'cdn/links',
        query: {
          version: 'published',
          cv: String(cv),
          // Spaces from before May 2023 need it.
          paginated: '1',
          per_page: String(PER_PAGE),
          page: String(page),
        },
        version: 'published',
        schema: slugsSchema,
        until: Date.now() + TIME_LIMIT_MS,
      });
      slugs.push(...Object.values(data.links).map(({slug}) => trimSlashes(slug)));
      pages = Math.ceil((Number(headers.get('total')) || 0) / PER_PAGE);
    }
    return slugs;
  }

  async function read(): Promise<void> {
    const cv = await version.current();
    if (cv === undefined || cv === memory.slugs.cv) return;
    memory.slugs = {cv, all: null};
    try {
      const caching = {
        cacheKey: ['storyblok slugs', space, cv],
        cacheStrategy: PUBLISHED,
        shouldCacheResult: () => true,
      };
      memory.slugs.all = new Set(await withCache.run(caching, () => fetchSlugs(cv)));
    } catch (error) {
      console.error(messageOf(error));
      memory.slugs = {cv: undefined, all: null};
    }
  }

  return {
    /** Whether certainly no published story has a slug. */
    async lacks(slug: string): Promise<boolean> {
      const {cv, all} = memory.slugs;
      return all !== null && !all.has(slug) && cv === (await version.current());
    },
    /** Reads the list in the background, unless that of the current content is known. */
    readLater: () => waitUntil(read()),
  };
}
