import type {AppLoadContext} from '@shopify/remix-oxygen';
import {oncePer} from '~/services/http/once-per';
import {optional} from '~/services/http/optional.server';
import type {CartFragment} from '~/services/shopify/storefront.generated';
import type {Destination} from '../goods/shipping';
import {forgetCart, readCartId} from './cart-cookie.server';
import {toCartView, type CartView, type FrameCart} from './cart-view';

type LoadDestination = (context: AppLoadContext) => Promise<Destination>;

/**
 * The visitor's cart, or `null` when there is none; asked for once per request. A cart that Shopify no
 * longer knows is forgotten; an outage throws `ServiceOutage` and forgets nothing.
 */
export async function loadCart(
  context: AppLoadContext,
  loadDestination: LoadDestination,
): Promise<CartView | null> {
  const cart = await ask(context);
  return cart && toCartView(cart, await loadDestination(context));
}

/** The cart in the frame of any page, which comes without it while Shopify is out; then `cartUnknown` says why. */
export async function loadFrameCart(
  context: AppLoadContext,
  loadDestination: LoadDestination,
): Promise<FrameCart> {
  const cart = await optional(loadCart(context, loadDestination), 'unknown' as const);
  return cart === 'unknown' ? {cart: null, cartUnknown: true} : {cart, cartUnknown: false};
}

const ask = oncePer(async (context: AppLoadContext): Promise<CartFragment | null> => {
  const cartId = readCartId(context);
  if (!cartId) return null;
  const cart = await context.shopify.cart.get(cartId);
  if (!cart) forgetCart(context);
  return cart;
});
