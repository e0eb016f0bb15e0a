import type {AppLoadContext} from '@shopify/remix-oxygen';
import {forgetCart, readCartId} from './cart-cookie.server';
import {toCartView, type CartView} from './cart-view';

/** The header and the cart page of one request share one answer. */
const loads = new WeakMap<AppLoadContext, Promise<CartView | null>>();

/**
 * The visitor's cart, or `null` when there is none; asked for once per request. A cart that Shopify no
 * longer knows is forgotten; an outage throws `ServiceOutage` and forgets nothing.
 */
export function loadCart(context: AppLoadContext): Promise<CartView | null> {
  const load = loads.get(context) ?? ask(context);
  loads.set(context, load);
  return load;
}

async function ask(context: AppLoadContext): Promise<CartView | null> {
  const cartId = readCartId(context);
  if (!cartId) return null;
  const cart = await context.shopify.cart.get(cartId);
  if (!cart) forgetCart(context);
  return toCartView(cart, context.language);
}
