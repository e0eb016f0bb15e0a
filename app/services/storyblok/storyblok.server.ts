import {createWithCache} from '@shopify/hydrogen';
import {languages, type Language} from '~/i18n/languages';
import type {SupplierTimes} from '../http/fetch-json.server';
import {
  type CacheVersion,
  createCacheVersion,
  PUBLISHED,
  type StoryblokMemory,
} from './cache-version.server';
import {
  createDeliveryClient,
  type DeliveryClient,
  isSharedStory,
  type StoryblokSettings,
  type StoryVersion,
  TIME_LIMIT_MS,
} from './delivery-client.server';
import {fetchFromStoryblok, type StoriesQuery} from './fetch-stories.server';
import {createSlugList} from './published-slugs.server';
import {SLUG, type StoriesResult, type Story, trimSlashes} from './story-schema';

interface StoryblokOptions {
  settings: StoryblokSettings;
  times?: SupplierTimes;
  cache: Cache;
  /** Shared by the isolate's requests. */
  memory: StoryblokMemory;
  waitUntil: (promise: Promise<unknown>) => void;
  request: Request;
  language: Language;
  /** The story open in a verified visual editor, and the release it is opened in; `null` outside of previews. */
  preview: {storyId: number; release?: string} | null;
}

export type Storyblok = ReturnType<typeof createStoryblok>;

/** Stories on a page of a list, unless stated otherwise. */
const PER_PAGE = 25;

/** The content service for one request. All calls throw `StoryblokError` when it does not respond. */
export function createStoryblok(options: StoryblokOptions) {
  const {settings, language, preview, memory, waitUntil} = options;
  const {STORYBLOK_VERSION: shownVersion} = settings;
  const client = createDeliveryClient(settings, memory.rateLimit, options.times);
  const withCache = createWithCache(options);
  const shared = {
    client,
    memory,
    withCache,
    space: `${client.base} ${settings.STORYBLOK_SPACE_ID ?? ''}`,
  };
  const version = createCacheVersion({...shared, waitUntil});
  const fetchStories = createStoriesFetcher({...shared, version});
  const slugList = createSlugList({...shared, version, waitUntil});

  const singleStoryQuery = (
    slug: string,
    storyVersion: StoryVersion,
    storyLanguage = language,
  ): StoriesQuery => ({
    operation: `story '${slug}'`,
    path: `cdn/stories/${slug.split('/').map(encodeURIComponent).join('/')}`,
    query: {
      ...inLanguage(storyVersion, storyLanguage),
      resolve_links: 'url',
      ...(storyVersion === 'draft' && preview?.release && {from_release: preview.release}),
    },
    version: storyVersion,
    isOneStory: true,
  });

  return {
    /** The version of the published content, at most a minute old; `undefined` if unavailable. Never rejects. */
    contentVersion: (): Promise<number | undefined> => version.current(),

    /**
     * The story at this path, or `null`. A preview returns drafts of the story open in the editor and of those that
     * every page shows; others stay published. `otherLanguage`: a language other than the visitor's.
     */
    async story(path: string, otherLanguage?: Language): Promise<Story | null> {
      const slug = trimSlashes(path);
      if (!isStorySlug(slug)) return null;
      const load = async (asked: StoryVersion) => {
        const isPublished = asked === 'published';
        if (isPublished && (await slugList.lacks(slug))) return null;
        const {stories} = await fetchStories(singleStoryQuery(slug, asked, otherLanguage));
        if (isPublished && stories.length === 0) slugList.readLater();
        return stories[0] ?? null;
      };
      if (!preview) return load(shownVersion);

      const draft = await load('draft');
      if (draft?.id === preview.storyId) return {...draft, isPreview: true};
      return isSharedStory(slug) ? draft : load(shownVersion);
    },

    /** The currently published story at this path, fetched from Storyblok itself, or `null`. */
    async publishedNow(slug: string, wanted: Language): Promise<Story | null> {
      if (!isStorySlug(slug)) return null;
      const storiesQuery = singleStoryQuery(slug, 'published', wanted);
      // Without a version Storyblok redirects to the newest one.
      const until = Date.now() + TIME_LIMIT_MS;
      const {stories} = await fetchFromStoryblok(client, version, storiesQuery, undefined, until);
      return stories[0] ?? null;
    },

    /** All stories of the space, fetched in pages of `perPage`, at most 100. Drafts only if configured. */
    async allStories(perPage = PER_PAGE): Promise<Story[]> {
      const all: Story[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const next = await fetchStories({
          operation: `stories, page ${page}`,
          path: 'cdn/stories',
          query: {
            ...inLanguage(shownVersion, language),
            per_page: String(perPage),
            page: String(page),
          },
          version: shownVersion,
          isOneStory: false,
        });
        all.push(...next.stories);
        pages = Math.ceil(next.total / Math.max(1, next.perPage));
      }
      return all;
    },
  };
}

