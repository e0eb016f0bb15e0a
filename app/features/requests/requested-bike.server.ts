import type {AppLoadContext} from '@shopify/remix-oxygen';
import {optional} from '~/services/http/outage.server';
import {toBikeView, type RequestedBike} from './bike-view';

/** Shopify's numbers stay below 2^63. */
const NUMBER = /^[1-9]\d{0,17}$/;

/**
 * The variant that a request is about, by `?variant=<number>` of its address: as it is now, never from a cache. A
 * number that Shopify does not know or does not sell here is `gone`. An outage is logged and never stops the form.
 */
export async function loadRequestedBike(
  {shopify, language}: AppLoadContext,
  request: Request,
): Promise<RequestedBike> {
  const number = new URL(request.url).searchParams.get('variant')?.trim() ?? '';
  if (!number) return {state: 'none', number: null, bike: null};
  if (!NUMBER.test(number)) return {state: 'gone', number: null, bike: null};

  const variant = await optional(
    shopify.variant.get(number),
    'outage' as const,
    'Cannot get the variant of a request',
  );
  if (variant === 'outage') return {state: 'unknown', number, bike: null};
  if (!variant) return {state: 'gone', number, bike: null};
  const state = variant.availableForSale ? 'ready' : 'soldOut';
  return {state, number, bike: toBikeView(variant, language)};
}
