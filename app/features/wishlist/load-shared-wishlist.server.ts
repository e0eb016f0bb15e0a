import type {AppLoadContext} from '@shopify/remix-oxygen';
import {askForWishes} from './load-wishlist.server';
import type {SharedWishes} from './shared-wishes';
import type {SharedWishlistView} from './wishlist-view';

/**
 * What a shared link shows, as it is today. It changes nothing: not the visitor's own Merkzettel, and what the
 * shop has no more is only counted. An outage throws `ServiceOutage`.
 */
export async function loadSharedWishlist(
  context: AppLoadContext,
  {numbers, cut}: SharedWishes,
): Promise<SharedWishlistView> {
  const wishes = await askForWishes(context, numbers);
  return {wishes, gone: numbers.length - wishes.length, cut};
}
