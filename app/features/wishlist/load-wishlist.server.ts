import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Destination} from '../goods/shipping';
import {readCleared, readWishes, rememberWishes} from './wishlist-cookie.server';
import {variantIdOf} from './wishlist-ids';
import {toWish, type WishlistView, type WishView} from './wishlist-view';

/**
 * The visitor's Merkzettel in the order of adding. Variants that neither the visitor's country nor the shop's primary
 * market sells are dropped, and the visitor is told once: not by a page that is only fetched ahead. Those that only the
 * visitor's country lacks stay: the country can be changed back. An outage throws `ServiceOutage` and drops nothing.
 */
export async function loadWishlist(
  context: AppLoadContext,
  destination: Promise<Destination>,
): Promise<WishlistView> {
  const numbers = readWishes(context);
  const wishes = await askForWishes(context, numbers, destination);
  const gone = wishes.length < numbers.length && !context.isPrefetch;
  if (gone) {
    rememberWishes(
      context,
      wishes.map(({number}) => number),
    );
  }
  return {wishes, gone, cleared: readCleared(context).length};
}

/** The variants of these numbers as they are today, in this order. */
export async function askForWishes(
  context: AppLoadContext,
  numbers: readonly string[],
  destination: Promise<Destination>,
): Promise<WishView[]> {
  if (numbers.length === 0) return [];
  const [here, to] = await Promise.all([
    context.shopify.variant.byIds(numbers.map(variantIdOf)),
    destination,
  ]);
  const wishes = new Map(here.map((variant) => [variant.id, toWish(variant, to)]));
  const missing = numbers.map(variantIdOf).filter((id) => !wishes.has(id));
  for (const variant of await context.shopify.variant.inPrimaryMarket(missing)) {
    wishes.set(variant.id, toWish(variant, to, false));
  }
  return numbers.flatMap((number) => wishes.get(variantIdOf(number)) ?? []);
}
