import type {ShopifyClient} from './client.server';
import {FURNITURE} from './cache-policies';
import {POLICIES_QUERY} from './shop.graphql';
import type {PolicyFragment} from './storefront.generated';

export type Policy = PolicyFragment;

/** What the shop says of itself in Shopify. */
export function createShopService(client: ShopifyClient) {
  return {
    /** A policy by Shopify's name of it (`privacy-policy`) as HTML, or `null` when it is not published. */
    async policy(handle: string): Promise<Policy | null> {
      const {shop} = await client.query(POLICIES_QUERY, {}, FURNITURE);
      return Object.values(shop).find((policy) => policy?.handle === handle) ?? null;
    },
  };
}
