import {CacheCustom, type createWithCache} from '@shopify/hydrogen';
import {type CacheVersion, createLastGood, type StoryblokMemory} from './cache-version.server';
import {
  COPY_TIME_LIMIT_MS,
  type DeliveryClient,
  StoryblokError,
  TIME_LIMIT_MS,
} from './delivery-client.server';
import {askStoryblok, type Question} from './fresh-answer.server';
import type {Answer} from './story-schema';

interface CacheOptions {
  client: DeliveryClient;
  version: CacheVersion;
  memory: StoryblokMemory;
  withCache: ReturnType<typeof createWithCache>;
  waitUntil: (promise: Promise<unknown>) => void;
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
export function createAnswers(options: CacheOptions) {
  const {client, version, memory, withCache, waitUntil, space} = options;
  const copies = createLastGood<Answer>(withCache, 'answer');
  const asked = new Map<string, Promise<Answer>>();

  const keyOf = ({path, query}: Question): string =>
    [space, path, new URLSearchParams(query)].join(' ');

  async function published(question: Question): Promise<Answer> {
    const started = Date.now();
    const cv = await version.current();
    const key = `${keyOf(question)} ${cv}`;
    const known = memory.answers.get(key);
    if (known) return known;

    const ask = question.lastGood
      ? () => askWithCopy(question, cv, started)
      : () => askStoryblok(client, version, question, cv, started + TIME_LIMIT_MS);
    const caching = {
      cacheKey: ['storyblok', key],
      cacheStrategy: PUBLISHED,
      shouldCacheResult: (answer: Answer) => !answer.isCopy,
    };
    const answer = cv === undefined ? await ask() : await withCache.run(caching, ask);
    const {length} = answer.stories;
    if (length > 0 && answer.size <= LONGEST_REMEMBERED) memory.answers.set(key, answer);
    return answer;
  }

  /** A last good copy survives every new version of the content. */
  async function askWithCopy(
    question: Question,
    cv: number | undefined,
    started: number,
  ): Promise<Answer> {
    const key = keyOf(question);
    const copy = await copies.find(key);
    const until = started + (copy ? COPY_TIME_LIMIT_MS : TIME_LIMIT_MS);
    try {
      const answer = await askStoryblok(client, version, question, cv, until);
      waitUntil(copies.keep(key, answer));
      return answer;
    } catch (error) {
      if (!copy || !(error instanceof StoryblokError)) throw error;
      console.error(`${error.message}; the last good copy stands in`);
      return {...copy, isCopy: true};
    }
  }

  /** Throws `StoryblokError`. */
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
