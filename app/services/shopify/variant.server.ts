import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import type {ShopifyClient} from './client.server';
import type {
  RequestedVariantQuery,
  VariantOfProductFragment,
  VariantsByIdsQuery,
} from './storefront.generated';
import {
  GERMAN_VARIANT_QUERY,
  REQUESTED_VARIANT_QUERY,
  VARIANTS_BY_IDS_QUERY,
  VARIANTS_ELSEWHERE_QUERY,
} from './variant.graphql';

/** A variant with all that a request to the shop says of it. */
export type RequestedVariant = Extract<
  RequestedVariantQuery['node'],
  {__typename: 'ProductVariant'}
>;

/** Variants of any products (spec §3, wishlist variant). */
export function createVariantService(client: ShopifyClient) {
  return {
    /**
     * The variants of at most 250 ids, in their order and without those that Shopify does not know or does not
     * sell in this market. Never cached: such a list is one visitor's, and its prices are today's.
     */
    async byIds(ids: string[]): Promise<VariantOfProductFragment[]> {
      const {nodes} = await client.query(VARIANTS_BY_IDS_QUERY, {ids});
      return variantsAmong(nodes);
    },

    /**
     * The variants of these ids that another country has, for those that the visitor's own does not have; `null` is the
     * shop's primary market. Their prices are not the visitor's. Never cached.
     */
    async elsewhere(
      ids: string[],
      country: CountryCode | null,
    ): Promise<VariantOfProductFragment[]> {
      const {nodes} = await client.query(VARIANTS_ELSEWHERE_QUERY, {ids, elsewhere: country});
      return variantsAmong(nodes);
    },

    /** One variant by its number, or `null` when Shopify does not know it or does not sell it here. Never cached. */
    async get(number: string): Promise<RequestedVariant | null> {
      const id = `gid://shopify/ProductVariant/${number}`;
      const {node} = await client.query(REQUESTED_VARIANT_QUERY, {id});
      return node?.__typename === 'ProductVariant' ? node : null;
    },

    /** The same variant as the shop itself calls it, in German. Never cached. */
    async germanNames(number: string) {
      const id = `gid://shopify/ProductVariant/${number}`;
      const {node} = await client.query(GERMAN_VARIANT_QUERY, {id});
      return node?.__typename === 'ProductVariant' ? node : null;
    },
  };
}

function variantsAmong(nodes: VariantsByIdsQuery['nodes']): VariantOfProductFragment[] {
  return nodes.flatMap((node) => (node?.__typename === 'ProductVariant' ? [node] : []));
}
