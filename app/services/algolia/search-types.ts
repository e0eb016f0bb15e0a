import type {FacetName} from './facets';

/**
 * Sort orders of product lists, by their value in query parameters and in names of sort replicas; the first is the
 * default. Each has its ranking in `tests/commands/setup/index-settings.ts`, its text `sort.<order>` in `catalogue.json`,
 * and needs its replica at Algolia before the deploy, or lists in this order fail: `npm run setup:algolia -- --apply`.
 */
export const sortOrders = [
  'recently-ordered-count-desc',
  'published-at-desc',
  'price-desc',
  'price-asc',
] as const;

export type SortOrder = (typeof sortOrders)[number];

export const [DEFAULT_SORT_ORDER] = sortOrders;

/** The index with products in this order: the best match first, or one of its sort replicas. */
export type ProductOrder = 'relevance' | SortOrder;

export interface PriceRange {
  /** Whole amounts in the index's currency; `null` is unbounded. */
  min: number | null;
  max: number | null;
}

/** The query for a product list. Only products in stock are ever found. */
export interface ProductSearchQuery {
  /** At most 50 characters; empty for all products. Words without letters and digits find nothing. */
  words: string;
  /** Handle of the collection, or `null` for the entire shop. */
  collection: string | null;
  facets: Partial<Record<FacetName, string[]>>;
  price: PriceRange;
  /** A rider's height in centimeters that the bikes must fit by their makers' sizes; `null` for all products. */
  height: number | null;
  /** Restricts the list to these product numbers; all if undefined. */
  restrictToIds?: readonly string[];
  order: ProductOrder;
  /** Pages 1 to this one, 25 products each, at most 40 (Algolia returns 1,000). */
  page: number;
  /**
   * The token of a visitor who consented to statistics: requests a `queryID`. Algolia counts users by it, in queries and
   * events alike; without it all visitors of a worker are one user, whose similar searches count once.
   */
  visitor: string | null;
}

/** Everything in stock, the best match first: the defaults of a query. */
export const defaultProductQuery: ProductSearchQuery = {
  words: '',
  collection: null,
  facets: {},
  price: {min: null, max: null},
  height: null,
  order: 'relevance',
  page: 1,
  visitor: null,
};

export interface FacetCount {
  value: string;
  count: number;
}

/** How far beyond a price limit a product counts as close to it, in the index's currency. */
export const NEAR_PRICE = 250;

/** A filter that an additional count leaves out; `dearer` raises the price limit by `NEAR_PRICE`. */
export type RelaxedFilter = FacetName | 'price' | 'dearer';

export interface FoundProducts {
  /** Numbers of `gid://shopify/Product/{number}`, in order: pages 1 to `page`. */
  productIds: string[];
  total: number;
  /** Disjunctive counts: they stay correct while values of the same facet are selected; most frequent first. */
  facets: Record<FacetName, FacetCount[]>;
  /** Lowest and highest price without the price filter, in the index's currency; `null` without products. */
  priceBounds: {min: number; max: number} | null;
  /** Whether a maker of these products states rider heights. */
  hasRiderHeights: boolean;
  /** Number of products without one of the facets in use or the price range, and with a higher price limit. */
  totals: Partial<Record<RelaxedFilter, number>>;
  /** Name of the index queried, and the query's id for events; `null` without analytics. */
  index: string;
  queryId: string | null;
}

/** A collection's products in stock. */
export interface CollectionStock {
  total: number;
  /** Products with a frame: bikes. */
  bikeCount: number;
}

/** A page or service that matches a search. */
export interface FoundPage {
  /** Key of its record: the slug of its story, or the name of another page. */
  id: string;
  title: string;
  /** Empty without one. */
  description: string;
}

/** A page or service as stored in the index of pages. */
export interface PageRecord {
  /** The slug of its story, or the name of a page without one. */
  objectID: string;
  title: string;
  /** Editors' additional search terms: the tags of the story. */
  tags: string[];
  description: string;
  /** Titles of its sections. The text below them mentions products too often. */
  headings: string[];
}

/** An event for Algolia's Insights API. */
export interface SearchEvent {
  eventType: 'view' | 'click' | 'conversion';
  /** Adding to the cart is `conversion` with `eventSubtype: 'addToCart'`. */
  eventSubtype?: 'addToCart';
  eventName: string;
  index: string;
  userToken: string;
  objectIDs: string[];
  queryID?: string;
  /** 1-based, parallel to `objectIDs`; with `queryID` on clicks only. */
  positions?: number[];
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** For the browser's own queries: a search-only key, index names, and the base URL unless it is Algolia's. */
export interface SearchAccess {
  appId: string;
  searchKey: string;
  /** `http://localhost:4010` for a stand-in; `null` for Algolia's own hosts. */
  url: string | null;
  products: string;
  collections: string;
}

export const PAGE_SIZE = 25;

/** Algolia returns at most 1,000 hits of a query (`paginationLimitedTo`): forty pages. */
export const LAST_PAGE = 40;
