import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {numberOf, variantIdOf} from '~/services/shopify/ids';
import type {VariantOfProductFragment} from '~/services/shopify/storefront.generated';
import {stockOf, type StockView} from '../goods/goods';
import {chosenOptions, type GoodsView} from '../goods/goods-view';
import type {Destination} from '../goods/shipping';
import {toImageView} from '../pictures/image-view';
import {type PriceView, toPriceView} from '../pricing/price-view';
import {loadDestination} from '../site/site-config.server';
import {
  changeTime,
  formatWishes,
  formatWishesCookie,
  parseWishes,
  type SharedWishes,
} from './wishlist-ids';

/** A variant on the wishlist, with today's price. */
export interface WishView extends GoodsView {
  /** Shopify's number of the variant. */
  number: string;
  bike: boolean;
  /** `null` for what is not sold in the visitor's market. */
  price: PriceView | null;
  /** Whether it can be had, and when: not without a price. */
  stock: StockView;
}

/** The wishlist as drawer and page show it. */
export interface WishlistView {
  wishes: WishView[];
  /** Whether some were left out because the shop has them no more; said once. */
  gone: boolean;
}

/** A list that somebody shared by its link. */
export interface SharedWishlistView {
  wishes: WishView[];
  /** How many it names that the shop has no more, or never had. */
  gone: number;
  /** Whether it names more than is shown. */
  cut: boolean;
}

/** Shopify's variant as the wishlist shows it; `here` says whether the visitor's market sells it. */
function toWish(
  variant: VariantOfProductFragment,
  destination: Destination,
  here = true,
): WishView {
  const {product, image} = variant;
  return {
    number: numberOf(variant.id),
    bike: Boolean(product.geometry),
    title: product.title,
    vendor: product.vendor,
    ...chosenOptions(variant.selectedOptions),
    handle: product.handle,
    image: image ? toImageView(image, product.title) : null,
    price: here ? toPriceView(variant, destination.language) : null,
    stock: here
      ? stockOf({product, variant}, destination)
      : {text: destination.t('wishlistPage.notHere'), look: 'soldOut'},
  };
}

/** What is on the wishlist. */
export interface KnownWishes {
  /** Numbers of the variants, in the order of adding. */
  ids: readonly string[];
  /** How many clearing took that can still come back. */
  cleared: number;
  /** When it was changed last, by the worker's clock in ms; 0 when it never was. */
  asOf: number;
}

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
  return {list: {wishes, gone}, known: {...known, ids, asOf}};
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

/** What the address of the wishlist shows: the visitor's own list or a shared one. */
interface WishlistPageView extends KnownWishes {
  own: {list: WishlistView; address: string; news: WishlistNews | null} | null;
  shared: SharedWishlistView | null;
}

/**
 * Loads the visitor's own list, or the one that somebody shared, as it is today: that changes nothing, and what the shop
 * has no more is only counted. An outage throws `ServiceOutage`.
 */
export async function loadWishlistPage(
  context: AppLoadContext,
  shared: SharedWishes | null,
): Promise<WishlistPageView> {
  if (shared) {
    const {numbers, cut} = shared;
    const wishes = await askForWishes(context, numbers);
    const view = {wishes, gone: numbers.length - wishes.length, cut};
    return {...readKnownWishes(context), own: null, shared: view};
  }
  const {list, known} = await loadWishlist(context);
  const address = context.settings.SHOP_ORIGIN + href(context.language, 'wishlist');
  return {...known, own: {list, address, news: takeWishlistNews(context)}, shared: null};
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

/** What a form has made of the whole list; its page tells it. */
export type WishlistNews =
  /** So many were taken over from a shared list, so many had no room. */
  | {kind: 'taken'; count: number; left: number}
  /** So many came back after the list was cleared, so many had no room. */
  | {kind: 'restored'; count: number; left: number}
  /** What was cleared is forgotten by now. */
  | {kind: 'notRestored'};

const KEY = 'wishlist-news';

/** Keeps what a plain form has made of the wishlist for its page, which follows. */
export function flashWishlistNews({session}: AppLoadContext, news: WishlistNews): void {
  session.flash(KEY, news);
}

/** The kept news, once, and only for a page; the session is encrypted, so its content is our own. */
function takeWishlistNews({session, isDocument}: AppLoadContext): WishlistNews | null {
  return isDocument ? (session.take(KEY) as WishlistNews | null) : null;
}
