import type {FacetName} from './facets';

/**
 * Sort orders of product lists, by their value in addresses and in the names of sort replicas; the first one is usual. Each
 * needs its replica at Algolia before the deploy: `npm run setup:algolia -- --apply` makes it.
 */
export const sortOrders = [
  'recently-ordered-count-desc',
  'published-at-desc',
  'price-desc',
  'price-asc',
] as const;

export type SortOrder = (typeof sortOrders)[number];

export const [USUAL_ORDER] = sortOrders;

/** The index that puts products into the wanted order: the best match first, or one of its sort replicas. */
export type ProductOrder = 'relevance' | SortOrder;

export interface PriceRange {
  /** Whole amounts in the index's currency; `null` is open. */
  min: number | null;
  max: number | null;
}

/** Which products a list shows. Only those in stock are ever found. */
export interface ProductQuestion {
  /** At most 50 characters; empty for all. Nothing is found by those without letters and digits. */
  words: string;
  /** Handle of the collection, or `null` for the whole shop. */
  collection: string | null;
  facets: Partial<Record<FacetName, string[]>>;
  price: PriceRange;
  /** Of a rider whom the bikes shall fit by their makers' sizes, in centimeters; `null` for all products. */
  height: number | null;
  /** Numbers of the products that alone are meant; without it all are. */
  among?: readonly string[];
  order: ProductOrder;
  /** Pages 1 to this one, 25 products each, at most 40 (Algolia hands out 1,000). */
  page: number;
  /** Ask for a `queryID`: only for visitors who agreed to statistics. */
  analytics: boolean;
}

/** Everything in stock, the best match first: a question is this with what it asks for. */
export const everything: ProductQuestion = {
  words: '',
  collection: null,
  facets: {},
  price: {min: null, max: null},
  height: null,
  order: 'relevance',
  page: 1,
  analytics: false,
};

export interface FacetCount {
  value: string;
  count: number;
}

/** So much dearer a product may be that comes close to a price limit, in the index's currency. */
export const NEAR_PRICE = 250;

/** A filter of a list that another count does without; `dearer` raises the price limit by `NEAR_PRICE`. */
export type RelaxedFilter = FacetName | 'price' | 'dearer';

export interface FoundProducts {
  /** Numbers of `gid://shopify/Product/{number}`, in order: pages 1 to `page`. */
  productIds: string[];
  total: number;
  /** Counts that stay right while values of the same facet are chosen (disjunctive); most frequent first. */
  facets: Record<FacetName, FacetCount[]>;
  /** Lowest and highest price without the price filter, in the index's currency; `null` without products. */
  priceBounds: {min: number; max: number} | null;
  /** Whether a maker of these products says whom they fit. */
  knowsRiders: boolean;
  /** How many there would be without one of the facets in use or the price range, and with a higher price limit. */
  totals: Partial<Record<RelaxedFilter, number>>;
  /** Name of the index that answered, and the question's mark for events; `null` without analytics. */
  index: string;
  queryId: string | null;
}

/** Products of a collection that are in stock. */
export interface CollectionStock {
  total: number;
  /** Those with a frame: bikes. */
  framed: number;
}

/** A page or service that words mean. */
export interface FoundPage {
  /** Key of its record: the slug of its story, or the name of another page. */
  id: string;
  title: string;
  /** '' without any. */
  description: string;
}

/** A page or service as the index of pages holds it. */
export interface PageRecord {
  /** The slug of its story, or the name of a page that has none. */
  objectID: string;
  title: string;
  /** Words that editors want it found by, whatever it says: the tags of the story. */
  tags: string[];
  description: string;
  /** Titles of its parts. What it says below them names goods too often. */
  headings: string[];
}

/** What Algolia's Insights API is told. */
export interface SearchEvent {
  eventType: 'view' | 'click' | 'conversion';
  /** Adding to the cart is `conversion` with `eventSubtype: 'addToCart'`. */
  eventSubtype?: 'addToCart';
  eventName: string;
  index: string;
  userToken: string;
  objectIDs: string[];
  queryID?: string;
  /** 1-based, beside `objectIDs`; with `queryID` on clicks only. */
  positions?: number[];
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** The hosted search service as loaders use it: `context.search`. */
export interface Search {
  /** Throws `ServiceOutage` when the search service does not answer in time or refuses. */
  products(question: ProductQuestion): Promise<FoundProducts>;
  /** Values of a facet that match `words`, within the question's other filters; at most 20. Throws `ServiceOutage`. */
  facetValues(question: ProductQuestion, facet: FacetName, words: string): Promise<FacetCount[]>;
  /** How much of each collection is in stock, by its handle. Throws `ServiceOutage`. */
  stockOfCollections(): Promise<Record<string, CollectionStock>>;
  /**
   * Of words that no product has together those that some product in stock has, in their order and as they were typed; none
   * where there are none. Throws `ServiceOutage`.
   */
  matchedWords(words: string): Promise<string[]>;
  /** Pages and services that the words mean, at most four, the best first. Throws `ServiceOutage`. */
  pages(words: string): Promise<FoundPage[]>;
  /** Saves and deletes records of pages; does nothing without a key that may write. Throws `ServiceOutage`. */
  writePages(change: {saved: PageRecord[]; gone: string[]}): Promise<void>;
  /** Events in chunks of 20. Throws `ServiceOutage`. */
  sendEvents(events: SearchEvent[]): Promise<void>;
  /** What the browser needs to ask by itself: a search-only key, names of indices, and the address when it is not Algolia's. */
  access: SearchAccess;
}

export interface SearchAccess {
  appId: string;
  searchKey: string;
  /** `http://localhost:4010` for a stand-in; `null` for Algolia's own hosts. */
  url: string | null;
  products: string;
  collections: string;
}

export const PAGE_SIZE = 25;

/** Algolia hands out 1,000 hits of a question (`paginationLimitedTo`): forty pages. */
export const LAST_PAGE = 40;
