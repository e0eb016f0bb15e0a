import type {ProductCollectionSortKeys} from '@shopify/hydrogen/storefront-api-types';
import {PRODUCT_CACHING} from '../http/response-cache.server';
import type {ShopifyClient} from './client.server';
import type {CollectionQuery, ProductCardFragment} from './storefront.generated';
import {IMAGE_FRAGMENT, PRODUCT_CARD_FRAGMENT} from './fragments.graphql';

/** A collection's own data. Its product filters contain the colours of their values (`FilterValue.swatch`). */
export const COLLECTION_QUERY = `#graphql
  query Collection($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      id
      handle
      title
      description
      descriptionHtml
      seo { title description }
      image { ...Image }
      products(first: 1) {
        filters {
          presentation
          values {
            label
            swatch { color }
          }
        }
      }
    }
  }
  ${IMAGE_FRAGMENT}
` as const;

/** Some products of a collection that are in stock, in one of Shopify's sort orders. */
export const COLLECTION_PRODUCTS_QUERY = `#graphql
  query CollectionProducts(
    $handle: String!
    $first: Int!
    $sortKey: ProductCollectionSortKeys!
    $reverse: Boolean!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      products(first: $first, sortKey: $sortKey, reverse: $reverse, filters: [{available: true}]) {
        nodes { ...ProductCard }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;

/** The filters of a one-product list have the counts of all products (Storefront API, `ProductConnection.filters`). */
export const COLLECTION_SUMMARY_QUERY = `#graphql
  query CollectionSummary($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      handle
      title
      image { ...Image }
      products(first: 1) {
        filters { values { count input } }
      }
    }
  }
  ${IMAGE_FRAGMENT}
` as const;

/** A collection's own data; its products come from Algolia. */
export type Collection = Omit<NonNullable<CollectionQuery['collection']>, 'products'> & {
  /** Colours of the values that its products can be filtered by. */
  swatches: {name: string; color: string}[];
};

export interface CollectionListing {
  /** Number of products from the start; Shopify allows 250 at once. */
  first: number;
  sortKey: ProductCollectionSortKeys;
  reverse: boolean;
}

/** Collections, from the Storefront API. All queries throw `ServiceOutage` when Shopify is unavailable. */
export function createCollectionService(client: ShopifyClient) {
  return {
    /** A collection's own data, or `null` for an unknown handle. */
    async get(handle: string): Promise<Collection | null> {
      const {collection} = await client.query(COLLECTION_QUERY, {handle}, PRODUCT_CACHING);
      if (!collection) return null;
      const {products, ...head} = collection;
      const values = products.filters.flatMap((filter) =>
        filter.presentation === 'SWATCH' ? filter.values : [],
      );
      const swatches = values.flatMap(({label, swatch}) =>
        swatch?.color ? [{name: label, color: swatch.color}] : [],
      );
      return {...head, swatches};
    },

    /** The first products of a collection that are in stock; empty for an unknown handle. */
    async products(handle: string, listing: CollectionListing): Promise<ProductCardFragment[]> {
      const variables = {handle, ...listing};
      const {collection} = await client.query(
        COLLECTION_PRODUCTS_QUERY,
        variables,
        PRODUCT_CACHING,
      );
      return collection?.products.nodes ?? [];
    },

    /** Title, image and number of products in stock (`null` if unknown), or `null` for an unknown handle. */
    async summary(handle: string) {
      const {collection} = await client.query(COLLECTION_SUMMARY_QUERY, {handle}, PRODUCT_CACHING);
      if (!collection) return null;
      const {products, ...summary} = collection;
      return {...summary, available: availableCount(products.filters)};
    },
  };
}

/**
 * The number of products in stock, from a list's facets; `null` when the shop has no such facet. A facet value's
 * `input` is the filter it would apply: a `ProductFilter` as JSON.
 */
export function availableCount(
  facets: {values: {count: number; input: unknown}[]}[],
): number | null {
  const inStock = facets
    .flatMap(({values}) => values)
    .find(({input}) => typeof input === 'string' && IN_STOCK.test(input));
  return inStock?.count ?? null;
}

const IN_STOCK = /^\{"available": ?true\}$/;
