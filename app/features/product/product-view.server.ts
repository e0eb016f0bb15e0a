import {z} from 'zod';
import {formatRating} from '~/i18n/formats';
import type {Language} from '~/i18n/languages';
import {jsonOf} from '~/services/shopify/metafield-json.server';
import type {ImageView} from '../pictures/image-view';
import type {PriceView} from '../pricing/price-view';
import type {OfferView} from './product-offer';

export type OptionValueState = 'available' | 'soldOut' | 'missing' | 'otherProduct';

export interface OptionValueView {
  name: string;
  color: string | null;
  /** Address of a picture instead of the colour. */
  image?: string;
  /** SVG markup for a box of 1000 by 640, above the name: a frame shape. */
  drawing?: string;
  selected: boolean;
  state: OptionValueState;
  /** Where a click leads: query of this product (`?Farbe=Reseda`) or handle of another product. */
  query: string;
  handle: string;
  /** What choosing it changes: '+150 €', or its price when it is the only option; missing where that is nothing. */
  price?: string;
  /** Chosen values that this missing one does not go with; it is a link then, and others are chosen for it. */
  notWith?: string;
}

export interface OptionView {
  name: string;
  /** The chosen value. */
  value: string;
  values: OptionValueView[];
  /** Of values by the dozen: the unit that all of them have, ' cm', and which do not go with what else is chosen. */
  unit?: string;
  note?: string;
}

/** The product page's content. */
export interface ProductView extends ProductDetails, OfferView {
  id: string;
  handle: string;
  title: string;
  /** 'Reseda / 50 cm'; `null` for the only variant of a product. */
  variantTitle: string | null;
  vendor: string;
  /** Plain text, for search engines. */
  description: string;
  images: ImageView[];
  options: OptionView[];
  variant: {
    id: string;
    sku: string | null;
    available: boolean;
    price: PriceView;
  };
  /** Set when the address asks for a variant that is not the one shown: says so, and names the nearest that are there. */
  replaced: {
    text: string;
    nearest: {text: string; query: string}[];
    /** Query of the variant asked for, where it exists and is sold out. */
    soldOut: string | null;
  } | null;
  collection: {handle: string; title: string} | null;
}

/** All that a buyer wants to know below the buy box; features and geometry are those of the shown variant. */
export interface ProductDetails {
  /** Heading of the description; '' where the product has none. */
  headline: string;
  /** Safe markup: nothing but what `sanitise-html.server.ts` allows. */
  descriptionHtml: string;
  /** Up to four short facts to choose by, with the shown variant's values: '625 Wh'. */
  facts: string[];
  /** Average of all reviews and how many there are; `null` without reviews. */
  rating: RatingView | null;
  /** The latest ones; the page shows them at `#bewertungen`. */
  reviews: ReviewView[];
  reviewNote: ReviewNote;
  features: FeatureView[];
  /** The model's frame shapes, each a product of its own; `null` for one that has no other. */
  frames: OptionView | null;
  /** The page shows it at `#geometrie`. */
  geometry: GeometryView | null;
  /** Rider's height for the name of a size, in centimetres: `{'50 cm': '163–175'}`. */
  riderHeights: Record<string, string>;
  downloads: DownloadView[];
}

/** What is told of a product in markup that browsers keep, below its buy box, and in structured data. */
export const toldInMarkup = [
  'description',
  'descriptionHtml',
  'downloads',
  'features',
  'geometry',
  'headline',
  'reviewNote',
  'reviews',
] as const satisfies (keyof ProductView)[];

/** What browsers get of a product. */
export type ShownProduct = Omit<ProductView, (typeof toldInMarkup)[number]>;

/** One row of the technical data. */
export interface FeatureView {
  label: string;
  value: string;
}

/** A file to keep, as the page offers it. */
export interface DownloadView {
  id: string;
  title: string;
  url: string;
  /** `anleitung.pdf`, the end of the file's address. */
  fileName: string;
  /** `PDF`, in capitals; empty when the file's name has none. */
  extension: string;
  /** `1,2 MB`; `null` when Shopify does not say. */
  size: string | null;
}

/** Frame sizes as a table: one row per measure, one column per size. */
export interface GeometryView {
  /** Names of the sizes, as the product's option calls them. */
  sizes: string[];
  /**
   * Address of a side view of 1000 by 640, and SVG markup of the lines over it, with the marks of the rows; `null` for a
   * frame that cannot be drawn.
   */
  drawing: {address: string; lines: string} | null;
  rows: GeometryRow[];
}

export interface GeometryRow {
  /** Letter of the dimension line in the drawing; `null` for what is no part of the bike. */
  mark: string | null;
  label: string;
  /** One per size, `–` where it is unknown. */
  values: string[];
}

/** Something to know before ordering, with a heading of its own. */
export interface NoticeView {
  /** Its place on the page: `#akku`. */
  id: string;
  title: string;
  picture?: {url: string; alt: string; width: number | null; height: number | null};
  parts: NoticePart[];
}

/** A paragraph; lines of its text stay lines. */
export interface NoticePart {
  label?: string;
  text: string;
  href?: string;
}

/** Average of a product's reviews. */
export interface RatingView {
  /** From 0 to 5. */
  value: number;
  /** The value as it is read: `4,6`. */
  text: string;
  count: number;
}

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

/** Shopify writes these numbers as text: `"4.6"`. */
const figure = z.union([z.number(), z.string().min(1)]).pipe(z.coerce.number());
const storedRating = jsonOf(
  z.object({
    value: figure.pipe(z.number().nonnegative()),
    scale_max: figure.pipe(z.number().positive()).default(MOST_STARS),
  }),
);

/**
 * Stars from 0 on out of a metafield of type `rating`: JSON with `value`, `scale_min`, `scale_max`. More than five when
 * it is above its scale; `null` when it holds none.
 */
export function starsIn(json: string | undefined): number | null {
  const {data} = storedRating.safeParse(json);
  return data ? (data.value / data.scale_max) * MOST_STARS : null;
}

/** What somebody wrote about a product. */
export interface ReviewView {
  id: string;
  /** From 0 to 5. */
  rating: number;
  /** The rating as it is read: `5,0`. */
  ratingText: string;
  title: string;
  body: string;
  /** Empty for a buyer who stays unnamed. */
  author: string;
  /** ISO 8601 day, and as it is read: `12. September 2025`. */
  day: string;
  date: string;
  /** Says that its entry tells of a purchase that was checked; '' for every other. */
  checked: string;
}

/** Beside the reviews: how they come about, as the law wants it told, and the way to write one. */
export interface ReviewNote {
  /** Whether and how it was checked that their writers have bought the product. */
  text: string;
  write: string;
  /** Words of the link to the page that tells more and how to report a review. */
  report: string;
}
