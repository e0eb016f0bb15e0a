import type {CollectionListing} from '~/services/shopify/collection.server';
import {DEFAULT_SORT, sortOptions, type SortOption} from './sorting';

/** Products per page (spec §9). */
const PAGE_SIZE = 25;
/** Shopify hands out 250 products at once: ten pages. */
const LAST_PAGE = 10;

const shopifySorting: Record<SortOption, Pick<CollectionListing, 'sortKey' | 'reverse'>> = {
  'recently-ordered-count-desc': {sortKey: 'BEST_SELLING', reverse: false},
  'published-at-desc': {sortKey: 'CREATED', reverse: true},
  'price-desc': {sortKey: 'PRICE', reverse: true},
  'price-asc': {sortKey: 'PRICE', reverse: false},
};

export interface ListingQuery {
  sort: SortOption;
  page: number;
}

/** Sorting and page of an address; anything unknown or out of range counts as not given. */
export function readListingQuery(query: URLSearchParams): ListingQuery {
  const page = /^\d{1,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return {
    sort: sortOptions.find((option) => option === query.get('sort')) ?? DEFAULT_SORT,
    page: Math.min(Math.max(page, 1), LAST_PAGE),
  };
}

/** What to ask Shopify for: pages 1 to `page` together (decision 18). */
export function toListing({sort, page}: ListingQuery): CollectionListing {
  return {first: page * PAGE_SIZE, ...shopifySorting[sort]};
}

/** Query of 'Mehr laden +', or `null` on the last page. */
export function nextPageQuery({sort, page}: ListingQuery, hasNextPage: boolean): string | null {
  if (!hasNextPage || page >= LAST_PAGE) return null;
  const query = new URLSearchParams({page: String(page + 1)});
  if (sort !== DEFAULT_SORT) query.set('sort', sort);
  return `?${query.toString()}`;
}
