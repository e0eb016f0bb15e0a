import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {translatorOf} from '~/i18n/messages.server';
import type {customerReviewsSchema} from './customer-reviews-schema.server';

/**
 * The shop's rating at Google, stars from 0 to 5, 0 when it is unknown or not to be shown; and what the law wants told
 * beside it: that nobody here has checked whose words these are.
 */
export async function loadReviewRating(
  {show_rating: shown}: z.output<typeof customerReviewsSchema>,
  {googleReviews, language}: AppLoadContext,
): Promise<{rating: number; unchecked: string}> {
  const rating = shown ? await googleReviews.rating() : 0;
  return {rating, unchecked: translatorOf(language)('review.unchecked')};
}
