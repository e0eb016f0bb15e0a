import type {ShopifyClient} from './client.server';
import {GOODS} from './cache-policies';
import {PRODUCT_SEARCH_QUERY} from './search.graphql';
import type {ProductCardFragment} from './storefront.generated';

export interface ProductSearch {
  products: ProductCardFragment[];
  /** How many there are in all. */
  total: number;
}

/** Search of the Storefront API. */
export function createSearchService(client: ShopifyClient) {
  return {
    /** The first products in stock that match, best match first; Shopify hands out 250 at once. */
    async products(query: string, first: number): Promise<ProductSearch> {
      const {search} = await client.query(PRODUCT_SEARCH_QUERY, {query, first}, GOODS);
      const products = search.nodes.filter((node) => 'handle' in node);
      return {products, total: search.totalCount};
    },
  };
}
