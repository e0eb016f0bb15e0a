import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {numericIdOf, variantIdOf} from '~/services/shopify/ids';
import type {VariantOfProductFragment} from '~/services/shopify/storefront.generated';
import {isBike, isShippable, stockOf, type StockView} from '../goods/goods';
import {toLineItem} from '../goods/goods-view';
import type {DeliveryTerms} from '../goods/shipping';
import {toPriceView} from '../pricing/price-view';
import {loadDeliveryTerms} from '../site/site-config.server';
import {
  changeTime,
  formatNumbers,
  formatWishlistCookie,
  parseWishlist,
  type SharedWishlist,
} from './wishlist';

/** A variant on the wishlist, with today's price. */
export type WishlistItemView = ReturnType<typeof toItemView>;

/** The wishlist as shown in drawer and page. */
export type WishlistView = Awaited<ReturnType<typeof loadWishlist>>['list'];

/** A list that somebody shared by link. */
export type SharedWishlistView = NonNullable<
  Awaited<ReturnType<typeof loadWishlistPage>>['shared']
>;

/** The wishlist's view of a Shopify variant; `isSoldHere` is whether the visitor's market sells it. */
function toItemView(variant: VariantOfProductFragment, delivery: DeliveryTerms, isSoldHere = true) {
  const {product} = variant;
  const stock: StockView = isSoldHere
    ? stockOf({product, variant}, delivery)
    : {text: delivery.t('wishlistPage.notHere'), tone: 'soldOut'};
  return {
    ...toLineItem(variant),
    /** Shopify's number of the variant. */
    number: numericIdOf(variant.id),
    bike: isBike({product}),
    /** `null` if it is not sold in the visitor's market. */
    price: isSoldHere ? toPriceView(variant, delivery.language) : null,
    stock,
    /** Whether its price includes tax, and whether shipping costs extra; neither without a price. */
    taxed: isSoldHere && variant.taxable,
    shipped: isSoldHere && isShippable({product, variant}),
  };
}

/** Contents of the wishlist. */
export interface WishlistState {
  /** Numbers of the variants, in the order of adding. */
  ids: readonly string[];
  /** Number of cleared items that can still be restored. */
  cleared: number;
  /** Time of the last change, by the worker's clock in ms; 0 if there was none. */
  asOf: number;
}

/**
 * Loads the visitor's wishlist in the order of adding, with its state for the frame. Variants that neither the
 * visitor's country nor the shop's primary market sells are dropped and reported once, but not by a prefetched page.
 * Those that only the visitor's country lacks stay: the country can be changed back. An outage throws `ServiceOutage`
 * and drops nothing.
 */
export async function loadWishlist(context: AppLoadContext) {
  const numbers = readWishlist(context);
  const items = await loadWishlistItems(context, numbers);
  const hasRemovedItems = items.length < numbers.length && !context.isPrefetch;
  const state = readWishlistState(context);
  const ids = items.map(({number}) => number);
  const asOf = hasRemovedItems ? storeWishlist(context, ids) : state.asOf;
  return {list: {items, hasRemovedItems}, state: {...state, ids, asOf}};
}

/** Loads the variants with these numbers, with current data and in this order. */
export async function loadWishlistItems(
  context: AppLoadContext,
  numbers: readonly string[],
): Promise<WishlistItemView[]> {
  if (numbers.length === 0) return [];
  const [variants, delivery] = await Promise.all([
    context.shopify.variant.byIds(numbers.map(variantIdOf)),
    loadDeliveryTerms(context),
  ]);
  const items = new Map(variants.map((variant) => [variant.id, toItemView(variant, delivery)]));
  const missing = numbers.map(variantIdOf).filter((id) => !items.has(id));
  for (const variant of await context.shopify.variant.inPrimaryMarket(missing)) {
    items.set(variant.id, toItemView(variant, delivery, false));
  }
  return numbers.flatMap((number) => items.get(variantIdOf(number)) ?? []);
}

/**
 * Loads the visitor's own list, or a shared one, with current data. A shared list changes nothing, and its missing
 * items are only counted. An outage throws `ServiceOutage`.
 */
export async function loadWishlistPage(context: AppLoadContext, shared: SharedWishlist | null) {
  if (shared) {
    const {numbers, isTruncated} = shared;
    const items = await loadWishlistItems(context, numbers);
    // Those that the shop no longer has, or never had.
    const missingCount = numbers.length - items.length;
    const view = {items, missingCount, isTruncated};
    return {...readWishlistState(context), own: null, shared: view};
  }
  const {list, state} = await loadWishlist(context);
  const address = context.settings.SHOP_ORIGIN + href(context.language, 'wishlist');
  return {...state, own: {list, address, news: takeWishlistNews(context)}, shared: null};
}

/**
 * Reads the numbers of the variants on the visitor's wishlist from its cookie. Only the worker reads and writes it:
 * Safari deletes cookies written by scripts after seven days.
 */
export function readWishlist({cookies}: AppLoadContext): string[] {
  return parseWishlist(cookies.get('wishlist'));
}

/** How long an emptied wishlist is remembered as newer than the state of open tabs, in ms. */
const EMPTY_TTL_MS = 600_000;

/**
 * Stores the wishlist for a year with its time of change, which alone distinguishes a page requested before the change
 * but answered after it from a newer one. Returns that time in ms, always later than the previous list's.
 */
export function storeWishlist({cookies}: AppLoadContext, numbers: readonly string[]): number {
  const changed = Math.max(Date.now(), changeTime(cookies.get('wishlist')) + 1);
  const expires = new Date(changed + EMPTY_TTL_MS);
  const text = formatWishlistCookie(numbers, changed);
  cookies.set('wishlist', text, numbers.length === 0 ? {expires} : undefined);
  return changed;
}

/** Items that were cleared and can still be restored; empty when there are none. */
export function readCleared({cookies}: AppLoadContext): string[] {
  return parseWishlist(cookies.get('wishlist-cleared'));
}

/** Stores cleared items for ten minutes, also for pages without JavaScript; an empty list removes the cookie. */
export function storeCleared({cookies}: AppLoadContext, numbers: readonly string[]): void {
  if (numbers.length === 0) cookies.remove('wishlist-cleared');
  else cookies.set('wishlist-cleared', formatNumbers(numbers));
}

/** The wishlist state for the frame of a page. */
export function readWishlistState(context: AppLoadContext): WishlistState {
  const asOf = changeTime(context.cookies.get('wishlist'));
  return {ids: readWishlist(context), cleared: readCleared(context).length, asOf};
}

/** The outcome of a change to the complete list, reported on its page. */
export type WishlistNews =
  /** Numbers of items copied from a shared list, and of those that did not fit. */
  | {kind: 'copied'; count: number; left: number}
  /** Numbers of items restored after clearing, and of those that did not fit. */
  | {kind: 'restored'; count: number; left: number}
  /** The cleared items have expired. */
  | {kind: 'notRestored'};

const KEY = 'wishlist-news';

/** Flashes the outcome of a plain form to the wishlist page, which follows. */
export function flashWishlistNews({session}: AppLoadContext, news: WishlistNews): void {
  session.flash(KEY, news);
}

/** Reads the flashed outcome once, and only for a document; the session is encrypted, so its content is trusted. */
function takeWishlistNews({session, isDocument}: AppLoadContext): WishlistNews | null {
  return isDocument ? (session.take(KEY) as WishlistNews | null) : null;
}
