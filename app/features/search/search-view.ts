import type {CollectionLink} from '../catalogue/collection-view';
import type {ListingView} from '../catalogue/listing-view';

/** What a visitor searched for and what was found, pages 1 to n. */
export interface SearchView {
  /** Words as they were understood, at most 50 characters; '' without any. */
  q: string;
  /** What the page is about: 'Ergebnisse für „Kutter“', else the chosen makers, else 'Suche'. */
  title: string;
  /** `null` without words and filters, and when the search service is out. */
  listing: ListingView | null;
  /** The search service is out: the page says so where the list would be, with status 500. */
  failed: boolean;
  /** Top collections of the main menu, for pages without hits; empty while there are any. */
  suggestions: CollectionLink[];
}
