import type {ProductCollectionSortKeys} from '@shopify/hydrogen/storefront-api-types';
import type {ShopifyClient} from './client.server';
import {availableCount} from './available-count';
import {GOODS} from './cache-policies';
import {COLLECTION_QUERY, COLLECTION_SUMMARY_QUERY} from './collection.graphql';
import type {CollectionQuery, CollectionSummaryQuery} from './storefront.generated';

export type Collection = NonNullable<CollectionQuery['collection']>;

/** A collection as a place that leads to it shows it. */
export type CollectionSummary = Omit<
  NonNullable<CollectionSummaryQuery['collection']>,
  'products'
> & {
  /** How many of its products are in stock; `null` when Shopify does not say. */
  available: number | null;
};

export interface CollectionListing {
  /** Number of products, counted from the first; Shopify allows 250 at once. */
  first: number;
  sortKey: ProductCollectionSortKeys;
  reverse: boolean;
}

/** Collections of the Storefront API (spec §7). */
export function createCollectionService(client: ShopifyClient) {
  return {
    /** A collection with its first products that are in stock, or `null` when there is none of that handle. */
    async get(handle: string, listing: CollectionListing): Promise<Collection | null> {
      const {collection} = await client.query(COLLECTION_QUERY, {handle, ...listing}, GOODS);
      return collection ?? null;
    },

    /** Name, picture and size of a collection, or `null` when there is none of that handle. */
    async summary(handle: string): Promise<CollectionSummary | null> {
      const {collection} = await client.query(COLLECTION_SUMMARY_QUERY, {handle}, GOODS);
      if (!collection) return null;
      const {products, ...summary} = collection;
      return {...summary, available: availableCount(products.filters)};
    },
  };
}
