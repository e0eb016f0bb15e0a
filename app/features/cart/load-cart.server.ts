import type {AppLoadContext} from '@shopify/remix-oxygen';
import {oncePer} from '~/services/http/once-per';
import {forgetCart, readCartId} from './cart-cookie.server';
import {toCartView, type CartView} from './cart-view';

/**
 * The visitor's cart, or `null` when there is none; asked for once per request. A cart that Shopify no
 * longer knows is forgotten; an outage throws `ServiceOutage` and forgets nothing.
 */
export const loadCart = oncePer(ask);

async function ask(context: AppLoadContext): Promise<CartView | null> {
  const cartId = readCartId(context);
  if (!cartId) return null;
  const cart = await context.shopify.cart.get(cartId);
  if (!cart) forgetCart(context);
  return toCartView(cart, context.language);
}
