/** Average of a product's reviews. */
export interface RatingView {
  /** From 0 to 5. */
  value: number;
  /** The value as it is read: `4,6`. */
  text: string;
  count: number;
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
}
