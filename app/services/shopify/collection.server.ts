import type {ProductCollectionSortKeys} from '@shopify/hydrogen/storefront-api-types';
import type {ShopifyClient} from './client.server';
import {GOODS} from './cache-policies';
import {COLLECTION_QUERY} from './collection.graphql';
import type {CollectionQuery} from './storefront.generated';

export type Collection = NonNullable<CollectionQuery['collection']>;

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
  };
}
