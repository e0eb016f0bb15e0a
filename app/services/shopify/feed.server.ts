import {PRODUCT_CACHING} from '../http/response-cache.server';
import type {ShopifyClient} from './client.server';
import type {FeedProductsQuery, FeedVariantFragment} from './storefront.generated';
import {
  IMAGE_FRAGMENT,
  MONEY_FRAGMENT,
  PRODUCT_GOODS_FRAGMENT,
  VARIANT_GOODS_FRAGMENT,
  VARIANT_PRICE_FRAGMENT,
} from './fragments.graphql';

const FEED_VARIANT_FRAGMENT = `#graphql
  fragment FeedVariant on ProductVariant {
    id
    sku
    barcode
    selectedOptions { name value }
    image { url }
    measure: unitPriceMeasurement { quantityUnit quantityValue }
    ...VariantGoods
    ...VariantPrice
  }
  ${VARIANT_PRICE_FRAGMENT}
  ${VARIANT_GOODS_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

/** All products with their first variants, a page at a time. */
export const FEED_PRODUCTS_QUERY = `#graphql
  query FeedProducts($after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: 50, after: $after, sortKey: ID) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id
        handle
        title
        vendor
        description
        images(first: 10) { nodes { ...Image } }
        collections(first: 1) { nodes { title } }
        options {
          name
          optionValues {
            name
            swatch { color }
          }
        }
        variants(first: 50) {
          pageInfo { hasNextPage endCursor }
          nodes { ...FeedVariant }
        }
        ...ProductGoods
      }
    }
  }
  ${FEED_VARIANT_FRAGMENT}
  ${PRODUCT_GOODS_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;

/** The remaining variants of a product with many. */
export const FEED_VARIANTS_QUERY = `#graphql
  query FeedVariants($id: ID!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(id: $id) {
      variants(first: 250, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...FeedVariant }
      }
    }
  }
  ${FEED_VARIANT_FRAGMENT}
` as const;

type FeedProduct = FeedProductsQuery['products']['nodes'][number];

/** A product with some of its variants, at most 250. */
export interface FeedPart {
  product: FeedProduct;
  variants: FeedVariantFragment[];
}

/** Pages are only cached by the platform: in the isolate's memory a catalogue would evict all other entries. */
const PLATFORM_CACHE_ONLY = {inMemory: false};

/** Everything that is sold in the market. */
export function createFeedService(client: ShopifyClient) {
  /** A page of a product's variants; missing for an unknown product. */
  async function variantsPage(id: string, after?: string | null) {
    const {product} = await client.query(
      FEED_VARIANTS_QUERY,
      {id, after},
      PRODUCT_CACHING,
      PLATFORM_CACHE_ONLY,
    );
    return product?.variants;
  }

  async function* moreVariants({id, variants}: FeedProduct) {
    let {hasNextPage, endCursor} = variants.pageInfo;
    while (hasNextPage) {
      const page = await variantsPage(id, endCursor);
      if (!page) return;
      yield page.nodes;
      ({hasNextPage, endCursor} = page.pageInfo);
    }
  }

  return {
    /** A product's first 250 variants, and whether it has more; none for an unknown product. */
    async variantsOf(id: string): Promise<{variants: FeedVariantFragment[]; hasMore: boolean}> {
      const page = await variantsPage(id);
      return {variants: page?.nodes ?? [], hasMore: page?.pageInfo.hasNextPage ?? false};
    },

    /**
     * All products, one page of Shopify's at a time, so that only one is in memory: up to 50 products, or 250 variants
     * of one. Throws `ServiceOutage` when Shopify does not respond.
     */
    async *parts(): AsyncGenerator<FeedPart[]> {
      let after: string | null | undefined = null;
      for (;;) {
        const response: FeedProductsQuery = await client.query(
          FEED_PRODUCTS_QUERY,
          {after},
          PRODUCT_CACHING,
          PLATFORM_CACHE_ONLY,
        );
        const {nodes, pageInfo} = response.products;
        yield nodes.map((product) => ({product, variants: product.variants.nodes}));
        for (const product of nodes) {
          for await (const variants of moreVariants(product)) yield [{product, variants}];
        }
        if (!pageInfo.hasNextPage) return;
        after = pageInfo.endCursor;
      }
    },
  };
}
