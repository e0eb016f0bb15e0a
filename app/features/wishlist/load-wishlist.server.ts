import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readCleared, readWishes, rememberWishes} from './wishlist-cookie.server';
import {variantIdOf} from './wishlist-ids';
import {toWish, type WishlistView, type WishView} from './wishlist-view';

/**
 * The visitor's Merkzettel in the order of adding. Variants that Shopify no longer knows are dropped, and the
 * visitor is told once (decision 6): not by a page that is only fetched ahead. Those that only the visitor's market
 * lacks stay: the country can be changed back. An outage throws `ServiceOutage` and drops nothing.
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

/**
 * The variants of these numbers as they are today, in this order. What the visitor's market does not sell is asked for
 * once more, in the primary one: that may be one request more, and only then Shopify does not know it.
 */
export async function askForWishes(
  {shopify, language}: AppLoadContext,
  numbers: readonly string[],
): Promise<WishView[]> {
  if (numbers.length === 0) return [];
  const here = await shopify.variant.byIds(numbers.map(variantIdOf));
  const wishes = new Map(here.map((variant) => [variant.id, toWish(variant, language)]));
  const missing = numbers.map(variantIdOf).filter((id) => !wishes.has(id));
  const elsewhere = missing.length > 0 ? await shopify.variant.elsewhere(missing) : [];
  for (const variant of elsewhere) wishes.set(variant.id, toWish(variant, language, false));
  return numbers.flatMap((number) => wishes.get(variantIdOf(number)) ?? []);
}
