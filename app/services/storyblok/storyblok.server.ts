import {CacheCustom, createWithCache} from '@shopify/hydrogen';
import type {Language} from '~/i18n/languages';
import {type CacheVersion, createCacheVersion, type StoryblokMemory} from './cache-version.server';
import {
  createDeliveryClient,
  type DeliveryClient,
  isSharedStory,
  isStorySlug,
  listQuery,
  PER_PAGE,
  type StoryblokSettings,
  storyPath,
  storyQuery,
  type StoryVersion,
  TIME_LIMIT_MS,
} from './delivery-client.server';
import {askStoryblok, type Question} from './fresh-answer.server';
import type {Answer, Story} from './story-schema';

interface StoryblokOptions {
  settings: StoryblokSettings;
  cache: Cache;
  /** What the isolate's requests share. */
  memory: StoryblokMemory;
  waitUntil: (promise: Promise<unknown>) => void;
  request: Request;
  language: Language;
  /** The story that a verified visual editor shows; `null` for everybody else. */
  preview: {storyId: number} | null;
}

export type Storyblok = ReturnType<typeof createStoryblok>;

/** The content service, for one request. All calls throw `StoryblokError` when it does not answer. */
export function createStoryblok(options: StoryblokOptions) {
  const {settings, language, preview, memory, waitUntil} = options;
  const client = createDeliveryClient(settings, memory.rateLimit);
  const withCache = createWithCache(options);
  const shared = {client, memory, withCache, space: `${client.base} ${settings.spaceId ?? ''}`};
  const version = createCacheVersion({...shared, waitUntil});
  const answer = createAnswers({...shared, version});

  const questionOf = (slug: string, asked: StoryVersion, wanted = language): Question => ({
    operation: `story '${slug}'`,
    path: storyPath(slug),
    query: storyQuery(asked, wanted),
    version: asked,
    isOneStory: true,
  });

  return {
    /** The version of the published content, at most some seconds old; `undefined` when it cannot be had. Never fails. */
    contentVersion: (): Promise<number | undefined> => version.current(),

    /**
     * The story at this path, or `null`. In a preview drafts of the story that the editor shows and of
     * those that every page shows; others stay published. `wanted`: in another language than the visitor's.
     */
    async story(path: string, wanted?: Language): Promise<Story | null> {
      const slug = path.replace(/^\/+|\/+$/g, '');
      if (!isStorySlug(slug)) return null;
      const load = async (asked: StoryVersion) =>
        (await answer(questionOf(slug, asked, wanted))).stories[0] ?? null;
      if (!preview) return load(settings.version);

      const draft = await load('draft');
      if (draft?.id === preview.storyId) return {...draft, isPreview: true};
      return isSharedStory(slug) ? draft : load(settings.version);
    },

    /** The story at this path as it is published at this moment, asked of Storyblok itself, or `null`. */
    async publishedNow(slug: string, wanted: Language): Promise<Story | null> {
      if (!isStorySlug(slug)) return null;
      const question = questionOf(slug, 'published', wanted);
      // Without a version Storyblok leads to the newest one.
      const until = Date.now() + TIME_LIMIT_MS;
      const {stories} = await askStoryblok(client, version, question, undefined, until);
      return stories[0] ?? null;
    },

    /** All stories of the space, page after page of `perPage`, 100 at most. Drafts only where the setting says so. */
    async allStories(perPage = PER_PAGE): Promise<Story[]> {
      const all: Story[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const next = await answer({
          operation: `stories, page ${page}`,
          path: 'cdn/stories',
          query: listQuery(settings.version, language, {perPage, page}),
          version: settings.version,
          isOneStory: false,
        });
        if (next.stories.length === 0) break;
        all.push(...next.stories);
        pages = Math.ceil(next.total / Math.max(1, next.perPage));
      }
      return all;
    },
  };
}

interface CacheOptions {
  client: DeliveryClient;
  version: CacheVersion;
  memory: StoryblokMemory;
  withCache: ReturnType<typeof createWithCache>;
  /** Told apart in cache keys, so that another space's entries are never read. */
  space: string;
}

const HOUR = 60 * 60;
/** Cache keys carry the content version, so published content changes under a new key only. */
const PUBLISHED = CacheCustom({
  mode: 'public',
  maxAge: HOUR,
  staleWhileRevalidate: 7 * 24 * HOUR,
});
/** Isolate memory counts entries, so long answers stay out of it, and so do addresses without a story. */
const LONGEST_REMEMBERED = 200_000;

/**
 * Answers questions: published ones from memory and the platform's cache under keys with the content
 * version, drafts always from Storyblok. Within one request nothing is asked twice.
 */
function createAnswers(options: CacheOptions) {
  const {client, version, memory, withCache, space} = options;
  const asked = new Map<string, Promise<Answer>>();

  const keyOf = ({path, query}: Question): string =>
    [space, path, new URLSearchParams(query)].join(' ');

  async function published(question: Question): Promise<Answer> {
    const until = Date.now() + TIME_LIMIT_MS;
    const ask = (pinned: number | undefined) =>
      askStoryblok(client, version, question, pinned, until);
    const current = version.current();
    // Where nothing can be kept yet the story need not wait for the version: it brings its own. Without a version Storyblok
    // would redirect, and its network keeps each address for long: one with a time that is over was made after it.
    const early =
      question.isOneStory && (await version.isUnheardOf())
        ? ask(Math.floor(Date.now() / 1000) - 60)
        : null;
    const [newest, first] = await Promise.all([current, early]);
    // What is missing tells no version, so it is kept by nobody.
    if (first?.stories.length === 0) return first;
    const cv = first?.cv !== undefined && first.cv > (newest ?? 0) ? first.cv : newest;
    const key = `${keyOf(question)} ${cv}`;
    const known = memory.answers.get(key);
    if (known) return known;

    const fresh = () => (first && first.cv === cv ? Promise.resolve(first) : ask(cv));
    const caching = {
      cacheKey: ['storyblok', key],
      cacheStrategy: PUBLISHED,
      shouldCacheResult: () => true,
    };
    const answer = cv === undefined ? await fresh() : await withCache.run(caching, fresh);
    const {length} = answer.stories;
    if (length > 0 && answer.size <= LONGEST_REMEMBERED) memory.answers.set(key, answer);
    return answer;
  }

  return function answer(question: Question): Promise<Answer> {
    const key = keyOf(question);
    const known = asked.get(key);
    if (known) return known;
    const fresh =
      question.version === 'draft'
        ? askStoryblok(client, version, question, undefined, Date.now() + TIME_LIMIT_MS)
        : published(question);
    asked.set(key, fresh);
    return fresh;
  };
}
