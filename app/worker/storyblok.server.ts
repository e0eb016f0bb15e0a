import {memoize} from '~/services/http/isolate-memory';
import type {Language} from '~/i18n/languages';
import {createStoryblok, type Storyblok} from '~/services/storyblok/storyblok.server';
import {
  createStoryblokMemory,
  type StoryblokMemory,
} from '~/services/storyblok/cache-version.server';
import type {Settings} from './env.server';
import type {Preview} from './preview.server';

interface Asking {
  settings: Settings;
  language: Language;
  preview: Preview | null;
  cache: Cache;
  waitUntil: (promise: Promise<unknown>) => void;
  request: Request;
}

/** The content service for one request; only a verified preview gets drafts. */
export function openStoryblok({settings, preview, ...asking}: Asking): Storyblok {
  return createStoryblok({
    ...asking,
    settings: {
      region: settings.STORYBLOK_REGION,
      apiUrl: settings.STORYBLOK_API_URL,
      spaceId: settings.STORYBLOK_SPACE_ID,
      token: settings.STORYBLOK_TOKEN,
      previewToken: settings.STORYBLOK_PREVIEW_TOKEN,
      version: settings.STORYBLOK_VERSION,
    },
    preview: preview?.isVerified ? preview : null,
    memory: memoryOf(caches),
  });
}

/** One memory per isolate: as long as its caches live. */
const memoryOf = memoize<CacheStorage, StoryblokMemory>(() => createStoryblokMemory());
