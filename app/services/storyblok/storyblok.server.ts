import {createWithCache} from '@shopify/hydrogen';
import type {Language} from '~/i18n/languages';
import {createAnswers} from './cached-answers.server';
import {createCacheVersion, readSpace} from './cache-version.server';
import {createDeliveryClient, type StoryblokSettings} from './delivery-client.server';
import {batchesOf} from './fresh-answer.server';
import {createLastGood} from './last-good.server';
import {TIME_LIMIT_MS, UUID_BATCH} from './limits';
import type {Space, Story} from './story-schema';
import {
  isStorySlug,
  SHARED_STORIES,
  storyPath,
  toListQuery,
  toQuery,
  type StoriesParams,
  type StoryParams,
  type StoryVersion,
} from './story-query';
import type {StoryblokMemory} from './storyblok-memory';

export interface StoryblokOptions {
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

export interface StoryPage {
  stories: Story[];
  total: number;
  perPage: number;
  /** At least 1 (spec §5). */
  pages: number;
}

export type Storyblok = ReturnType<typeof createStoryblok>;

/** The content service, for one request (spec §7). All calls throw `StoryblokError` when it does not answer. */
export function createStoryblok(options: StoryblokOptions) {
  const {settings, language, preview, memory, waitUntil} = options;
  const client = createDeliveryClient(settings, memory.rateLimit);
  const withCache = createWithCache(options);
  const shared = {client, memory, waitUntil, space: `${client.base} ${settings.spaceId ?? ''}`};
  const copies = createLastGood<number>(withCache, 'version');
  const version = createCacheVersion({...shared, copies});
  const answer = createAnswers({...shared, version, withCache});

  /** Nobody gets drafts by asking: only a verified preview or the setting allows them. */
  function allowed(asked: StoryVersion | undefined): StoryVersion {
    const mayBeDraft = preview !== null || settings.version === 'draft';
    return asked === 'draft' && !mayBeDraft ? 'published' : (asked ?? settings.version);
  }

  async function oneStory(
    slug: string,
    asked: StoryVersion,
    params: StoryParams,
  ): Promise<Story | null> {
    const {stories} = await answer({
      operation: `story '${slug}'`,
      path: storyPath(slug),
      query: toQuery(asked, {resolveLinks: 'url', ...params}, language),
      version: asked,
      isOneStory: true,
      lastGood: params.lastGood ?? false,
    });
    return stories[0] ?? null;
  }

  async function stories(params: StoriesParams = {}): Promise<StoryPage> {
    const asked = allowed(params.version);
    const query = toListQuery(asked, params, language);
    const page = await answer({
      operation: `stories '${params.startsWith ?? ''}'`,
      path: 'cdn/stories',
      query,
      version: asked,
      isOneStory: false,
      lastGood: false,
    });
    const {total, perPage} = page;
    const pages = Math.max(1, Math.ceil(total / Math.max(1, perPage)));
    return {stories: page.stories, total, perPage, pages};
  }

  return {
    /**
     * The story at this path, or `null`. In a preview drafts of the story that the editor shows and of
     * 'config' and 'footer'; others stay published.
     */
    async story(path: string, params: StoryParams = {}): Promise<Story | null> {
      const slug = path.replace(/^\/+|\/+$/g, '');
      if (!isStorySlug(slug)) return null;
      if (!preview || params.version) return oneStory(slug, allowed(params.version), params);

      const draft = await oneStory(slug, 'draft', params);
      if (draft?.id === preview.storyId) return {...draft, isPreview: true};
      return SHARED_STORIES.has(slug) ? draft : oneStory(slug, allowed(undefined), params);
    },

    /** One page of a list. In a preview drafts only with `version: 'draft'`. */
    stories,

    /** All pages of a list, one after another. */
    async allStories(params: Omit<StoriesParams, 'page'> = {}): Promise<Story[]> {
      const all: Story[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const next = await stories({...params, page});
        if (next.stories.length === 0) break;
        all.push(...next.stories);
        pages = next.pages;
      }
      return all;
    },

    /** The stories with these uuids, in this order; unknown ones are left out. Asked in batches of 50. */
    async storiesByUuids(
      uuids: readonly string[],
      params: Omit<StoriesParams, 'byUuids' | 'perPage' | 'page'> = {},
    ): Promise<Story[]> {
      const batches = batchesOf(uuids).map((byUuids) =>
        stories({...params, byUuids, perPage: UUID_BATCH}),
      );
      const found = (await Promise.all(batches)).flatMap((page) => page.stories);
      const byUuid = new Map(found.map((story) => [story.uuid, story]));
      return uuids.flatMap((uuid) => byUuid.get(uuid) ?? []);
    },

    /** The space itself, never from a cache. */
    space(): Promise<Space> {
      return readSpace(client, Date.now() + TIME_LIMIT_MS);
    },
  };
}
