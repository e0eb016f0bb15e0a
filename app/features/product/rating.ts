import {formatRating} from '~/i18n/format-rating';
import type {Language} from '~/i18n/languages';
import type {RatingView} from './details/review-views';

type Metafield = {value: string} | null | undefined;

const MOST_STARS = 5;

/**
 * The average of a product's reviews from Shopify's standard metafields `reviews.rating` (JSON with `value`,
 * `scale_min`, `scale_max`) and `reviews.rating_count`, on a scale of five stars; `null` without reviews.
 */
export function toRating(
  rating: Metafield,
  ratingCount: Metafield,
  language: Language,
): RatingView | null {
  const count = Number(ratingCount?.value);
  const average = numberIn(rating?.value, 'value');
  const scale = numberIn(rating?.value, 'scale_max') ?? MOST_STARS;
  if (average === null || average < 0 || scale <= 0 || !(count >= 1)) return null;
  const stars = Math.min(MOST_STARS, (average / scale) * MOST_STARS);
  const value = Math.round(stars * 10) / 10;
  return {value, text: formatRating(value, language), count: Math.floor(count)};
}

/** Written as `"4.6"` by Shopify; a number is understood too. */
function numberIn(json: string | undefined, name: string): number | null {
  const [, digits] = new RegExp(`"${name}"\\s*:\\s*"?(-?[\\d.]+)`).exec(json ?? '') ?? [];
  const number = Number(digits ?? Number.NaN);
  return Number.isFinite(number) ? number : null;
}
