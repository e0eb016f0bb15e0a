import type {AppLoadContext} from '@shopify/remix-oxygen';
import {productIndex} from '~/services/algolia/index-names';
import type {ProductOrder, SearchEvent} from '~/services/algolia/search-types';
import {optional} from '~/services/http/outage.server';
import {allowsStatistics} from '../consent/consent.server';
import type {SearchMark} from './search-mark';
import {visitorToken} from './visitor-token.server';

interface Viewed {
  /** Name of the index that answered. */
  index: string;
  /** `null` without analytics: nothing is reported then. */
  queryId: string | null;
  /** Product numbers that this answer has newly shown. */
  objectIds: readonly string[];
}

/**
 * Tells which products a list has shown. Like the other two it does nothing without consent or for data that
 * is fetched ahead, holds up no answer, and logs what fails.
 */
export function reportViewed(context: AppLoadContext, viewed: Viewed): void {
  const {index, queryId, objectIds} = viewed;
  if (queryId === null || objectIds.length === 0) return;
  report(context, {
    eventType: 'view',
    eventName: 'Products Viewed',
    index,
    objectIDs: [...objectIds],
    queryID: queryId,
  });
}

/** Tells that a product was opened from a list. */
export function reportClicked(context: AppLoadContext, mark: SearchMark, objectId: string): void {
  report(context, {
    eventType: 'click',
    eventName: 'Product Clicked',
    index: indexOf(context, mark.order),
    objectIDs: [objectId],
    positions: [mark.position],
    queryID: mark.queryId,
  });
}

/** Tells that a product found in a list was added to the cart. */
export function reportConverted(context: AppLoadContext, mark: SearchMark, objectId: string): void {
  report(context, {
    eventType: 'conversion',
    eventSubtype: 'addToCart',
    eventName: 'Product Added To Cart',
    index: indexOf(context, mark.order),
    objectIDs: [objectId],
    queryID: mark.queryId,
  });
}

/** Without its own index English is searched in the German one. */
function indexOf({settings, language}: AppLoadContext, order: ProductOrder): string {
  const {ALGOLIA_INDEX_PREFIX: prefix, ALGOLIA_INDEX_PREFIX_EN: english} = settings;
  return productIndex((language === 'en' && english) || prefix, order);
}

function report(
  context: AppLoadContext,
  event: Omit<SearchEvent, 'userToken' | 'timestamp'>,
): void {
  if (!allowsStatistics(context) || context.isPrefetch || context.isBot) return;
  const sent = context.search.sendEvents([
    {...event, userToken: visitorToken(context), timestamp: Date.now()},
  ]);
  context.waitUntil(optional(sent, null, 'The search statistics are not told'));
}
