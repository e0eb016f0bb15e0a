import type {AppLoadContext} from '@shopify/remix-oxygen';
import {optional} from '~/services/http/optional.server';
import type {AccessToken} from '~/services/shopify/customer-answers';
import {readCartId} from '../cart/cart-cookie.server';

/**
 * Begins a new session with a customer's access, which the cart's buyer gets too (spec §4).
 */
export async function enter(context: AppLoadContext, access: AccessToken): Promise<void> {
  context.session.signIn({token: access.token, expiresAt: access.expiresAt});
  await tellCart(context, access);
}

/** Tells the cart who buys. Without Shopify's consent it stays what it is, only the checkout asks for more. */
export async function tellCart(context: AppLoadContext, {token}: AccessToken): Promise<void> {
  const cartId = readCartId(context);
  if (!cartId) return;
  const change = context.shopify.cart.updateBuyerIdentity(cartId, {customerAccessToken: token});
  await optional(change, null, 'The cart does not know its customer');
}
