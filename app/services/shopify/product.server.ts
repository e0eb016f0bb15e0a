import type {LanguageCode} from '@shopify/hydrogen/storefront-api-types';
import {GOODS, type ShopifyClient} from './client.server';
import {idOf} from './ids';
import {
  BEST_SELLERS_QUERY,
  PRODUCT_MENTION_QUERY,
  PRODUCT_OPTIONS_QUERY,
  PRODUCT_QUERY,
  PRODUCT_RECOMMENDATIONS_QUERY,
  PRODUCT_VARIANT_QUERY,
  PRODUCTS_BY_ID_QUERY,
} from './product.graphql';
import {PRODUCT_SKUS_QUERY} from './variant.graphql';
import type {
  AdjacentVariantFragment,
  ProductCardFragment,
  ProductMentionQuery,
  ProductOptionsQuery,
  ProductQuery,
  ProductVariantFragment,
} from './storefront.generated';

export type Product = NonNullable<ProductQuery['product']>;
type OptionNames = NonNullable<ProductOptionsQuery['product']>['options'];
export type ProductMention = NonNullable<ProductMentionQuery['product']>;

/**
 * Shopify answers 250 nodes at once. Lists grow by 25, and batches are cached whole: in these sizes a longer list finds
 * most of a shorter one in the cache, and none needs more than a few questions.
 */
const BATCHES = [250, 100, 25];

const BEST_SELLERS = {first: 8};

/** Products of the Storefront API. */
export function createProductService(client: ShopifyClient) {
  /** Option values of the product's variant with this article number, in any case of letters; `null` without one. */
  async function optionsOfSku(
    handle: string,
    sku: string,
    after: string | null = null,
  ): Promise<ProductVariantFragment['selectedOptions'] | null> {
    const {product} = await client.query(PRODUCT_SKUS_QUERY, {handle, after}, GOODS);
    const {nodes = [], pageInfo} = product?.variants ?? {};
    const found = nodes.find((variant) => variant.sku?.toLowerCase() === sku.toLowerCase());
    if (found || !pageInfo?.hasNextPage) return found?.selectedOptions ?? null;
    return optionsOfSku(handle, sku, pageInfo.endCursor ?? null);
  }

  return {
    optionsOfSku,

    /** A product with the variant that Shopify offers first, or `null` when there is none of that handle. */
    async get(handle: string): Promise<Product | null> {
      const {product} = await client.query(PRODUCT_QUERY, {handle}, GOODS);
      return product ?? null;
    },

    /** Name and picture of a product that a text or a review speaks of, or `null` when there is none of that handle. */
    async mention(handle: string): Promise<ProductMention | null> {
      const {product} = await client.query(PRODUCT_MENTION_QUERY, {handle}, GOODS);
      return product ?? null;
    },

    /** A product's options as a language names them, in the order of all languages; empty for an unknown handle. */
    async options(handle: string, inLanguage: LanguageCode): Promise<OptionNames> {
      const {product} = await client.query(PRODUCT_OPTIONS_QUERY, {handle, inLanguage}, GOODS);
      return product?.options ?? [];
    },

    /**
     * One variant by its complete option values, with those that differ from it in one; `null` when the combination
     * does not exist.
     */
    async getVariant(
      handle: string,
      selectedOptions: {name: string; value: string}[],
    ): Promise<{variant: ProductVariantFragment; adjacent: AdjacentVariantFragment[]} | null> {
      const variables = {handle, selectedOptions};
      const {product} = await client.query(PRODUCT_VARIANT_QUERY, variables, GOODS);
      const variant = product?.variantBySelectedOptions;
      return variant ? {variant, adjacent: product.adjacentVariants} : null;
    },

    /** What buyers of this product looked at as well; empty when Shopify knows nothing. */
    async recommended(handle: string): Promise<ProductCardFragment[]> {
      const answer = await client.query(PRODUCT_RECOMMENDATIONS_QUERY, {handle}, GOODS);
      return answer.productRecommendations ?? [];
    },

    /**
     * Products by their numbers (`gid://shopify/Product/{number}`), in that order, without those that are not
     * sold any more. Any count of them; batches go out side by side.
     */
    async byIds(numbers: string[]): Promise<ProductCardFragment[]> {
      const batches = inBatches(numbers.map((number) => idOf('Product', number))).map((ids) =>
        client.query(PRODUCTS_BY_ID_QUERY, {ids}, GOODS),
      );
      const answers = await Promise.all(batches);
      return answers.flatMap(({nodes}) =>
        nodes.flatMap((node) => (node && 'handle' in node ? [node] : [])),
      );
    },

    /** The best sold products that can be bought now, best first. */
    async bestSeller(): Promise<ProductCardFragment[]> {
      const {products} = await client.query(BEST_SELLERS_QUERY, BEST_SELLERS, GOODS);
      return products.nodes;
    },

    /** What the caches still hold of them, while Shopify does not answer; empty when nobody has seen them lately. */
    async knownBestSeller(): Promise<ProductCardFragment[]> {
      const known = await client.known(BEST_SELLERS_QUERY, BEST_SELLERS, GOODS);
      return known?.products.nodes ?? [];
    },
  };
}

function inBatches(ids: string[]): string[][] {
  if (ids.length === 0) return [];
  const size = BATCHES.find((fits) => fits <= ids.length) ?? ids.length;
  return [ids.slice(0, size), ...inBatches(ids.slice(size))];
}
