import {defaultLanguage, type Language} from '~/i18n/languages';
import type {SearchForHits, SearchParamsObject} from 'algoliasearch/lite';
import {facetNames, facetOf, facets as allFacets, type FacetName, RIDER} from './facets';
import {
  LAST_PAGE,
  NEAR_PRICE,
  PAGE_SIZE,
  type PriceRange,
  type ProductOrder,
  type ProductSearchQuery,
  type RelaxedFilter,
} from './search-types';

/** One more than a list of values shows, to detect that there are more. */
const MAX_VALUES = 101;

/** Number of top hits among which the one matching the most words is chosen. */
const MATCH_CANDIDATES = 20;

/** The attribute with the handles of a product's collections. */
export const COLLECTIONS = 'collections';
/** Algolia returns at most this many values per facet. */
const MAX_COLLECTIONS = 1000;

const IN_STOCK = 'inventory_available:true';

const idsOnly = {attributesToRetrieve: ['objectID'], attributesToHighlight: []};

/** One request with several queries: the products, then the counts that need one of the filters relaxed. */
export interface ListQueries {
  requests: SearchForHits[];
  /** The purpose of `requests[1]`, `requests[2]` … */
  relaxed: RelaxedFilter[];
}

/**
 * The queries for a product list, sent in one request. A facet in use is counted by a separate query without its own
 * values, or all its other values would vanish; the same goes for the price bounds. The number of products beyond a
 * price limit comes with the same request, even when it is not displayed.
 */
export function listQueries(productQuery: ProductSearchQuery, prefix: string): ListQueries {
  const indexName = productIndex(prefix, productQuery.order);
  const {words: query, visitor} = productQuery;
  const usedFacets = facetNames.filter((name) => productQuery.facets[name]?.length);
  const {min, max} = productQuery.price;
  const relaxed: RelaxedFilter[] = [
    ...usedFacets,
    ...(min === null && max === null ? [] : (['price'] as const)),
    ...(max === null ? [] : (['dearer'] as const)),
  ];
  const main = {
    indexName,
    query,
    ...filtersOf(productQuery),
    ...idsOnly,
    page: 0,
    hitsPerPage: PAGE_SIZE * Math.min(LAST_PAGE, Math.max(1, productQuery.page)),
    facets: [...allFacets.map(({attribute}) => attribute), 'price', RIDER.min],
    maxValuesPerFacet: MAX_VALUES,
    analytics: visitor !== null,
    ...(visitor !== null && {clickAnalytics: true, userToken: visitor}),
  };
  const counts = relaxed.map((filter) => ({
    indexName,
    query,
    ...filtersOf(productQuery, filter),
    ...idsOnly,
    hitsPerPage: 0,
    facets: facetsCountedFor(filter),
    maxValuesPerFacet: MAX_VALUES,
    analytics: false,
  }));
  return {requests: [main, ...counts], relaxed};
}

function facetsCountedFor(relaxed: RelaxedFilter): string[] {
  if (relaxed === 'dearer') return [];
  return [relaxed === 'price' ? relaxed : facetOf(relaxed).attribute];
}

/** The query that finds which of some words a product matches when none matches them all. */
export function matchedWordsQuery(query: string, prefix: string): SearchForHits {
  return {
    indexName: productIndex(prefix, 'relevance'),
    query,
    filters: IN_STOCK,
    removeWordsIfNoResults: 'allOptional',
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: ['*'],
    hitsPerPage: MATCH_CANDIDATES,
    analytics: false,
  };
}

/**
 * The query that counts the products in stock per collection.
 *
 * @param frames only products with one of these frames
 */
export function stockQuery(prefix: string, frames?: string[]): SearchForHits {
  const frameFilters = frames?.map((frame) => facetFilter('frame', frame));
  return {
    indexName: productIndex(prefix, 'relevance'),
    query: '',
    filters: IN_STOCK,
    ...(frameFilters && {facetFilters: [frameFilters]}),
    facets: [COLLECTIONS, facetOf('frame').attribute],
    maxValuesPerFacet: MAX_COLLECTIONS,
    hitsPerPage: 0,
    analytics: false,
  };
}

