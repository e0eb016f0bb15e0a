import {z} from 'zod';
import {formatRating} from '~/i18n/formats';
import type {Language} from '~/i18n/languages';
import {jsonSchema} from '~/services/http/fetch-json.server';
import type {Metafield} from '../goods/notices';

export type OptionValueState = 'available' | 'soldOut' | 'missing' | 'otherProduct';

export interface OptionValueView {
  name: string;
  color: string | null;
  /** URL of a small picture shown instead of the colour. */
  image?: string;
  /** An SVG path in a box of 1000 by 640, above the name: a frame shape. */
  drawing?: string;
  selected: boolean;
  state: OptionValueState;
  /** Link target: query of this product (`?Farbe=Reseda`) or handle of another product. */
  query: string;
  handle: string;
  /** Price difference of choosing it: '+150 €', or its price when it is the only option; missing when zero. */
  price?: string;
  /** Chosen values that this missing one does not combine with; it is a link then, which replaces them. */
  notWith?: string;
}

export interface OptionView {
  name: string;
  /** The chosen value. */
  value: string;
  values: OptionValueView[];
  /** Whether it is a frame size, which has a size finder. */
  isFrameSize?: boolean;
  /** For options with many values: the unit they share, ' cm' or '', and which of them cannot be bought, and why. */
  unit?: string;
  note?: string;
}

/** A notice to read before ordering, with its own heading. */
export interface NoticeView {
  /** Its anchor on the page: `#akku`. */
  id: string;
  title: string;
  picture?: {url: string; alt: string; width: number | null; height: number | null};
  parts: NoticePart[];
}

/** A paragraph; line breaks in its text are preserved. */
export interface NoticePart {
  label?: string;
  text: string;
  href?: string;
}

export type RatingView = ReturnType<typeof ratingView>;

/** The maximum number of stars. */
export const MAX_STARS = 5;

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
  const stars = parseStars(rating?.value);
  if (stars === null || !(count >= 1)) return null;
  return ratingView(Math.min(MAX_STARS, stars), Math.floor(count), language);
}

/** The average of the listed reviews, for products without one in Shopify; `null` without reviews. */
export function averageOf(
  reviews: readonly {rating: number}[],
  language: Language,
): RatingView | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((stars, {rating}) => stars + rating, 0);
  return ratingView(sum / reviews.length, reviews.length, language);
}

/** Average of a product's reviews: from 0 to 5, and formatted, `4,6`. */
function ratingView(stars: number, count: number, language: Language) {
  const value = Math.round(stars * 10) / 10;
  return {value, text: formatRating(value, language), count};
}

/** Shopify stores these numbers as strings: `"4.6"`. */
const numericValue = z.union([z.number(), z.string().min(1)]).pipe(z.coerce.number());
const storedRating = jsonSchema(
  z.object({
    value: numericValue.pipe(z.number().nonnegative()),
    scale_max: numericValue.pipe(z.number().positive()).default(MAX_STARS),
  }),
);

/**
 * Stars (0 and up) from a `rating` metafield: JSON with `value`, `scale_min`, `scale_max`. More than five when the
 * value exceeds its scale; `null` when malformed.
 */
export function parseStars(json: string | undefined): number | null {
  const {data} = storedRating.safeParse(json);
  return data ? (data.value / data.scale_max) * MAX_STARS : null;
}
