import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CartLink} from '../cart/cart-link';
import {loadWishlistItems, type WishlistItemView} from '../wishlist/load-wishlist.server';

/**
 * What a link would add to the cart, with current data. A separate feature, because it loads products through the
 * wishlist, which depends on the cart.
 */
export interface CartOffer {
  goods: (WishlistItemView & {quantity: number})[];
  /** Number of entries that match nothing in the shop. */
  missingCount: number;
  isTruncated: boolean;
  code: string | null;
  returnTo: string | null;
}

/** Loads the products in a link. Changes nothing; an outage throws `ServiceOutage`. */
export async function loadCartOffer(
  context: AppLoadContext,
  {lines, malformedCount, isTruncated, code, returnTo}: CartLink,
): Promise<CartOffer> {
  const quantities = new Map(lines.map(({number, quantity}) => [number, quantity]));
  const items = await loadWishlistItems(context, [...quantities.keys()]);
  const offeredItems = items.map((item) => ({...item, quantity: quantities.get(item.number) ?? 1}));
  return {
    goods: offeredItems,
    missingCount: malformedCount + lines.length - offeredItems.length,
    isTruncated,
    code,
    returnTo,
  };
}
