import type {SearchAccess} from '~/services/algolia/search-types';
import type {StockView} from '../../goods/goods';
import type {PriceView} from '../../pricing/price-view';
import {writeMark} from '../../statistics/search-mark';

/** Number of products that the overlay lists, and requests facts for. */
export const PRODUCTS_LISTED = 25;

/** What opens the search overlay: the header's field, or the link on small screens. */
export type SearchTrigger = HTMLInputElement | HTMLAnchorElement;

/** A category suggested before anything is typed. */
export interface PopularCategory {
  title: string;
  href: string;
}

/** What the page passes to the overlay. */
export interface SearchSettings {
  access: SearchAccess;
  /** Whether the visitor agreed to statistics. */
  statistics: boolean;
  /** Suggestions before anything is typed. */
  popular: PopularCategory[];
}

/** Status of the search, as InstantSearch reports it. */
type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** Algolia's response for one index, as far as the overlay reads it. */
export interface IndexResponse {
  /** The words that it responds to. */
  query?: string;
  nbHits?: number;
  queryID?: string;
  hits: readonly unknown[];
}

export interface FoundHits {
  state: 'hits';
  words: string;
  categories: CategoryHit[];
  products: ProductHit[];
  /** Products in stock, including those that the overlay does not list. */
  total: number;
}

/** What the overlay shows below its field. `waiting` shows nothing: a response is expected soon. */
export type OverlayView =
  | {state: 'idle' | 'waiting' | 'loading' | 'error'}
  | {state: 'nothing'; words: string}
  | FoundHits;

/** The status of the search, and the latest responses of both indexes. */
export interface SearchResponses {
  status: SearchStatus;
  categories: IndexResponse | null;
  products: IndexResponse | null;
}

/** Before the first request. */
export const NO_RESPONSES: SearchResponses = {status: 'idle', categories: null, products: null};

/**
 * What the overlay shows for the words in its field: lists only while there are words, placeholder rows when a response
 * is late. Until then the results for the previous words remain, labelled with those.
 */
export function toOverlayView(
  words: string,
  {status, categories, products}: SearchResponses,
): OverlayView {
  if (!words.trim()) return {state: 'idle'};
  if (status === 'error') return {state: 'error'};
  if (status === 'stalled') return {state: 'loading'};
  const answeredWords = products?.query?.trim();
  if (!products || !answeredWords) return {state: 'waiting'};

  const {hits, nbHits: total = 0, queryID = null} = products;
  const found = {
    categories: (categories?.hits ?? []).flatMap((record) => toCategoryHit(record) ?? []),
    products: hits.flatMap((record, index) => toProductHit(record, queryID, index + 1) ?? []),
  };
  if (found.categories.length + found.products.length === 0) {
    return {state: 'nothing', words: answeredWords};
  }
  return {state: 'hits', words: answeredWords, total, ...found};
}

export interface CategoryHit {
  handle: string;
  title: TextPart[];
  /** Products in stock; `null` when the index does not contain it. */
  count: number | null;
}

export interface ProductHit {
  /** Number of the product; '' if the index has another key. */
  id: string;
  handle: string;
  title: TextPart[];
  vendor: string;
  /** URL of the picture without a size, `null` without one. */
  picture: string | null;
  /** The mark for search events, part of its link; `null` without consent. */
  found: string | null;
}

/** A collection's record as the overlay lists it; `null` without a handle to open. */
export function toCategoryHit(record: unknown): CategoryHit | null {
  const handle = textOf(record, 'handle');
  if (!handle) return null;
  const count = fieldOf(record, 'products_count');
  return {
    handle,
    title: titleOf(record) ?? [{text: handle, marked: false}],
    count: typeof count === 'number' && Number.isFinite(count) ? count : null,
  };
}

/**
 * A product's record as the overlay lists it; `null` without a handle to open. `queryId` is Algolia's id of the query,
 * `position` is 1-based.
 */
export function toProductHit(
  record: unknown,
  queryId: string | null,
  position: number,
): ProductHit | null {
  const handle = textOf(record, 'handle');
  if (!handle) return null;
  const picture = textOf(record, 'product_image');
  return {
    id: /^\d*$/.exec(textOf(record, 'objectID'))?.[0] ?? '',
    handle,
    title: titleOf(record) ?? [{text: handle, marked: false}],
    vendor: textOf(record, 'vendor'),
    picture: /^https?:\/\//.test(picture) ? picture : null,
    found: queryId && writeMark({queryId, order: 'relevance', position}),
  };
}

function titleOf(record: unknown): TextPart[] | null {
  const highlighted = fieldOf(fieldOf(record, '_highlightResult'), 'title');
  const parts = splitHighlight(textOf(highlighted, 'value') || textOf(record, 'title'));
  return parts.some(({text}) => text.trim()) ? parts : null;
}

function textOf(record: unknown, name: string): string {
  const value = fieldOf(record, name);
  return typeof value === 'string' ? value : '';
}

function fieldOf(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined;
  return Object.getOwnPropertyDescriptor(record, name)?.value;
}

/** Characters of Unicode's private use area: no text of the shop contains them, and nobody can inject a tag. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

export interface TextPart {
  text: string;
  marked: boolean;
}

/**
 * Splits a text highlighted by the search service into parts to be rendered as text. Whatever a record contains, markup
 * or unbalanced marks, comes out as plain characters.
 */
export function splitHighlight(value: string): TextPart[] {
  const parts: TextPart[] = [];
  let marked = false;
  for (const piece of value.split(/([\uE000\uE001])/)) {
    if (piece === MARK_START || piece === MARK_END) marked = piece === MARK_START;
    else if (piece) parts.push({text: piece, marked});
  }
  return parts;
}

/** The worker's facts about a hit. */
export interface HitFacts {
  /** Number of the product. */
  id: string;
  /** Selects the matching variant on the product's page; '' for its default. */
  query: string;
  /** Name of that variant if the words mention it: 'Reseda, 50 cm'. */
  variant?: string | undefined;
  price: PriceView;
  stock?: StockView | undefined;
}

/** A page or service that a search finds. */
export interface PageLink {
  title: string;
  /** '' without one. */
  description: string;
  href: string;
}

/** What the worker adds to a response of the search service. */
export interface SearchFacts {
  products: HitFacts[];
  pages: PageLink[];
  /** Alternative words if these found nothing; `null` without any. */
  closest: string | null;
}

/** Before anything has loaded. */
export const NO_FACTS: SearchFacts = {products: [], pages: [], closest: null};
