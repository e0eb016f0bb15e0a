import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import type {IndexedCatalogue} from './catalogue-index';
import type {ShopState} from './state';

/** The market that serves a request according to `@inContext`: see Shopify's "Contextual queries" and `markets.ts`. */
export interface Market {
  country: CountryCode;
  currency: 'EUR' | 'CHF' | 'USD';
  language: 'DE' | 'EN';
}

/** Third argument of every resolver. */
export interface StandInContext {
  /** `@inContext(visitorConsent:)` in the format of the checkout URL; `null` when absent. */
  visitorConsent: string | null;
  catalogue: IndexedCatalogue;
  market: Market;
  /** Origin under which the shop was requested, for example `http://localhost:4010`. */
  origin: string;
  state: ShopState;
}
