import {z} from 'zod';
import {formatRating} from '~/i18n/formats';
import type {Language} from '~/i18n/languages';
import {jsonSchema} from '~/services/http/fetch-json.server';
import type {StockView} from '../goods/goods';
import type {Metafield} from '../goods/notices';
import type {ImageView} from '../pictures/image-view';
import type {PriceView} from '../pricing/price-view';
import type {OfferView} from './product-offer';

export type OptionValueState = 'available' | 'soldOut' | 'missing' | 'otherProduct';

export interface OptionValueView {
  name: string;
  color: string | null;
  /** URL of a picture shown instead of the colour. */
  image?: string;
  /** SVG markup for a box of 1000 by 640, above the name: a frame shape. */
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

/** The product page's content that browsers render. */
export interface ProductView extends BuyBoxDetails, OfferView {
  /** Which shops have it for pickup, and when; missing where it was not queried. */
  stores?: StockView[];
  id: string;
  handle: string;
  title: string;
  /** 'Reseda / 50 cm'; `null` for the only variant of a product. */
  variantTitle: string | null;
  vendor: string;
  images: ImageView[];
  options: OptionView[];
  variant: {
    id: string;
    sku: string | null;
    available: boolean;
    price: PriceView;
  };
  /**
   * Set when the URL requests a variant other than the one shown: explains it, and lists the nearest available ones.
   */
  replaced: {
    text: string;
    nearest: {text: string; query: string}[];
    /** Query of the requested variant, if it exists and is sold out. */
    soldOut: string | null;
  } | null;
  collection: {handle: string; title: string} | null;
}

/** Details in the buy box, of the shown variant. */
export interface BuyBoxDetails {
  /** Up to four short key facts: '625 Wh'. */
  facts: string[];
  /** Average of all reviews and how many there are; `null` without reviews. */
  rating: RatingView | null;
  /** The model's frame shapes, each a separate product; `null` when there is only one. */
  frames: OptionView | null;
  /** Rider height in centimetres by size name: `{'50 cm': '163–175'}`. */
  riderHeights: Record<string, string>;
}

/** What the worker alone renders, below the buy box; features and geometry are those of the shown variant. */
export interface ProductDetails {
  /** Heading of the description; '' where the product has none. */
  headline: string;
  /** Sanitised HTML: only what `sanitise-html.server.ts` allows. */
  descriptionHtml: string;
  /** The latest ones; shown at `#bewertungen`. */
  reviews: ReviewView[];
  /** Whether and how it was verified that reviewers bought the product, which the law requires. */
  reviewNote: string;
  features: FeatureView[];
  /** Shown at `#geometrie`. */
  geometry: GeometryView | null;
  downloads: DownloadView[];
}

/** One row of the technical data. */
export interface FeatureView {
  label: string;
  value: string;
}

/** A downloadable file. */
export interface DownloadView {
  id: string;
  title: string;
  url: string;
  /** `anleitung.pdf`, the last segment of the file's URL. */
  fileName: string;
  /** `PDF`, in capitals; empty when the file name has none. */
  extension: string;
  /** `1,2 MB`; `null` when Shopify does not provide it. */
  size: string | null;
}

/** The geometry table: one row per measurement, one column per frame size. */
export interface GeometryView {
  /** Names of the sizes, as in the product's option. */
  sizes: string[];
  /**
   * URL of a side view of 1000 by 640, and SVG markup of the lines that overlay it, with the marks of the rows; `null`
   * for a frame that cannot be drawn.
   */
  drawing: {address: string; lines: string} | null;
  rows: GeometryRow[];
}

export interface GeometryRow {
  /** Letter of the dimension line in the drawing; `null` for rows that do not measure the bike. */
  mark: string | null;
  label: string;
  /** One per size, `–` where it is unknown. */
  values: string[];
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

/** A customer's review of a product. */
export interface ReviewView {
  id: string;
  /** From 0 to 5. */
  rating: number;
  /** The formatted rating: `5,0`. */
  ratingText: string;
  title: string;
  body: string;
  /** Empty for anonymous buyers. */
  author: string;
  /** ISO 8601 day, and formatted: `12. September 2025`. */
  day: string;
  date: string;
  /** Label of a verified purchase; '' for all other reviews. */
  verifiedLabel: string;
}
