import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import type {IndexedCatalogue} from './catalogue-index';
import type {ShopState} from './state';

/** What serves this request after `@inContext`: see Shopify's "Contextual queries" and `markets.ts`. */
export interface Market {
  country: CountryCode;
  currency: 'EUR' | 'CHF' | 'USD';
  language: 'DE' | 'EN';
}

/**
 * Third argument of every resolver.
 *
 * Resolvers hand these parents on, so that each field is written once:
 * - `Product`: `CatalogueProduct`
 * - `ProductVariant`: `{product: CatalogueProduct, variant: CatalogueVariant}` (`VariantParent`)
 * - `Collection`: `CatalogueCollection`
 * - `Image`: `CatalogueImage`
 * - `MoneyV2`: `{amount: string, currencyCode}`, made by `priceIn(context.market, euroCents)`
 * - connections: `{nodes, edges: {node, cursor}[], pageInfo}`, made by `connectionOf(items, args)`
 * - abstract types (`Merchandise`, `Node`, …): the parent inside `typed('ProductVariant', parent)`
 */
export interface StandInContext {
  /** What `@inContext(visitorConsent:)` says, as the address of the checkout carries it; `null` when nothing was said. */
  visitorConsent: string | null;
  catalogue: IndexedCatalogue;
  market: Market;
  /** Scheme and host under which the shop was called, for example `http://localhost:4010`. */
  origin: string;
  state: ShopState;
  /** The version that answers, for example `2026-04`. */
  apiVersion: string;
}
