import {createIsolateMemory, type IsolateMemory, memoize} from '../http/isolate-memory';
import type {ShopifyClient} from './client.server';
import {variantIdOf} from './ids';
import type {
  RequestedVariantQuery,
  VariantOfProductFragment,
  VariantsByIdsQuery,
} from './storefront.generated';
import {
  GERMAN_VARIANT_QUERY,
  REQUESTED_VARIANT_QUERY,
  VARIANTS_BY_IDS_QUERY,
  VARIANTS_IN_PRIMARY_MARKET_QUERY,
} from './variant.graphql';

/** What this isolate has asked for in vain; what is published just now is found a minute later. */
export const unknownVariantsOf = memoize<CacheStorage, IsolateMemory<true>>(() =>
  createIsolateMemory({entries: 5000, ttlMs: 60_000}),
);

/** In place of a country. */
const PRIMARY = 'primary';

/** A variant with all that a request to the shop says of it. */
export type RequestedVariant = Extract<
  RequestedVariantQuery['node'],
  {__typename: 'ProductVariant'}
>;

/**
 * Variants of any products. `unknown` is what the isolate's requests have lately asked for in
 * vain, by `country:id`: addresses and cookies may name a hundred made-up numbers, again and again.
 */
export function createVariantService(client: ShopifyClient, unknown: IsolateMemory<true>) {
  /** Asks for the ids that are not known to be unknown in this market, if there are any. */
  async function askFor(
    query: typeof VARIANTS_BY_IDS_QUERY | typeof VARIANTS_IN_PRIMARY_MARKET_QUERY,
    country: string,
    ids: readonly string[],
  ): Promise<VariantOfProductFragment[]> {
    const asked = ids.filter((id) => !unknown.get(`${country}:${id}`));
    if (asked.length === 0) return [];
    const {nodes} = await client.query(query, {ids: asked});
    const variants = variantsAmong(nodes);
    const found = new Set(variants.map(({id}) => id));
    for (const id of asked) if (!found.has(id)) unknown.set(`${country}:${id}`, true);
    return variants;
  }

  return {
    /**
     * The variants of at most 250 ids, in their order and without those that Shopify does not know or does not
     * sell in this market. Never cached: such a list is one visitor's, and its prices are today's.
     */
    byIds: (ids: readonly string[]) => askFor(VARIANTS_BY_IDS_QUERY, client.market.country, ids),

    /**
     * The variants of these ids in the shop's primary market, for those that the visitor's own does not have. Their prices
     * are not the visitor's. Never cached.
     */
    inPrimaryMarket: (ids: readonly string[]) =>
      askFor(VARIANTS_IN_PRIMARY_MARKET_QUERY, PRIMARY, ids),

    /** One variant by its number, or `null` when Shopify does not know it or does not sell it here. Never cached. */
    async get(number: string): Promise<RequestedVariant | null> {
      const id = variantIdOf(number);
      const {node} = await client.query(REQUESTED_VARIANT_QUERY, {id});
      return node?.__typename === 'ProductVariant' ? node : null;
    },

    /** The same variant as the shop itself calls it, in German. Never cached. */
    async germanNames(number: string) {
      const id = variantIdOf(number);
      const {node} = await client.query(GERMAN_VARIANT_QUERY, {id});
      return node?.__typename === 'ProductVariant' ? node : null;
    },
  };
}

function variantsAmong(nodes: VariantsByIdsQuery['nodes']): VariantOfProductFragment[] {
  return nodes.flatMap((node) => (node?.__typename === 'ProductVariant' ? [node] : []));
}
