import type {AppLoadContext} from '@shopify/remix-oxygen';
import {variantIdOf} from '~/services/shopify/ids';
import {loadDestination} from '../site/site-config.server';
import {
  changeTime,
  formatWishes,
  formatWishesCookie,
  parseWishes,
  type SharedWishes,
  shareLink,
} from './wishlist-ids';
import {
  toWish,
  type KnownWishes,
  type SharedWishlistView,
  type WishlistNews,
  type WishlistView,
  type WishView,
} from './wishlist-view';

/**
 * The visitor's wishlist in the order of adding, with what a frame knows of it. Variants that neither the visitor's country nor the shop's primary
 * market sells are dropped, and the visitor is told once: not by a page that is only fetched ahead. Those that only the
 * visitor's country lacks stay: the country can be changed back. An outage throws `ServiceOutage` and drops nothing.
 */
export async function loadWishlist(
  context: AppLoadContext,
): Promise<{list: WishlistView; known: KnownWishes}> {
  const numbers = readWishes(context);
  const wishes = await askForWishes(context, numbers);
  const gone = wishes.length < numbers.length && !context.isPrefetch;
  const known = readKnownWishes(context);
  const ids = wishes.map(({number}) => number);
  const asOf = gone ? rememberWishes(context, ids) : known.asOf;
  return {list: {wishes, gone, cleared: known.cleared}, known: {...known, ids, asOf}};
}

/** The variants of these numbers as they are today, in this order. */
export async function askForWishes(
  context: AppLoadContext,
  numbers: readonly string[],
): Promise<WishView[]> {
  if (numbers.length === 0) return [];
  const [here, to] = await Promise.all([
    context.shopify.variant.byIds(numbers.map(variantIdOf)),
    loadDestination(context),
  ]);
  const wishes = new Map(here.map((variant) => [variant.id, toWish(variant, to)]));
  const missing = numbers.map(variantIdOf).filter((id) => !wishes.has(id));
  for (const variant of await context.shopify.variant.inPrimaryMarket(missing)) {
    wishes.set(variant.id, toWish(variant, to, false));
  }
  return numbers.flatMap((number) => wishes.get(variantIdOf(number)) ?? []);
}

/**
 * What a shared link shows, as it is today. It changes nothing: not the visitor's own wishlist, and what the
 * shop has no more is only counted. An outage throws `ServiceOutage`.
 */
async function loadSharedWishlist(
  context: AppLoadContext,
  {numbers, cut}: SharedWishes,
): Promise<SharedWishlistView> {
  const wishes = await askForWishes(context, numbers);
  return {wishes, gone: numbers.length - wishes.length, cut};
}

/** What the address of the wishlist shows: the visitor's own list or a shared one. */
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
): Promise<WishlistPageView> {
  if (shared) {
    const list = await loadSharedWishlist(context, shared);
    return {...readKnownWishes(context), own: null, shared: list};
  }
  const {list, known} = await loadWishlist(context);
  const link = shareLink(context.settings.SHOP_ORIGIN, context.language, known.ids);
  return {...known, own: {list, link, news: takeWishlistNews(context)}, shared: null};
}

/**
 * Numbers of the variants on the visitor's wishlist, as their cookie says. Only the worker
 * reads and writes it: Safari forgets cookies that scripts wrote after seven days.
 */
export function readWishes({cookies}: AppLoadContext): string[] {
  return parseWishes(cookies.get('wishlist'));
}

/** How long an emptied wishlist is remembered to be newer than what open tabs show, in ms. */
const EMPTY_FOR = 600_000;

/**
 * Keeps the wishlist for a year, and when that was: only so can a page that was asked before the change, and answered
 * after it, be told from a newer one. Answers that time in ms, which is later than that of the list before.
 */
export function rememberWishes({cookies}: AppLoadContext, numbers: readonly string[]): number {
  const changed = Math.max(Date.now(), changeTime(cookies.get('wishlist')) + 1);
  const expires = new Date(changed + EMPTY_FOR);
  const text = formatWishesCookie(numbers, changed);
  cookies.set('wishlist', text, numbers.length === 0 ? {expires} : undefined);
  return changed;
}

/** What clearing took from the wishlist and can still bring back; empty when there is nothing. */
export function readCleared({cookies}: AppLoadContext): string[] {
  return parseWishes(cookies.get('wishlist-cleared'));
}

/** Keeps for ten minutes what was cleared, also for a page without script; an empty list is forgotten. */
export function rememberCleared({cookies}: AppLoadContext, numbers: readonly string[]): void {
  if (numbers.length === 0) cookies.remove('wishlist-cleared');
  else cookies.set('wishlist-cleared', formatWishes(numbers));
}

/** The wishlist as the frame of a page counts it. */
export function readKnownWishes(context: AppLoadContext): KnownWishes {
  const asOf = changeTime(context.cookies.get('wishlist'));
  return {ids: readWishes(context), cleared: readCleared(context).length, asOf};
}

const KEY = 'wishlist-news';

/** Keeps what a plain form has made of the wishlist for its page, which follows. */
export function flashWishlistNews({session}: AppLoadContext, news: WishlistNews): void {
  session.flash(KEY, news);
}

/** The kept news, once, and only for a page; the session is signed, so its content is our own. */
function takeWishlistNews({session, isDocument}: AppLoadContext): WishlistNews | null {
  return isDocument ? (session.take(KEY) as WishlistNews | null) : null;
}
