import type {ListingView} from './listing-view';

/** What a link to a collection takes. */
export interface CollectionLink {
  title: string;
  handle: string;
}

export interface QuickLinkView extends CollectionLink {
  /** This page itself: the first of its siblings, 'Alle', or one of them. */
  current: boolean;
  /** Leads to all products of the collection above: the page says 'Alle'. */
  all: boolean;
}

/** A collection page: its head from Shopify, its place in the main menu, its products from the search service. */
export interface CollectionView {
  handle: string;
  title: string;
  /** Classes of its category's colour, on which its head stands. */
  stage: string;
  /** Safe markup, '' without any. */
  descriptionHtml: string;
  /** Collections above this one, from the top. */
  trail: CollectionLink[];
  /** Sub-collections, or the neighbours of one without; empty outside the main menu. */
  quickLinks: QuickLinkView[];
  /** `null` when the search service is out: the page says so where the list would be, with status 500. */
  listing: ListingView | null;
}
