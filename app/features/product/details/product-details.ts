import type {DownloadView} from './download-views';
import type {FeatureView} from './feature-views';
import type {GeometryView} from './geometry-view';
import type {RatingView, ReviewNote, ReviewView} from './review-views';

/** All that a buyer wants to know below the buy box; features and geometry are those of the shown variant. */
export interface ProductDetails {
  /** Safe markup: nothing but what `sanitise-html.ts` allows. */
  descriptionHtml: string;
  /** Average of all reviews and how many there are; `null` without reviews. */
  rating: RatingView | null;
  /** The latest ones; the page shows them at `#bewertungen`. */
  reviews: ReviewView[];
  reviewNote: ReviewNote;
  features: FeatureView[];
  /** The page shows it at `#geometrie`. */
  geometry: GeometryView | null;
  /** Rider's height for the name of a size, in centimetres: `{'50 cm': '163–175'}`. */
  riderHeights: Record<string, string>;
  downloads: DownloadView[];
}
