import {facetNames, type FacetName} from '~/services/algolia/facet-names';
import {LAST_PAGE} from '~/services/algolia/page-size';
import type {PriceRange} from '~/services/algolia/search-types';
import {LONGEST_QUERY, LONGEST_VALUE, MOST_VALUES} from './listing-limits';
import {readPriceRange} from './price-range';
import {DEFAULT_SORT, sortOptions, type SortOption} from './sorting';

/** What the address of a list asks for, cleaned. Equal questions are equal, whoever wrote the address. */
export interface ListingQuery {
  /** Words, at most 50 characters; always '' in collections. */
  q: string;
  /** Chosen values in alphabetical order; facets without any are left out. */
  facets: Partial<Record<FacetName, string[]>>;
  price: PriceRange;
  /** `null` is the usual order: best matches for words, else best sellers. */
  sort: SortOption | null;
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
  const usual = q ? null : DEFAULT_SORT;
  const sort = sortOptions.find((option) => option === query.get('sort')) ?? null;
  return {
    q,
    facets: readFacets(query),
    price: readPriceRange(query.getAll('price')),
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
    .filter((value) => facet !== 'model_year' || /^\d{4}$/.test(value));
  return [...new Set(values)].slice(0, MOST_VALUES).toSorted();
}

function readPage(typed: string): number {
  const page = /^\d{1,3}$/.test(typed) ? Number(typed) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}
