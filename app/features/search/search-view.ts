import type {ListingView} from '../catalogue/listing-view';

/** A collection that the page proposes. */
export interface SuggestionView {
  title: string;
  handle: string;
}

/** What a visitor searched for and what was found, pages 1 to n. */
export interface SearchView {
  /** Words as they were understood, at most 50 characters; '' without any. */
  q: string;
  /** `null` without words and when the search service is out. */
  listing: ListingView | null;
  /** The search service is out: the page says so where the list would be, with status 500 (spec §8). */
  failed: boolean;
  /** Top collections of the main menu, for pages without words or without hits; empty while there are hits. */
  suggestions: SuggestionView[];
}
