import type {ShopifyClient} from './client.server';
import {GOODS} from './cache-policies';
import {
  BEST_SELLERS_QUERY,
  PRODUCT_MENTION_QUERY,
  PRODUCT_QUERY,
  PRODUCT_RECOMMENDATIONS_QUERY,
  PRODUCT_VARIANT_QUERY,
} from './product.graphql';
import type {
  ProductCardFragment,
  ProductMentionQuery,
  ProductQuery,
  ProductVariantFragment,
} from './storefront.generated';

export type Product = NonNullable<ProductQuery['product']>;
export type ProductMention = NonNullable<ProductMentionQuery['product']>;

/** Products of the Storefront API (spec §7). */
export function createProductService(client: ShopifyClient) {
  return {
    /** A product with the variant that Shopify offers first, or `null` when there is none of that handle. */
    async get(handle: string): Promise<Product | null> {
      const {product} = await client.query(PRODUCT_QUERY, {handle}, GOODS);
      return product ?? null;
    },

    /** Name and picture of a product that a text speaks of, or `null` when there is none of that handle. */
    async mention(handle: string): Promise<ProductMention | null> {
      const {product} = await client.query(PRODUCT_MENTION_QUERY, {handle}, GOODS);
      return product ?? null;
    },

    /** One variant by its complete option values, or `null` when the combination does not exist. */
    async getVariant(
      handle: string,
      selectedOptions: {name: string; value: string}[],
    ): Promise<ProductVariantFragment | null> {
      const variables = {handle, selectedOptions};
      const {product} = await client.query(PRODUCT_VARIANT_QUERY, variables, GOODS);
      return product?.variantBySelectedOptions ?? null;
    },

    /** What buyers of this product looked at as well; empty when Shopify knows nothing. */
    async recommended(handle: string): Promise<ProductCardFragment[]> {
      const answer = await client.query(PRODUCT_RECOMMENDATIONS_QUERY, {handle}, GOODS);
      return answer.productRecommendations ?? [];
    },

    /** The best sold products that can be bought now, best first. */
    async bestSeller(first = 8): Promise<ProductCardFragment[]> {
      const {products} = await client.query(BEST_SELLERS_QUERY, {first}, GOODS);
      return products.nodes;
    },
  };
}