/** Whether a path may be queried as a slug: no numbers, which Storyblok treats as ids, and no path traversal. */
function isStorySlug(slug: string): boolean {
  const segments = slug.split('/');
  return (
    SLUG.test(slug) &&
    !/^\d+$/.test(slug) &&
    segments.every((segment) => !['', '.', '..'].includes(segment))
  );
}

/** The first parameters of each query; always in the same order, as queries are parts of cache keys. */
function inLanguage(version: StoryVersion, language: Language): Record<string, string> {
  const code = languages[language].storyblok;
  return {version, ...(code && {language: code})};
}

interface CacheOptions {
  client: DeliveryClient;
  version: CacheVersion;
  memory: StoryblokMemory;
  withCache: ReturnType<typeof createWithCache>;
  /** Part of the cache keys, so that another space's entries are never read. */
  space: string;
}

/** Isolate memory limits the number of entries, so long responses stay out of it, as do paths without a story. */
const MAX_CACHED_LENGTH = 200_000;

/**
 * Answers queries: published ones from memory and the platform's cache under keys with the content version, drafts
 * always from Storyblok. Within one request, equal queries are deduplicated.
 */
function createStoriesFetcher(options: CacheOptions) {
  const {client, version, memory, withCache, space} = options;
  const pendingStories = new Map<string, Promise<StoriesResult>>();

  const keyOf = ({path, query}: StoriesQuery): string =>
    [space, path, new URLSearchParams(query)].join(' ');

  async function fetchPublished(storiesQuery: StoriesQuery): Promise<StoriesResult> {
    const until = Date.now() + TIME_LIMIT_MS;
    const fetchVersion = (pinnedVersion: number | undefined) =>
      fetchFromStoryblok(client, version, storiesQuery, pinnedVersion, until);
    const current = version.current();
    // While the version is unknown, no story can be cached under it, so one is fetched in parallel; its response
    // contains the version. A timestamp in the past as `cv` avoids Storyblok's redirect and older responses of its CDN.
    const earlyFetch =
      storiesQuery.isOneStory && (await version.isUnknown())
        ? fetchVersion(Math.floor(Date.now() / 1000) - 60)
        : null;
    const [newest, earlyResult] = await Promise.all([current, earlyFetch]);
    // The response for a missing story has no version, so it is not cached.
    if (earlyResult?.stories.length === 0) return earlyResult;
    const cv =
      earlyResult?.cv !== undefined && earlyResult.cv > (newest ?? 0) ? earlyResult.cv : newest;
    const key = `${keyOf(storiesQuery)} ${cv}`;
    const cached = memory.responses.get(key);
    if (cached) return cached;

    const fetchFresh = () =>
      earlyResult && earlyResult.cv === cv ? Promise.resolve(earlyResult) : fetchVersion(cv);
    const caching = {
      // Another build may read stories otherwise, another origin its own links.
      cacheKey: ['storyblok', import.meta.env.BUILT_AT, client.shopOrigin, key],
      cacheStrategy: PUBLISHED,
      shouldCacheResult: () => true,
    };
    if (cv === undefined) return fetchFresh();
    const result = await withCache.run(caching, fetchFresh);
    const {length} = result.stories;
    if (length > 0 && result.size <= MAX_CACHED_LENGTH) memory.responses.set(key, result);
    return result;
  }

  return function fetchStories(question: StoriesQuery): Promise<StoriesResult> {
    const key = keyOf(question);
    const existing = pendingStories.get(key);
    if (existing) return existing;
    const pending =
      question.version === 'draft'
        ? fetchFromStoryblok(client, version, question, undefined, Date.now() + TIME_LIMIT_MS)
        : fetchPublished(question);
    pendingStories.set(key, pending);
    return pending;
  };
}
