import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import type {customerReviewsSchema} from './customer-reviews-schema.server';

/** The shop's rating at Google, stars from 0 to 5; 0 when it is unknown or not to be shown. */
export async function loadReviewRating(
  {show_rating: shown}: z.output<typeof customerReviewsSchema>,
  {googleReviews}: AppLoadContext,
): Promise<number> {
  return shown ? googleReviews.rating() : 0;
}
