import type {AppLoadContext} from '@shopify/remix-oxygen';
import {forgetCart, readCartId} from './cart-cookie.server';
import {toCartView, type CartView} from './cart-view';

/**
 * The visitor's cart, or `null` when there is none. A cart that Shopify no longer knows is forgotten; an
 * outage throws `ServiceOutage` and forgets nothing.
 */
export async function loadCart(context: AppLoadContext): Promise<CartView | null> {
  const cartId = readCartId(context);
  if (!cartId) return null;
  const cart = await context.shopify.cart.get(cartId);
  if (!cart) forgetCart(context);
  return toCartView(cart, context.language);
}
