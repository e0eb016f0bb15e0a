import type {AppLoadContext} from '@shopify/remix-oxygen';
import {memoize} from '~/services/http/isolate-memory';
import {optional} from '~/services/http/outage.server';
import {openCartCookie} from '~/services/shopify/ids';
import type {CartFragment} from '~/services/shopify/storefront.generated';
import {loadDestination} from '../site/site-config.server';
import {toCartView, type FrameCart, type KnownCart} from './cart-view.server';

/** A cart as Shopify told it, or `null` when there is none. */
interface ToldCart {
  cart: CartFragment | null;
  /** When Shopify was asked, in ms: what it answers may be older than a change that was made meanwhile. */
  asOf: number;
}

/**
 * The visitor's cart; asked for once per request. One that Shopify no longer knows is forgotten; an outage throws
 * `ServiceOutage` and forgets nothing.
 */
export async function loadCart(context: AppLoadContext): Promise<FrameCart> {
  return {...(await toKnownCart(context, await ask(context))), cartUnknown: false};
}

/** The cart in the frame of any page, which comes without it while Shopify is out; then `cartUnknown` says why. */
export async function loadFrameCart(context: AppLoadContext): Promise<FrameCart> {
  const cart = await optional(loadCart(context), null);
  return cart ?? {cart: null, asOf: 0, cartUnknown: true};
}

/** What Shopify has told, as the shop shows it. */
export async function toKnownCart(
  context: AppLoadContext,
  {cart, asOf}: ToldCart,
): Promise<KnownCart> {
  if (!cart) return {cart, asOf};
  const [destination, places] = await Promise.all([
    loadDestination(context),
    optional(context.shopify.shop.pickupPlaces(), []),
  ]);
  const view = toCartView(cart, destination, places);
  return {cart: {...view, checkoutUrl: checkoutFor(context, view.checkoutUrl)}, asOf};
}

/** Who is known at checkout is not asked to sign in again there. */
function checkoutFor({customer, accounts}: AppLoadContext, checkoutUrl: string): string {
  if (!customer || !accounts.knownAtCheckout) return checkoutUrl;
  const address = new URL(checkoutUrl);
  address.searchParams.set('logged_in', 'true');
  return address.href;
}

const ask = memoize(async (context: AppLoadContext): Promise<ToldCart> => {
  const asOf = Date.now();
  const cookie = openCartCookie(context.cookies);
  const cartId = cookie.read();
  const cart = cartId ? await context.shopify.cart.get(cartId) : null;
  if (cartId && !cart) cookie.forget();
  return {cart, asOf};
});
