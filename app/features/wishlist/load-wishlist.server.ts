import {variantIdOf} from '~/services/shopify/ids';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Destination} from '../goods/shipping';
import {readCleared, readWishes, rememberWishes, readKnownWishes} from './wishlist-cookie.server';
import {toWish, type WishlistView, type WishView, type SharedWishlistView} from './wishlist-view';
import {type SharedWishes, shareLink} from './wishlist-address';
import {takeWishlistNews} from './answer-wishlist-form.server';
import type {KnownWishes, WishlistNews} from './wishlist-answer';

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

/**
 * What a shared link shows, as it is today. It changes nothing: not the visitor's own Merkzettel, and what the
 * shop has no more is only counted. An outage throws `ServiceOutage`.
 */
async function loadSharedWishlist(
  context: AppLoadContext,
  {numbers, cut}: SharedWishes,
  destination: Promise<Destination>,
): Promise<SharedWishlistView> {
  const wishes = await askForWishes(context, numbers, destination);
  return {wishes, gone: numbers.length - wishes.length, cut};
}

/** What the address of the Merkzettel shows: the visitor's own list or a shared one. */
interface WishlistPageView extends KnownWishes {
  own: {list: WishlistView; link: string; news: WishlistNews | null} | null;
  shared: SharedWishlistView | null;
}

/**
 * Loads the list that somebody shared, or the visitor's own with its link. An outage throws
 * `ServiceOutage`.
 */
export async function loadWishlistPage(
  context: AppLoadContext,
  shared: SharedWishes | null,
  destination: Promise<Destination>,
): Promise<WishlistPageView> {
  const known = readKnownWishes(context);
  if (shared) {
    const list = await loadSharedWishlist(context, shared, destination);
    return {...known, own: null, shared: list};
  }
  const list = await loadWishlist(context, destination);
  const ids = list.wishes.map(({number}) => number);
  const link = shareLink(context.settings.SHOP_ORIGIN, context.language, ids);
  return {...known, ids, own: {list, link, news: takeWishlistNews(context)}, shared: null};
}
