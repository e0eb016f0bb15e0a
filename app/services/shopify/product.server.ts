import type {LanguageCode} from '@shopify/hydrogen/storefront-api-types';
import {inBatches} from '../http/fetch-json.server';
import {technicalRows as technicalTable} from '../technical-table';
import {PRODUCT_CACHING} from '../http/response-cache.server';
import type {ShopifyClient} from './client.server';
import {idOf, variantIdOf} from './ids';
import {
  ACCESSORIES_QUERY,
  BEST_SELLERS_QUERY,
  PRODUCT_MENTION_QUERY,
  PRODUCT_OPTIONS_QUERY,
  PRODUCT_QUERY,
  PRODUCT_RECOMMENDATIONS_QUERY,
  PRODUCT_VARIANT_QUERY,
  PRODUCTS_BY_ID_QUERY,
} from './product.graphql';
import type {
  AccessoriesQuery,
  AdjacentVariantFragment,
  ProductCardFragment,
  ProductMentionQuery,
  ProductOptionsQuery,
  ProductQuery,
  ProductVariantFragment,
  RequestedVariantQuery,
  StoreStockQuery,
  VariantOfProductFragment,
} from './storefront.generated';
import {
  GERMAN_VARIANT_QUERY,
  PRODUCT_SKUS_QUERY,
  REQUESTED_VARIANT_QUERY,
  STORE_STOCK_QUERY,
  VARIANTS_BY_IDS_QUERY,
  VARIANTS_IN_PRIMARY_MARKET_QUERY,
} from './variant.graphql';

export type Product = NonNullable<ProductQuery['product']>;
type OptionNames = NonNullable<ProductOptionsQuery['product']>['options'];
/** A variant with the owner's shops and whether it can be picked up there. */
export type StoredVariant = NonNullable<StoreStockQuery['product']>['variants']['nodes'][number];
export type Accessory = AccessoriesQuery['products']['nodes'][number];
export type ProductMention = NonNullable<ProductMentionQuery['product']>;

/** The rows of the technical table as query variables, in their order. */
const technicalRows = technicalTable.map(({key: path}) => {
  const [namespace = '', key = ''] = path.split('.');
  return {namespace, key};
});

/** The number of nodes that Shopify returns at once. */
const MAX_NODES = 250;

