import type {ShopifyClient} from './client.server';
import type {VariantOfProductFragment} from './storefront.generated';
import {VARIANTS_BY_IDS_QUERY} from './variant.graphql';

/** Variants of any products (spec §3, wishlist variant). */
export function createVariantService(client: ShopifyClient) {
  return {
    /**
     * The variants of at most 250 ids, in their order and without those that Shopify does not know or does not
     * sell in this market. Never cached: such a list is one visitor's, and its prices are today's.
     */
    async byIds(ids: string[]): Promise<VariantOfProductFragment[]> {
      const {nodes} = await client.query(VARIANTS_BY_IDS_QUERY, {ids});
      return nodes.flatMap((node) => (node?.__typename === 'ProductVariant' ? [node] : []));
    },
  };
}
