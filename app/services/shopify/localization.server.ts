import type {ShopifyClient} from './client.server';
import {FURNITURE} from './cache-policies';
import {LOCALIZATION_QUERY} from './localization.graphql';
import type {LocalizationQuery} from './storefront.generated';

export type Localization = LocalizationQuery['localization'];

/** The market that serves a visitor. */
export function createLocalizationService(client: ShopifyClient) {
  return {
    /** Country, currency and language that Shopify really serves for the ones asked for, and what else there is. */
    async get(): Promise<Localization> {
      const {localization} = await client.query(LOCALIZATION_QUERY, {}, FURNITURE);
      return localization;
    },
  };
}
