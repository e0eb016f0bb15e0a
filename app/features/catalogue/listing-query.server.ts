import {redirect} from '@shopify/remix-oxygen';
import {readLength} from '../advice/size-advice';
import {facetNames, facetOf, type FacetName} from '~/services/algolia/facets';
import {
  LAST_PAGE,
  PAGE_SIZE,
  sortOrders,
  DEFAULT_SORT_ORDER,
  type PriceRange,
  type SortOrder,
} from '~/services/algolia/search-types';
import {listQuery, NO_PRICE, readPriceRange, writePriceRange} from './listing-parameters';
import {MAX_QUERY_LENGTH, type ListingView} from './listing-view';

/** More values of one facet than a visitor selects. */
const MAX_VALUES = 20;

/** Maximum length of a facet value, in characters. */
const MAX_VALUE_LENGTH = 80;

/** The sanitised query of a list's URL. Equivalent URLs yield equal queries. */
export interface ListingQuery {
  /** Search terms, at most 50 characters; always '' in collections. */
  q: string;
  /** Selected values in alphabetical order; facets without any are left out. */
  facets: Partial<Record<FacetName, string[]>>;
  price: PriceRange;
  /** The rider's height in centimetres, to filter for bikes that fit. */
  height: number | null;
  /** An invalid height as typed; has no effect. */
  invalidHeight: string;
  /** `null` is the default order: relevance for search terms, else best sellers. */
  sort: SortOrder | null;
  /** 1 to 40. */
  page: number;
}

/** A collection shows a part of the shop, a search the matches for its terms. */
export type ListingKind = 'collection' | 'search';

/**
 * Parses the URL of a list. Always returns a valid query: unknown parameters and values are ignored, too many and too
 * long ones are cut.
 */
export function readListingQuery(query: URLSearchParams, kind: ListingKind): ListingQuery {
  const q = kind === 'search' ? readWords(query.get('q') ?? '') : '';
  const defaultOrder = q ? null : DEFAULT_SORT_ORDER;
  const sort = sortOrders.find((option) => option === query.get('sort')) ?? null;
  return {
    q,
    facets: readFacets(query),
    price: readPriceRange(query.getAll('price')),
    ...readHeight(query.get('height') ?? ''),
    sort: sort === defaultOrder ? null : sort,
    page: readPage(query.get('page') ?? ''),
  };
}

/** Normalised search terms: one line, single spaces, at most 50 characters, no character cut in half. */
export function readWords(typed: string): string {
  // Far more than can be used: normalising megabytes would be expensive.
  const line = typed.slice(0, 4 * MAX_QUERY_LENGTH).replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ');
  return Array.from(line.normalize('NFC').trim()).slice(0, MAX_QUERY_LENGTH).join('').trim();
}

function readFacets(query: URLSearchParams): ListingQuery['facets'] {
  const facets: ListingQuery['facets'] = {};
  for (const facet of facetNames) {
    const values = readValues(facet, query.getAll(facet));
    if (values.length > 0) facets[facet] = values;
  }
  return facets;
}

function readValues(facet: FacetName, typed: string[]): string[] {
  const values = typed
    .filter((value) => value.length <= 4 * MAX_VALUE_LENGTH)
    .map((value) => value.replaceAll(/[\p{Cc}\p{Cs}]+/gu, '').trim())
    .filter((value) => value !== '' && Array.from(value).length <= MAX_VALUE_LENGTH)
    .filter((value) => facetOf(facet).kind !== 'year' || /^\d{4}$/.test(value));
  return [...new Set(values)].slice(0, MAX_VALUES).toSorted();
}

const MAX_HEIGHT_LENGTH = 12;

function readHeight(input: string): Pick<ListingQuery, 'height' | 'invalidHeight'> {
  const typed = input
    .slice(0, MAX_HEIGHT_LENGTH)
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, '')
    .trim();
  const height = readLength(typed, 'height');
  return {height, invalidHeight: height === null ? typed : ''};
}

function readPage(typed: string): number {
  const page = /^\d{1,3}$/.test(typed) ? Number(typed) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

/**
 * The canonical query string of a list's state, `?q=…&height=170&vendor=…&price=1900:4500&sort=…&page=2` in this order;
 * `?` for the defaults. `readListingQuery` parses it.
 */
export function writeListingQuery(listing: ListingQuery): string {
  const {q, facets, price, sort, page} = listing;
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  const height = writeHeight(listing);
  if (height) query.set('height', height);
  for (const facet of facetNames) {
    for (const value of facets[facet] ?? []) query.append(facet, value);
  }
  const range = writePriceRange(price);
  if (range) query.set('price', range);
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return listQuery(query) || '?';
}

/** '' without a height. */
const writeHeight = ({height, invalidHeight}: ListingQuery) => String(height ?? invalidHeight);

/** The query without one value of a facet, from the first page. */
export function withoutValue(query: ListingQuery, facet: FacetName, value: string): ListingQuery {
  const {[facet]: chosen = [], ...facets} = query.facets;
  const remaining = chosen.filter((chosenValue) => chosenValue !== value);
  return {
    ...query,
    facets: remaining.length > 0 ? {...facets, [facet]: remaining} : facets,
    page: 1,
  };
}

/** The query without its price range, from the first page. */
export function withoutPrice(query: ListingQuery): ListingQuery {
  return {...query, price: NO_PRICE, page: 1};
}

/** The query without filters: search terms and order remain. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return {...withoutPrice(query), facets: {}, height: null, invalidHeight: ''};
}

/** Whether any facet, price or height filters the list. */
export function isFiltered({facets, price, height}: ListingQuery): boolean {
  const isPriced = price.min !== null || price.max !== null;
  return Object.keys(facets).length > 0 || isPriced || height !== null;
}

/** The last page with products on it, at least 1. */
export function lastPage(total: number): number {
  return Math.min(Math.max(Math.ceil(total / PAGE_SIZE), 1), LAST_PAGE);
}

/** Pages 1 to the next one, or `null` when everything is shown. */
export function nextPage(query: ListingQuery, total: number): ListingQuery | null {
  return query.page < lastPage(total) ? {...query, page: query.page + 1} : null;
}

/**
 * Redirects a plain form submission with its two price fields and a height field to the canonical URL of its query.
 * Throws the redirect; does nothing for canonical URLs.
 */
export function redirectToCanonicalUrl(url: URL, query: ListingQuery): void {
  const price = url.searchParams.getAll('price');
  const isPlainPrice = price.length > 0 && !price.some((range) => range.includes(':'));
  const heights = url.searchParams.getAll('height');
  const isPlainHeight = heights.some((height) => !height || height !== writeHeight(query));
  if (!isPlainPrice && !isPlainHeight) return;
  const canonicalQuery = writeListingQuery(query);
  throw redirect(url.pathname + (canonicalQuery === '?' ? '' : canonicalQuery), 302);
}

/**
 * Indexing directives for a list. Each page of the default list is its own canonical URL, as Google recommends for
 * lists that load more ("Pagination, incremental page loading"): `query` is the part of its identity, `?page=2` or ''.
 * Filtered, sorted and searched lists (`isView`) point to the default list: search engines follow their links only.
 */
export function listingSeo(query: ListingQuery, listing: ListingView | null) {
  const isView =
    isFiltered(query) || query.invalidHeight !== '' || query.sort !== null || query.q !== '';
  const page = listing?.page ?? 1;
  return {query: isView || page === 1 ? '' : `?page=${page}`, isView};
}
