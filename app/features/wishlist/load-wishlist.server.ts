import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readWishes, rememberWishes} from './wishlist-cookie.server';
import {variantIdOf} from './wishlist-ids';
import {toWish, type WishlistView} from './wishlist-view';

/**
 * The visitor's Merkzettel in the order of adding. Variants that Shopify no longer knows are dropped, and the
 * visitor is told once (decision 6): not by a page that is only fetched ahead. An outage throws
 * `ServiceOutage` and drops nothing.
 */
export async function loadWishlist(context: AppLoadContext): Promise<WishlistView> {
  const numbers = readWishes(context);
  if (numbers.length === 0) return {wishes: [], gone: false};

  const variants = await context.shopify.variant.byIds(numbers.map(variantIdOf));
  const wishes = variants.map((variant) => toWish(variant, context.language));
  const gone = wishes.length < numbers.length && !context.isPrefetch;
  const left = wishes.map(({number}) => number);
  if (gone) rememberWishes(context, left);
  return {wishes, gone};
}
