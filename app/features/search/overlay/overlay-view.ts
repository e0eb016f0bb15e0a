import type {SearchAccess} from '~/services/algolia/search-types';
import type {StockView} from '../../goods/goods';
import type {PriceView} from '../../pricing/price-view';
import {writeMark} from '../../statistics/search-mark';

/** So many products the overlay lists, and asks facts of. */
export const PRODUCTS_LISTED = 25;

/** What opens the search overlay: the header's field, or the link of small screens. */
export type SearchTrigger = HTMLInputElement | HTMLAnchorElement;

/** A category that is proposed before anything is typed. */
export interface PopularCategory {
  title: string;
  href: string;
}

/** What the overlay is told by the page. */
export interface SearchSettings {
  access: SearchAccess;
  /** Whether the visitor agreed to statistics. */
  statistics: boolean;
  /** To begin with, before anything is typed. */
  popular: PopularCategory[];
}

/** What the status of the search tells. */
type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** What Algolia answers of one index, as far as the overlay reads it. */
export interface IndexAnswer {
  /** The words that it answers to. */
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
  /** Products in stock, also those that the overlay does not list. */
  total: number;
}

/** What the overlay shows below its field. `waiting` shows nothing: an answer is expected soon. */
export type OverlayView =
  | {state: 'idle' | 'waiting' | 'loading' | 'error'}
  | {state: 'nothing'; words: string}
  | FoundHits;

/** How far the search is, and what both indexes said last. */
export interface Answers {
  status: SearchStatus;
  categories: IndexAnswer | null;
  products: IndexAnswer | null;
}

/** Before anything was asked. */
export const NO_ANSWERS: Answers = {status: 'idle', categories: null, products: null};

/**
 * What the overlay shows for the words in its field: lists only while there are words, rows that load
 * when an answer is late. Until then the answer to the words before stays, and says so by its own words.
 */
export function toOverlayView(words: string, {status, categories, products}: Answers): OverlayView {
  if (!words.trim()) return {state: 'idle'};
  if (status === 'error') return {state: 'error'};
  if (status === 'stalled') return {state: 'loading'};
  const answered = products?.query?.trim();
  if (!products || !answered) return {state: 'waiting'};

  const {hits, nbHits: total = 0, queryID = null} = products;
  const found = {
    categories: (categories?.hits ?? []).flatMap((record) => toCategoryHit(record) ?? []),
    products: hits.flatMap((record, at) => toProductHit(record, queryID, at + 1) ?? []),
  };
  if (found.categories.length + found.products.length === 0) {
    return {state: 'nothing', words: answered};
  }
  return {state: 'hits', words: answered, total, ...found};
}

export interface CategoryHit {
  handle: string;
  title: TextPart[];
  /** Products in stock; `null` when the index does not say. */
  count: number | null;
}

export interface ProductHit {
  /** Number of the product; '' where the index has another key. */
  id: string;
  handle: string;
  title: TextPart[];
  vendor: string;
  /** Address of the picture without size, `null` without one. */
  picture: string | null;
  /** The mark for events that goes with its link; `null` without consent. */
  found: string | null;
}

/** A collection's record as the overlay lists it; `null` for one that nobody could open. */
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
 * A product's record as the overlay lists it; `null` for one that nobody could open. `queryId` is Algolia's
 * mark of the answer, `position` counts from 1.
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

/** Characters of Unicode's private use: no text of the shop has them, and nobody can type a tag. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

export interface TextPart {
  text: string;
  marked: boolean;
}

/**
 * Splits a text that the search has marked into parts to be shown as text. Whatever a record holds, markup or
 * marks without their other half, comes out as plain characters.
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

/** What the shop's worker tells of a hit. */
export interface HitFacts {
  /** Number of the product. */
  id: string;
  /** Selects the variant that is meant on the product's page; '' for the product as it opens. */
  query: string;
  /** What that variant is called where the words name it: 'Reseda, 50 cm'. */
  variant?: string | undefined;
  price: PriceView;
  stock?: StockView | undefined;
}

/** A page or service that a search leads to. */
export interface PageLink {
  title: string;
  /** '' without any. */
  description: string;
  href: string;
}

/** What the shop's worker adds to an answer of the search service. */
export interface SearchFacts {
  products: HitFacts[];
  pages: PageLink[];
  /** Words to search for where these found nothing; `null` without any. */
  closest: string | null;
}

/** Nothing more is known yet. */
export const NO_FACTS: SearchFacts = {products: [], pages: [], closest: null};
