import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Destination} from '../goods/shipping';
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
  destination: Promise<Destination>,
): Promise<SharedWishlistView> {
  const wishes = await askForWishes(context, numbers, destination);
  return {wishes, gone: numbers.length - wishes.length, cut};
}
