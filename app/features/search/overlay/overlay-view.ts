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
  hits: readonly IndexHit[];
}

/** A record of either index, with the attributes that the overlay requests. */
interface IndexHit {
  objectID: string;
  handle: string;
  title: string;
  _highlightResult?: {title?: {value: string}};
  /** Only of collections, once counted. */
  products_count?: number | null;
  /** Only of products, as the next one. */
  vendor?: string | null;
  product_image?: string | null;
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
    categories: (categories?.hits ?? [])
      .map((record) => ({
        handle: record.handle,
        title: titleOf(record),
        count: record.products_count ?? null,
      }))
      .filter(({count}) => count !== 0),
    products: hits.map((record, index) => ({
      id: record.objectID,
      handle: record.handle,
      title: titleOf(record),
      vendor: record.vendor ?? '',
      picture: record.product_image ?? null,
      searchMark: queryID && writeMark({queryId: queryID, order: 'relevance', position: index + 1}),
    })),
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
  /** Number of the product. */
  id: string;
  handle: string;
  title: TextPart[];
  vendor: string;
  /** URL of the picture without a size, `null` without one. */
  picture: string | null;
  /** The mark for search events, part of its link; `null` without consent. */
  searchMark: string | null;
}

const titleOf = ({title, _highlightResult}: IndexHit) =>
  splitHighlight(_highlightResult?.title?.value ?? title);

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
  /** Whether any of their prices includes tax, and whether shipping costs extra for any of them. */
  taxed: boolean;
  shipped: boolean;
  pages: PageLink[];
  /** Alternative words if these found nothing; `null` without any. */
  closest: string | null;
}

/** Before anything has loaded: the note on tax, which nearly all hits need, keeps its place. */
export const NO_FACTS: SearchFacts = {
  products: [],
  taxed: true,
  shipped: true,
  pages: [],
  closest: null,
};

/** The view without products that are not sold in the visitor's country, which only the shop's facts tell. */
export function withoutUnsold(view: OverlayView, facts: SearchFacts): OverlayView {
  if (view.state !== 'hits' || facts === NO_FACTS) return view;
  const sold = new Set(facts.products.map(({id}) => id));
  const products = view.products.filter(({id}) => sold.has(id));
  if (products.length + view.categories.length === 0) return {state: 'nothing', words: view.words};
  return {...view, products, total: view.total - view.products.length + products.length};
}
