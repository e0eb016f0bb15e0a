import {redirect} from '@shopify/remix-oxygen';
import {readLength} from '../advice/size-advice';
import {facetNames, facetOf, type FacetName} from '~/services/algolia/facets';
import {
  LAST_PAGE,
  PAGE_SIZE,
  sortOrders,
  USUAL_ORDER,
  type PriceRange,
  type SortOrder,
} from '~/services/algolia/search-types';
import {listQuery, NO_PRICE, readPriceRange, writePriceRange} from './listing-parameters';
import {LONGEST_QUERY, type ListingView} from './listing-view';

/** More values of one facet than a visitor picks. */
const MOST_VALUES = 20;

/** A value of a facet, in characters. */
const LONGEST_VALUE = 80;

/** What the address of a list asks for, cleaned. Equal questions are equal, whoever wrote the address. */
export interface ListingQuery {
  /** Words, at most 50 characters; always '' in collections. */
  q: string;
  /** Chosen values in alphabetical order; facets without any are left out. */
  facets: Partial<Record<FacetName, string[]>>;
  price: PriceRange;
  /** Of the rider whom bikes shall fit, in centimeters. */
  height: number | null;
  /** What was typed for it and cannot be read; changes nothing. */
  wrongHeight: string;
  /** `null` is the usual order: best matches for words, else best sellers. */
  sort: SortOrder | null;
  /** 1 to 40. */
  page: number;
}

/** A collection shows a part of the shop, a search what matches words. */
export type ListingKind = 'collection' | 'search';

/**
 * Reads the address of a list. Whatever somebody made of it, the answer is a question that can be asked:
 * unknown parameters and values count as not given, too many and too long ones are cut.
 */
export function readListingQuery(query: URLSearchParams, kind: ListingKind): ListingQuery {
  const q = kind === 'search' ? readWords(query.get('q') ?? '') : '';
  const usual = q ? null : USUAL_ORDER;
  const sort = sortOrders.find((option) => option === query.get('sort')) ?? null;
  return {
    q,
    facets: readFacets(query),
    price: readPriceRange(query.getAll('price')),
    ...readHeight(query.get('height') ?? ''),
    sort: sort === usual ? null : sort,
    page: readPage(query.get('page') ?? ''),
  };
}

/** Words as they are searched for: one line, single spaces, at most 50 characters, none of them cut in half. */
export function readWords(typed: string): string {
  // Far more than can be shown: normalising megabytes is not for free.
  const line = typed.slice(0, 4 * LONGEST_QUERY).replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ');
  return Array.from(line.normalize('NFC').trim()).slice(0, LONGEST_QUERY).join('').trim();
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
    .filter((value) => value.length <= 4 * LONGEST_VALUE)
    .map((value) => value.replaceAll(/[\p{Cc}\p{Cs}]+/gu, '').trim())
    .filter((value) => value !== '' && Array.from(value).length <= LONGEST_VALUE)
    .filter((value) => facetOf(facet).kind !== 'year' || /^\d{4}$/.test(value));
  return [...new Set(values)].slice(0, MOST_VALUES).toSorted();
}

const LONGEST_HEIGHT = 12;

function readHeight(given: string): Pick<ListingQuery, 'height' | 'wrongHeight'> {
  const typed = given
    .slice(0, LONGEST_HEIGHT)
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, '')
    .trim();
  const height = readLength(typed, 'height');
  return {height, wrongHeight: height === null ? typed : ''};
}

function readPage(typed: string): number {
  const page = /^\d{1,3}$/.test(typed) ? Number(typed) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

/**
 * The one address of a list in a state, `?q=…&height=170&vendor=…&price=1900:4500&sort=…&page=2` in this order; `?` when
 * it is what it is unasked. `readListingQuery` reads it back.
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
const writeHeight = ({height, wrongHeight}: ListingQuery) => String(height ?? wrongHeight);

/** The question without one value of a facet, from its first page. */
export function withoutValue(query: ListingQuery, facet: FacetName, value: string): ListingQuery {
  const {[facet]: chosen = [], ...facets} = query.facets;
  const kept = chosen.filter((other) => other !== value);
  return {...query, facets: kept.length > 0 ? {...facets, [facet]: kept} : facets, page: 1};
}

/** The question without its price range, from its first page. */
export function withoutPrice(query: ListingQuery): ListingQuery {
  return {...query, price: NO_PRICE, page: 1};
}

/** The question for riders of any height, from its first page. */
export function withoutHeight(query: ListingQuery): ListingQuery {
  return {...query, height: null, wrongHeight: '', page: 1};
}

/** The question without filters: words and order stay. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return {...withoutPrice(withoutHeight(query)), facets: {}};
}

/** Whether any facet, price or height narrows the list. */
export function isFiltered({facets, price, height}: ListingQuery): boolean {
  const isPriced = price.min !== null || price.max !== null;
  return Object.keys(facets).length > 0 || isPriced || height !== null;
}

/** The last page with products on it, at least 1. */
export function lastPage(total: number): number {
  return Math.min(Math.max(Math.ceil(total / PAGE_SIZE), 1), LAST_PAGE);
}

/** Pages 1 to the next one, or `null` when all is shown. */
export function nextPage(query: ListingQuery, total: number): ListingQuery | null {
  return query.page < lastPage(total) ? {...query, page: query.page + 1} : null;
}

/**
 * Leads a plain form with its two fields of the price and one of the height to the one address of what it asks for.
 * Throws the redirect; addresses that we write ourselves pass.
 */
export function redirectToListAddress(url: URL, query: ListingQuery): void {
  const price = url.searchParams.getAll('price');
  const isPlainPrice = price.length > 0 && !price.some((range) => range.includes(':'));
  const heights = url.searchParams.getAll('height');
  const isPlainHeight = heights.some((height) => !height || height !== writeHeight(query));
  if (!isPlainPrice && !isPlainHeight) return;
  const address = writeListingQuery(query);
  throw redirect(url.pathname + (address === '?' ? '' : address), 302);
}

interface ListingSeo {
  /** Belongs to the page's identity: `?page=2`, or ''. */
  query: string;
  /** One of countless views of the page: search engines shall follow its links and list the page itself. */
  isView: boolean;
}

/**
 * How search engines shall take a list. Each page of the list unasked is its own canonical address, as Google
 * wants it of lists that load more ("Pagination, incremental page loading"); filtered, sorted and searched
 * lists point to the list unasked.
 */
export function listingSeo(query: ListingQuery, listing: ListingView | null): ListingSeo {
  const isView =
    isFiltered(query) || query.wrongHeight !== '' || query.sort !== null || query.q !== '';
  const page = listing?.page ?? 1;
  return {query: isView || page === 1 ? '' : `?page=${page}`, isView};
}
