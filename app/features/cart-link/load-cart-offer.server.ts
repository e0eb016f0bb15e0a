import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CartLink} from '../cart/cart-link';
import {loadWishlistItems} from '../wishlist/load-wishlist.server';

export type CartOffer = Awaited<ReturnType<typeof loadCartOffer>>;

/**
 * What a link would add to the cart, with current data. Changes nothing; an outage throws `ServiceOutage`. A separate
 * feature, because it loads products through the wishlist, which depends on the cart.
 */
export async function loadCartOffer(
  context: AppLoadContext,
  {lines, malformedCount, isTruncated, code, returnTo}: CartLink,
) {
  const quantities = new Map(lines.map(({number, quantity}) => [number, quantity]));
  const items = await loadWishlistItems(context, [...quantities.keys()]);
  const offeredItems = items.map((item) => ({...item, quantity: quantities.get(item.number) ?? 1}));
  return {
    goods: offeredItems,
    /** Number of entries that match nothing in the shop. */
    missingCount: malformedCount + lines.length - offeredItems.length,
    isTruncated,
    code,
    returnTo,
  };
}
