import type {AppLoadContext} from '@shopify/remix-oxygen';
import {memoize} from '~/services/http/isolate-memory';
import {optional} from '~/services/http/outage.server';
import {openCartCookie} from '~/services/shopify/cart.server';
import type {CartFragment} from '~/services/shopify/storefront.generated';
import {loadConfig, loadDeliveryTerms, paymentTiles} from '../site/site-config.server';
import {toCartView, type KnownCart} from './cart-view.server';

/**
 * Loads the visitor's cart, once per request. Removes the cookie of a cart that Shopify no longer has; an outage throws
 * `ServiceOutage` and removes nothing.
 */
export async function loadCart(context: AppLoadContext): Promise<KnownCart> {
  return toKnownCart(context, await fetchCart(context));
}

/** The cart for the frame of any page, which renders without it during a Shopify outage: `null` means unknown. */
export function loadFrameCart(context: AppLoadContext): Promise<KnownCart | null> {
  return optional(loadCart(context), null);
}

/** Converts a cart from Shopify, as returned at `asOf` (in ms), into its view; `null` when there is none. */
export async function toKnownCart(
  context: AppLoadContext,
  {cart, asOf}: {cart: CartFragment | null; asOf: number},
): Promise<KnownCart> {
  if (!cart) return {cart, asOf};
  const [delivery, pickupLocations] = await loadHandover(context);
  const payments = paymentTiles(await loadConfig(context));
  const isSignedIn = context.customer !== null && context.accounts.knownAtCheckout;
  return {cart: toCartView(cart, delivery, pickupLocations, {isSignedIn, payments}), asOf};
}

/** How the cart's articles may reach the visitor. */
const loadHandover = memoize((context: AppLoadContext) =>
  Promise.all([
    loadDeliveryTerms(context),
    optional(context.shopify.shop.pickupLocationNames(), []),
  ]),
);

const fetchCart = memoize(async (context: AppLoadContext) => {
  // Before the query: the response may be older than a change made meanwhile.
  const asOf = Date.now();
  const cookie = openCartCookie(context.cookies);
  const cartId = cookie.read();
  const [cart] = cartId
    ? await Promise.all([context.shopify.cart.get(cartId), loadHandover(context)])
    : [null];
  if (cartId && !cart) cookie.forget();
  return {cart, asOf};
});
