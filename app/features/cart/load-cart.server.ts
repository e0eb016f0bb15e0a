import type {AppLoadContext} from '@shopify/remix-oxygen';
import {oncePer} from '~/services/http/once-per';
import {optional} from '~/services/http/optional.server';
import {forgetCart, readCartId} from './cart-cookie.server';
import {toCartView, type CartView, type FrameCart} from './cart-view';

/**
 * The visitor's cart, or `null` when there is none; asked for once per request. A cart that Shopify no
 * longer knows is forgotten; an outage throws `ServiceOutage` and forgets nothing.
 */
export const loadCart = oncePer(ask);

/** The cart in the frame of any page, which comes without it while Shopify is out; then `cartUnknown` says why. */
export async function loadFrameCart(context: AppLoadContext): Promise<FrameCart> {
  const cart = await optional(loadCart(context), 'unknown' as const);
  return cart === 'unknown' ? {cart: null, cartUnknown: true} : {cart, cartUnknown: false};
}

async function ask(context: AppLoadContext): Promise<CartView | null> {
  const cartId = readCartId(context);
  if (!cartId) return null;
  const cart = await context.shopify.cart.get(cartId);
  if (!cart) forgetCart(context);
  return toCartView(cart, context.language);
}
