import {createWithCache} from '@shopify/hydrogen';
import type {Language} from '~/i18n/languages';
import {createAnswers} from './cached-answers.server';
import {createCacheVersion, createLastGood, type StoryblokMemory} from './cache-version.server';
import {createDeliveryClient, PER_PAGE, type StoryblokSettings} from './delivery-client.server';
import type {Story} from './story-schema';
import {
  isStorySlug,
  listQuery,
  SHARED_STORIES,
  type StoryParams,
  storyPath,
  storyQuery,
  type StoryVersion,
} from './story-query';

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

export type Storyblok = ReturnType<typeof createStoryblok>;

/** The content service, for one request. All calls throw `StoryblokError` when it does not answer. */
export function createStoryblok(options: StoryblokOptions) {
  const {settings, language, preview, memory, waitUntil} = options;
  const client = createDeliveryClient(settings, memory.rateLimit);
  const withCache = createWithCache(options);
  const shared = {client, memory, waitUntil, space: `${client.base} ${settings.spaceId ?? ''}`};
  const copies = createLastGood<number>(withCache, 'version');
  const version = createCacheVersion({...shared, copies});
  const answer = createAnswers({...shared, version, withCache});

  async function oneStory(
    slug: string,
    asked: StoryVersion,
    params: StoryParams,
  ): Promise<Story | null> {
    const {stories} = await answer({
      operation: `story '${slug}'`,
      path: storyPath(slug),
      query: storyQuery(asked, params.language ?? language),
      version: asked,
      isOneStory: true,
      lastGood: params.lastGood ?? false,
    });
    return stories[0] ?? null;
  }

  return {
    /** The version of the published content, at most some seconds old; `undefined` when it cannot be had. Never fails. */
    contentVersion: (): Promise<number | undefined> => version.current(),

    /**
     * The story at this path, or `null`. In a preview drafts of the story that the editor shows and of
     * 'config' and 'footer'; others stay published.
     */
    async story(path: string, params: StoryParams = {}): Promise<Story | null> {
      const slug = path.replace(/^\/+|\/+$/g, '');
      if (!isStorySlug(slug)) return null;
      if (!preview) return oneStory(slug, settings.version, params);

      const draft = await oneStory(slug, 'draft', params);
      if (draft?.id === preview.storyId) return {...draft, isPreview: true};
      return SHARED_STORIES.has(slug) ? draft : oneStory(slug, settings.version, params);
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
          lastGood: false,
        });
        if (next.stories.length === 0) break;
        all.push(...next.stories);
        pages = Math.ceil(next.total / Math.max(1, next.perPage));
      }
      return all;
    },
  };
}
