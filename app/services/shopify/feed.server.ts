import {GOODS} from '../http/kept-answers.server';
import type {ShopifyClient} from './client.server';
import {FEED_PRODUCTS_QUERY, FEED_VARIANTS_QUERY} from './feed.graphql';
import type {FeedProductsQuery, FeedVariantFragment} from './storefront.generated';

type FeedProduct = FeedProductsQuery['products']['nodes'][number];

/** A product with some of its variants, at most 250. */
export interface FeedPart {
  product: Omit<FeedProduct, 'variants'>;
  variants: FeedVariantFragment[];
  /** Whether the product has no other variant than this one. */
  isOnly: boolean;
}

/** Pages are kept in the platform's cache alone: in the isolate's memory a catalogue would displace all other entries. */
const BESIDE_MEMORY = {inMemory: false};

/** Everything that is sold in the market. */
export function createFeedService(client: ShopifyClient) {
  async function* moreVariants({id, variants}: FeedProduct) {
    let {hasNextPage, endCursor: after} = variants.pageInfo;
    while (hasNextPage) {
      const {product} = await client.query(FEED_VARIANTS_QUERY, {id, after}, GOODS, BESIDE_MEMORY);
      if (!product) return;
      yield product.variants.nodes;
      ({hasNextPage, endCursor: after} = product.variants.pageInfo);
    }
  }

  return {
    /** A product's first 250 variants; none when there is no such product. */
    async variantsOf(id: string): Promise<FeedVariantFragment[]> {
      const {product} = await client.query(FEED_VARIANTS_QUERY, {id}, GOODS, BESIDE_MEMORY);
      return product?.variants.nodes ?? [];
    },

    /**
     * All products, a page of Shopify's at a time, so that memory holds one of them: up to 50 products, or 250 variants of one.
     * Throws `ServiceOutage` when Shopify does not answer.
     */
    async *parts(): AsyncGenerator<FeedPart[]> {
      let after: string | null | undefined = null;
      for (;;) {
        const answer: FeedProductsQuery = await client.query(
          FEED_PRODUCTS_QUERY,
          {after},
          GOODS,
          BESIDE_MEMORY,
        );
        const {nodes, pageInfo} = answer.products;
        yield nodes.map((product) => ({
          product,
          variants: product.variants.nodes,
          isOnly: product.variants.nodes.length === 1,
        }));
        for (const product of nodes) {
          for await (const variants of moreVariants(product)) {
            yield [{product, variants, isOnly: false}];
          }
        }
        if (!pageInfo.hasNextPage) return;
        after = pageInfo.endCursor;
      }
    },
  };
}
