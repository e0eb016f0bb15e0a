import {createIsolateMemory, type IsolateMemory} from '../http/isolate-memory';
import {RATE_LIMIT} from './limits';
import {createRateLimit, type RateLimit} from './rate-limit';
import type {Answer} from './story-schema';

/** What an isolate remembers of Storyblok: published answers of the last seconds, nothing of a visitor. */
export interface StoryblokMemory {
  answers: IsolateMemory<Answer>;
  /** The content version (`cv`) last seen, and when the space was last asked for it. */
  version: {cv: number | undefined; askedAt: number};
  rateLimit: RateLimit;
}

/** The memory of a new isolate. `hasOauthToken`: Storyblok allows fewer requests with one. */
export function createStoryblokMemory(hasOauthToken = false): StoryblokMemory {
  return {
    answers: createIsolateMemory<Answer>({entries: 100, ttlMs: 10_000}),
    version: {cv: undefined, askedAt: -Infinity},
    rateLimit: createRateLimit(hasOauthToken ? RATE_LIMIT.oauthToken : RATE_LIMIT.token),
  };
}
