import type {OptionView} from '../product-view';
import type {DownloadView} from './download-views';
import type {FeatureView} from './feature-views';
import type {GeometryView} from './geometry-view';
import type {RatingView, ReviewNote, ReviewView} from './review-views';

/** All that a buyer wants to know below the buy box; features and geometry are those of the shown variant. */
export interface ProductDetails {
  /** What is said first of it; '' where nobody has a claim for it. */
  headline: string;
  /** Safe markup: nothing but what `sanitise-html.ts` allows. */
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