/** Products, from the Storefront API. All queries throw `ServiceOutage` when Shopify is unavailable. */
export function createProductService(client: ShopifyClient) {
  /** Selected options of the product's variant with this SKU, ignoring case; `null` without one. */
  async function optionsOfSku(
    handle: string,
    sku: string,
    after: string | null = null,
  ): Promise<ProductVariantFragment['selectedOptions'] | null> {
    const {product} = await client.query(PRODUCT_SKUS_QUERY, {handle, after}, PRODUCT_CACHING);
    const {nodes = [], pageInfo} = product?.variants ?? {};
    const found = nodes.find((variant) => variant.sku?.toLowerCase() === sku.toLowerCase());
    if (found || !pageInfo?.hasNextPage) return found?.selectedOptions ?? null;
    return optionsOfSku(handle, sku, pageInfo.endCursor ?? null);
  }

  return {
    optionsOfSku,

    /** A product with the variant that Shopify selects first, or `null` for an unknown handle. */
    async get(handle: string): Promise<Product | null> {
      const {product} = await client.query(PRODUCT_QUERY, {handle, technicalRows}, PRODUCT_CACHING);
      return product ?? null;
    },

    /** Title and image of a product mentioned in a text or a review, or `null` for an unknown handle. */
    async mention(handle: string): Promise<ProductMention | null> {
      const {product} = await client.query(PRODUCT_MENTION_QUERY, {handle}, PRODUCT_CACHING);
      return product ?? null;
    },

    /** A product's options in a language, in the same order for all languages; empty for an unknown handle. */
    async options(handle: string, inLanguage: LanguageCode): Promise<OptionNames> {
      const {product} = await client.query(
        PRODUCT_OPTIONS_QUERY,
        {handle, inLanguage},
        PRODUCT_CACHING,
      );
      return product?.options ?? [];
    },

    /**
     * A variant by its complete selected options, with those that differ from it in one; `null` when the combination
     * does not exist.
     */
    async getVariant(
      handle: string,
      selectedOptions: {name: string; value: string}[],
    ): Promise<{variant: ProductVariantFragment; adjacent: AdjacentVariantFragment[]} | null> {
      const variables = {handle, selectedOptions, technicalRows};
      const {product} = await client.query(PRODUCT_VARIANT_QUERY, variables, PRODUCT_CACHING);
      const variant = product?.variantBySelectedOptions;
      return variant ? {variant, adjacent: product.adjacentVariants} : null;
    },

    /**
     * The shops that have a product's first 100 variants in stock. Without the access scope
     * `unauthenticated_read_product_pickup_locations` no variant has any; empty for an unknown handle.
     */
    async inStores(handle: string): Promise<StoredVariant[]> {
      const {product} = await client.query(STORE_STOCK_QUERY, {handle}, PRODUCT_CACHING, {
        allowAccessDenied: true,
      });
      return product?.variants.nodes ?? [];
    },

    /** Shopify's recommendations for this product; empty without any. */
    async recommended(handle: string): Promise<ProductCardFragment[]> {
      const response = await client.query(PRODUCT_RECOMMENDATIONS_QUERY, {handle}, PRODUCT_CACHING);
      return response.productRecommendations ?? [];
    },

    /** The first hundred products with the tag `passt-dazu`, best sellers first; one response for all bikes. */
    async accessories(): Promise<Accessory[]> {
      const {products} = await client.query(ACCESSORIES_QUERY, {}, PRODUCT_CACHING);
      return products.nodes;
    },

    /**
     * Products by their numbers (`gid://shopify/Product/{number}`), in that order, without those no longer sold. Any
     * number of them; batches are queried in parallel.
     */
    async byIds(numericIds: string[]): Promise<ProductCardFragment[]> {
      const allIds = numericIds.map((numericId) => idOf('Product', numericId));
      const batches = inBatches(allIds, MAX_NODES).map((ids) =>
        client.query(PRODUCTS_BY_ID_QUERY, {ids}, PRODUCT_CACHING),
      );
      const responses = await Promise.all(batches);
      return responses.flatMap(({nodes}) =>
        nodes.flatMap((node) => (node && 'handle' in node ? [node] : [])),
      );
    },

    /** The eight best-selling products that are available now, best first. */
    async bestSellers(): Promise<ProductCardFragment[]> {
      const {products} = await client.query(BEST_SELLERS_QUERY, {}, PRODUCT_CACHING);
      return products.nodes;
    },
  };
}

/** A variant with all data for a request to the shop. */
export type RequestedVariant = Extract<
  RequestedVariantQuery['node'],
  {__typename: 'ProductVariant'}
>;

/** Variants of any products. */
export function createVariantService(client: ShopifyClient) {
  async function queryVariants(
    query: typeof VARIANTS_BY_IDS_QUERY | typeof VARIANTS_IN_PRIMARY_MARKET_QUERY,
    ids: readonly string[],
  ): Promise<VariantOfProductFragment[]> {
    if (ids.length === 0) return [];
    const {nodes} = await client.query(query, {ids: [...ids]});
    return nodes.flatMap((node) => (node?.__typename === 'ProductVariant' ? [node] : []));
  }

  return {
    /**
     * The variants of at most 250 ids, in their order and without those that Shopify does not have or does not sell in
     * this market. Never cached: such a list is one visitor's, and its prices are current.
     */
    byIds: (ids: readonly string[]) => queryVariants(VARIANTS_BY_IDS_QUERY, ids),

    /**
     * The variants of these ids in the shop's primary market, for those missing in the visitor's own. Their prices are
     * not the visitor's. Never cached.
     */
    inPrimaryMarket: (ids: readonly string[]) =>
      queryVariants(VARIANTS_IN_PRIMARY_MARKET_QUERY, ids),

    /** A variant by its number, or `null` when Shopify does not have it or does not sell it here. Never cached. */
    async get(numericId: string): Promise<RequestedVariant | null> {
      const id = variantIdOf(numericId);
      const {node} = await client.query(REQUESTED_VARIANT_QUERY, {id});
      return node?.__typename === 'ProductVariant' ? node : null;
    },

    /** The same variant with its German names, as the shop uses them. Never cached. */
    async germanNames(number: string) {
      const id = variantIdOf(number);
      const {node} = await client.query(GERMAN_VARIANT_QUERY, {id});
      return node?.__typename === 'ProductVariant' ? node : null;
    },
  };
}
