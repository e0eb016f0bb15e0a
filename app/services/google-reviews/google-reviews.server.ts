import {CacheLong} from '@shopify/hydrogen';
import {z} from 'zod';
import {sleep} from '~/durations';
import {fetchJson} from '../http/fetch-json.server';
import {createResponseCache, type ResponseCacheOptions} from '../http/response-cache.server';
import {messageOf} from '../http/outage.server';

interface GoogleReviewsOptions extends ResponseCacheOptions {
  /** Without a key or a place there is no rating. */
  settings: {
    GOOGLE_PLACES_API_URL: string;
    GOOGLE_PLACES_API_KEY?: string | undefined;
    GOOGLE_PLACE_ID?: string | undefined;
  };
}

/** Stars from 0 to 5 and the number of ratings; both 0 when unknown. */
export interface ShopRating {
  rating: number;
  count: number;
}

const UNKNOWN: ShopRating = {rating: 0, count: 0};

/** Longest wait of a page; a later response is cached for the next one. */
const MAX_PAGE_WAIT_MS = 150;
const TIME_LIMIT_MS = 1500;
const MEMORY_KEY = 'google-rating';

// An average must not be shown without the number of ratings (§ 5b UWG).
const placeSchema = z
  .object({rating: z.number().min(0).max(5), userRatingCount: z.int().min(1)})
  .transform(({rating, userRatingCount: count}): ShopRating => ({rating, count}));

/** The shop's rating at Google (Places API, 'Place Details (New)', field mask `rating,userRatingCount`). */
export function createGoogleReviews(options: GoogleReviewsOptions) {
  const {settings, memory, waitUntil} = options;
  const {GOOGLE_PLACES_API_KEY: apiKey, GOOGLE_PLACE_ID: placeId} = settings;

  async function fetchRating(url: string, key: string): Promise<ShopRating> {
    const response = await fetchJson({
      service: 'Google',
      operation: 'Place',
      url,
      init: {headers: {'X-Goog-Api-Key': key, 'X-Goog-FieldMask': 'rating,userRatingCount'}},
      idempotent: true,
      timeLimitMs: TIME_LIMIT_MS,
    });
    return placeSchema.parse(response);
  }

  /** Never rejects; a failure is logged and cached for seconds, so that no page waits again. */
  async function refreshRating(key: string, place: string): Promise<ShopRating> {
    const url = `${settings.GOOGLE_PLACES_API_URL}/v1/places/${encodeURIComponent(place)}`;
    let rating = UNKNOWN;
    try {
      rating = await createResponseCache(options).getOrFetch(
        ['google-rating-and-count', url],
        CacheLong(),
        () => fetchRating(url, key),
        {inMemory: false},
      );
    } catch (error) {
      console.error('Cannot get the Google rating', messageOf(error));
    }
    memory.set(MEMORY_KEY, rating);
    return rating;
  }

  return {
    /**
     * The average and the number of ratings. Resolves after `maxWaitMs` at the latest; a later response is available
     * to the next page. A page without them is complete and may be cached: browsers ask for them again.
     */
    async rating(maxWaitMs: number = MAX_PAGE_WAIT_MS): Promise<ShopRating> {
      if (!apiKey || !placeId) return UNKNOWN;
      const cached = memory.get(MEMORY_KEY) as ShopRating | undefined;
      if (cached) return cached;

      const pending = refreshRating(apiKey, placeId);
      waitUntil(pending);
      return Promise.race([pending, sleep(maxWaitMs).then(() => UNKNOWN)]);
    },
  };
}