/** Maximum of pages in a response. */
const MAX_PAGES = 4;

/** The query for pages and services that match some words. */
export function pagesQuery(query: string, prefix: string): SearchForHits {
  return {
    indexName: pageIndex(prefix),
    query,
    attributesToRetrieve: ['title', 'description'],
    attributesToHighlight: [],
    attributesToSnippet: [],
    hitsPerPage: MAX_PAGES,
    analytics: false,
  };
}

/** A query's filters, one of them optionally relaxed, in Algolia's syntax: OR within a facet, AND between facets. */
export function filtersOf(
  productQuery: ProductSearchQuery,
  relaxed?: RelaxedFilter,
): Pick<SearchParamsObject, 'filters' | 'facetFilters' | 'numericFilters'> {
  const {collection, facets, price, height, restrictToIds} = productQuery;
  const chosen = facetNames.flatMap((name) => {
    const values = name === relaxed ? [] : (facets[name] ?? []);
    return values.length > 0 ? [values.map((value) => facetFilter(name, value))] : [];
  });
  // Records can be filtered by their key without declaring it.
  const facetFilters = [
    ...(restrictToIds ? [restrictToIds.map((id) => `objectID:${id}`)] : []),
    ...chosen,
  ];
  const numericFilters = [
    ...priceFilters(price, relaxed),
    ...(height === null ? [] : [`${RIDER.min}<=${height}`, `${RIDER.max}>=${height}`]),
  ];
  return {
    filters: [IN_STOCK, ...collectionFilter(collection)].join(' AND '),
    ...(facetFilters.length > 0 && {facetFilters}),
    ...(numericFilters.length > 0 && {numericFilters}),
  };
}

function collectionFilter(handle: string | null): string[] {
  return handle === null ? [] : [`collections:"${handle.replaceAll(/["\\]/g, String.raw`\$&`)}"`];
}

/** A leading `-` would exclude the value instead (Algolia, 'facetFilters'). */
function facetFilter(name: FacetName, value: string): string {
  return `${facetOf(name).attribute}:${value.startsWith('-') ? `\\${value}` : value}`;
}

function priceFilters({min, max}: PriceRange, relaxed?: RelaxedFilter): string[] {
  if (relaxed === 'price') return [];
  const tolerance = relaxed === 'dearer' ? NEAR_PRICE : 0;
  return [
    ...(min === null ? [] : [`price>=${min}`]),
    ...(max === null ? [] : [`price<=${max + tolerance}`]),
  ];
}

/** Name of the index or sort replica with products in this order. */
export function productIndex(prefix: string, order: ProductOrder): string {
  return order === 'relevance'
    ? `${prefix}products`
    : `${prefix}products_${order.replaceAll('-', '_')}`;
}

/** Name of the index of collections. */
export function collectionIndex(prefix: string): string {
  return `${prefix}collections`;
}

/**
 * Name of the index of pages and services, which `npm run setup:algolia` fills from the content service; not `pages`,
 * in which Algolia's app stores the pages of Shopify's online store.
 */
export function pageIndex(prefix: string): string {
  return `${prefix}stories`;
}

type OtherLanguage = Exclude<Language, typeof defaultLanguage>;

/** Settings that name the indices: the default language's, and for each other one an optional own index. */
export type IndexPrefixes = {ALGOLIA_INDEX_PREFIX: string} & Partial<
  Record<OwnPrefixKey, string | undefined>
>;

export type OwnPrefixKey = `ALGOLIA_INDEX_PREFIX_${Uppercase<OtherLanguage>}`;

/** The setting for a language's own indices, optional for all but the default language. */
export function prefixKey(language: Language): 'ALGOLIA_INDEX_PREFIX' | OwnPrefixKey {
  if (language === defaultLanguage) return 'ALGOLIA_INDEX_PREFIX';
  return `ALGOLIA_INDEX_PREFIX_${language.toUpperCase() as Uppercase<typeof language>}`;
}

/** The prefix of a language's index names; a language without own indices is searched in the default language's. */
export function indexPrefixOf(settings: IndexPrefixes, language: Language): string {
  return settings[prefixKey(language)] || settings.ALGOLIA_INDEX_PREFIX;
}
