import {CacheLong, createWithCache} from '@shopify/hydrogen';
import {z} from 'zod';
import {fetchJson} from '../http/fetch-json.server';
import type {IsolateMemory} from '../http/isolate-memory';

interface GoogleReviewsOptions {
  /** Without key or place there is no rating. */
  settings: {apiUrl: string; apiKey: string | undefined; placeId: string | undefined};
  cache: Cache;
  memory: IsolateMemory;
  waitUntil: (promise: Promise<unknown>) => void;
  request: Request;
}

export type GoogleReviews = ReturnType<typeof createGoogleReviews>;

/** A page waits this long at most; its answer is kept for the next one. */
const PAGE_PATIENCE_MS = 150;
const TIME_LIMIT_MS = 1500;
const MEMORY_KEY = 'google-rating';

const place = z.object({rating: z.number().min(0).max(5)});

/** The shop's rating at Google (Places API, 'Place Details (New)', field mask `rating`). */
export function createGoogleReviews(options: GoogleReviewsOptions) {
  const {settings, cache, memory, waitUntil, request} = options;
  const {apiKey, placeId} = settings;

  async function ask(apiKey: string, placeId: string): Promise<number> {
    const withCache = createWithCache({cache, waitUntil, request});
    return withCache.run(
      {
        cacheKey: ['google-rating', settings.apiUrl, placeId],
        cacheStrategy: CacheLong(),
        shouldCacheResult: () => true,
      },
      async () => {
        const answer = await fetchJson({
          service: 'Google',
          operation: 'Place',
          url: `${settings.apiUrl}/v1/places/${encodeURIComponent(placeId)}`,
          init: {headers: {'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': 'rating'}},
          idempotent: true,
          timeLimitMs: TIME_LIMIT_MS,
        });
        return place.parse(answer).rating;
      },
    );
  }

  /** Never fails; a failure is logged and remembered for some seconds as 0, so that nobody waits for it again. */
  async function current(apiKey: string, placeId: string): Promise<number> {
    let rating = 0;
    try {
      rating = await ask(apiKey, placeId);
    } catch (error) {
      console.error('Cannot get the Google rating', error instanceof Error ? error.message : error);
    }
    memory.set(MEMORY_KEY, rating);
    return rating;
  }

  return {
    /**
     * Stars from 0 to 5, 0 when unknown. Answers after `patienceMs` at the latest; what comes later is
     * there for the next page.
     */
    async rating(patienceMs: number = PAGE_PATIENCE_MS): Promise<number> {
      if (!apiKey || !placeId) return 0;
      const known = memory.get(MEMORY_KEY);
      if (typeof known === 'number') return known;

      const asked = current(apiKey, placeId);
      waitUntil(asked);
      return Promise.race([asked, unknownAfter(patienceMs)]);
    },
  };
}

async function unknownAfter(delayMs: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  return 0;
}
