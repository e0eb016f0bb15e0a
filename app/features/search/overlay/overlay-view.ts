import {toCategoryHit, toProductHit, type CategoryHit, type ProductHit} from './hit-view';

/** What the status of the search tells. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** What one index answered. */
export interface IndexAnswer {
  /** The words that it answers to. */
  query: string;
  total: number;
  queryId: string | null;
  records: readonly unknown[];
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

export const NO_ANSWERS: Answers = {status: 'idle', categories: null, products: null};

interface AlgoliaAnswer {
  query?: string;
  nbHits?: number;
  queryID?: string;
  hits: readonly unknown[];
}

/** An answer of Algolia in the overlay's words; `null` as long as there is none. */
export function toIndexAnswer(answer: AlgoliaAnswer | null): IndexAnswer | null {
  if (!answer) return null;
  const {query = '', nbHits = 0, queryID = null, hits} = answer;
  return {query, total: nbHits, queryId: queryID, records: hits};
}

/**
 * What the overlay shows for the words in its field: lists only while there are words, rows that load
 * when an answer is late. Until then the answer to the words before stays, and says so by its own words.
 */
export function toOverlayView(words: string, {status, categories, products}: Answers): OverlayView {
  if (!words.trim()) return {state: 'idle'};
  if (status === 'error') return {state: 'error'};
  if (status === 'stalled') return {state: 'loading'};
  if (!products?.query.trim()) return {state: 'waiting'};

  const found = {
    categories: (categories?.records ?? []).flatMap((record) => toCategoryHit(record) ?? []),
    products: products.records.flatMap(
      (record, at) => toProductHit(record, products.queryId, at + 1) ?? [],
    ),
  };
  const answered = products.query.trim();
  if (found.categories.length + found.products.length === 0) {
    return {state: 'nothing', words: answered};
  }
  return {state: 'hits', words: answered, total: products.total, ...found};
}
