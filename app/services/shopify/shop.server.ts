import type {ShopifyClient} from './client.server';
import {FURNITURE} from './cache-policies';
import {SHIPPING_POLICY_QUERY, SHOP_BRAND_QUERY} from './shop.graphql';
import type {ShippingPolicyQuery, ShopBrandQuery} from './storefront.generated';

/** What the shop says of itself in Shopify (spec §3, other platform resources). */
export function createShopService(client: ShopifyClient) {
  return {
    async brand(): Promise<ShopBrandQuery['shop']> {
      const {shop} = await client.query(SHOP_BRAND_QUERY, {}, FURNITURE);
      return shop;
    },

    /** Shipping costs and delivery times as HTML, or `null` when none are published. */
    async shippingPolicy(): Promise<ShippingPolicyQuery['shop']['shippingPolicy'] | null> {
      const {shop} = await client.query(SHIPPING_POLICY_QUERY, {}, FURNITURE);
      return shop.shippingPolicy ?? null;
    },
  };
}
