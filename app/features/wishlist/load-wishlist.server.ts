import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readCleared, readWishes, rememberWishes} from './wishlist-cookie.server';
import {variantIdOf} from './wishlist-ids';
import {toWish, type WishlistView} from './wishlist-view';

/**
 * The visitor's Merkzettel in the order of adding. Variants that Shopify no longer knows are dropped, and the
 * visitor is told once (decision 6): not by a page that is only fetched ahead. An outage throws
 * `ServiceOutage` and drops nothing.
 */
export async function loadWishlist(context: AppLoadContext): Promise<WishlistView> {
  const numbers = readWishes(context);
  const wishes = await askForWishes(context, numbers);
  const gone = wishes.length < numbers.length && !context.isPrefetch;
  if (gone) {
    rememberWishes(
      context,
      wishes.map(({number}) => number),
    );
  }
  return {wishes, gone, cleared: readCleared(context).length};
}

/** The variants of these numbers as they are today, in this order; none are asked for when there are none. */
export async function askForWishes(
  {shopify, language}: AppLoadContext,
  numbers: readonly string[],
) {
  if (numbers.length === 0) return [];
  const variants = await shopify.variant.byIds(numbers.map(variantIdOf));
  return variants.map((variant) => toWish(variant, language));
}
