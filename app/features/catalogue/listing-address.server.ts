import {facetNames, type FacetName} from '~/services/algolia/facet-names';
import {LAST_PAGE, PAGE_SIZE} from '~/services/algolia/page-size';
import {listQuery} from './list-query';
import type {ListingQuery} from './listing-query.server';
import {NO_PRICE, writePriceRange} from './price-range';

/**
 * The one address of a list in a state, `?q=…&vendor=…&price=1900:4500&sort=…&page=2` in this order; `?` when
 * it is what it is unasked. `readListingQuery` reads it back.
 */
export function writeListingQuery({q, facets, price, sort, page}: ListingQuery): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  for (const facet of facetNames) {
    for (const value of facets[facet] ?? []) query.append(facet, value);
  }
  const range = writePriceRange(price);
  if (range) query.set('price', range);
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return listQuery(query) || '?';
}

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

/** The question without filters: words and order stay. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return {...withoutPrice(query), facets: {}};
}

/** Whether any facet or price narrows the list. */
export function isFiltered({facets, price}: ListingQuery): boolean {
  return Object.keys(facets).length > 0 || price.min !== null || price.max !== null;
}

/** The last page with products on it, at least 1. */
export function lastPage(total: number): number {
  return Math.min(Math.max(Math.ceil(total / PAGE_SIZE), 1), LAST_PAGE);
}

/** Pages 1 to the next one, or `null` when all is shown. */
export function nextPage(query: ListingQuery, total: number): ListingQuery | null {
  return query.page < lastPage(total) ? {...query, page: query.page + 1} : null;
}
