import {formatRating} from '~/i18n/formats';
import type {Language} from '~/i18n/languages';
import type {RatingView} from './product-view';

type Metafield = {value: string} | null | undefined;

/** Stars of the best rating. */
export const MOST_STARS = 5;

/**
 * The average of a product's reviews from Shopify's standard metafields `reviews.rating` and `reviews.rating_count`, on
 * a scale of five stars; `null` without reviews.
 */
export function toRating(
  rating: Metafield,
  ratingCount: Metafield,
  language: Language,
): RatingView | null {
  const count = Number(ratingCount?.value);
  const stars = starsIn(rating?.value);
  if (stars === null || !(count >= 1)) return null;
  return ratingView(Math.min(MOST_STARS, stars), Math.floor(count), language);
}

/** The average of the reviews that are listed, where Shopify holds none; `null` without reviews. */
export function averageOf(
  reviews: readonly {rating: number}[],
  language: Language,
): RatingView | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((stars, {rating}) => stars + rating, 0);
  return ratingView(sum / reviews.length, reviews.length, language);
}

function ratingView(stars: number, count: number, language: Language): RatingView {
  const value = Math.round(stars * 10) / 10;
  return {value, text: formatRating(value, language), count};
}

/**
 * Stars from 0 on out of a metafield of type `rating`: JSON with `value`, `scale_min`, `scale_max`. More than five when
 * it is above its scale; `null` when it holds none.
 */
export function starsIn(json: string | undefined): number | null {
  const value = numberIn(json, 'value');
  const scale = numberIn(json, 'scale_max') ?? MOST_STARS;
  if (value === null || value < 0 || scale <= 0) return null;
  return (value / scale) * MOST_STARS;
}

/** Written as `"4.6"` by Shopify; a number is understood too. */
function numberIn(json: string | undefined, name: string): number | null {
  const [, digits] = new RegExp(`"${name}"\\s*:\\s*"?(-?[\\d.]+)`).exec(json ?? '') ?? [];
  const number = Number(digits ?? Number.NaN);
  return Number.isFinite(number) ? number : null;
}
