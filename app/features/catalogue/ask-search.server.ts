import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ProductQuestion} from '~/services/algolia/search-types';
import {optional} from '~/services/http/outage.server';
import {allowsStatistics} from '../consent/consent.server';
import {withoutPrice} from './listing-address.server';
import type {ListingQuery} from './listing-query.server';
import {DEFAULT_SORT, type ListingOrder} from './sorting';

/** Currency of the visitor's market (ISO 4217), or `null` when Shopify does not say. */
export async function marketCurrency({shopify}: AppLoadContext): Promise<string | null> {
  const localization = await optional(
    shopify.localization.get(),
    null,
    'Cannot get localization data',
  );
  return localization?.country.currency.isoCode ?? null;
}

/**
 * The question as it can be asked: a price range counts only for visitors who see the currency of the index,
 * all others would filter by numbers that they never see.
 */
export async function answerable(
  context: AppLoadContext,
  query: ListingQuery,
): Promise<ListingQuery> {
  if (query.price.min === null && query.price.max === null) return query;
  const currency = await marketCurrency(context);
  if (currency === context.settings.ALGOLIA_CURRENCY) return query;
  return {...withoutPrice(query), page: query.page};
}

/** The order in force: without a choice best matches for words, best sellers for all else. */
export function orderOf({q, sort}: ListingQuery): ListingOrder {
  return sort ?? (q ? 'relevance' : DEFAULT_SORT);
}

/** What to ask the search service for; `collection` is a handle, or `null` for the whole shop. */
export function toQuestion(
  context: AppLoadContext,
  query: ListingQuery,
  collection: string | null,
): ProductQuestion {
  const {q, facets, price, page} = query;
  return {
    words: q,
    collection,
    facets,
    price,
    order: orderOf(query),
    page,
    // Also for what is fetched ahead: the visitor sees that very answer, and its links have to carry its mark.
    analytics: allowsStatistics(context) && !context.isBot,
  };
}
