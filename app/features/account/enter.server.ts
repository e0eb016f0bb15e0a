import type {AppLoadContext} from '@shopify/remix-oxygen';
import {optional} from '~/services/http/optional.server';
import type {AccessToken} from '~/services/shopify/customer-answers';
import {ShopifyUserError} from '~/services/shopify/shopify-user-error';
import {forgetCart, readCartId, rememberCartId} from '../cart/cart-cookie.server';
import {flashNotice} from '../notices/flash-notice.server';
import {leaveCart} from './leave-cart.server';

/**
 * Begins a new session with a customer's access, which the buyer of the cart gets too. The token of who was signed in
 * before ends: nobody could end it any more.
 */
export async function enter(context: AppLoadContext, access: AccessToken): Promise<void> {
  const former = context.session.customer();
  context.session.signIn({token: access.token, expiresAt: access.expiresAt});
  if (former) context.waitUntil(endFormer(context, former.token));
  await takeCartOver(context, access, former !== null);
}

/**
 * Gives the customer a cart of its own with what is in the visitor's: whoever else knows the id of that one, because
 * they have planted it or used this browser before, learns neither who signed in nor what is added from now on. When
 * Shopify does not make it the visitor's stays, without the customer: the checkout only asks for more. `knowsFormer`
 * tells that somebody was signed in, whom the visitor's cart must not name any longer.
 */
async function takeCartOver(
  context: AppLoadContext,
  {token}: AccessToken,
  knowsFormer: boolean,
): Promise<void> {
  const cartId = readCartId(context);
  if (!cartId) return;
  const copy = context.shopify.cart.copyFor(token, cartId);
  const own = await optional(copy, 'failed' as const, 'The cart does not know its customer');
  if (own === 'failed') {
    if (knowsFormer && !(await leaveCart(context))) forgetCart(context);
    return;
  }
  if (!own) {
    forgetCart(context);
    return;
  }
  if (knowsFormer) context.waitUntil(leaveCart(context));
  rememberCartId(context, own.cart.id);
  if (own.isWhole) return;
  flashNotice(context, {
    type: 'warning',
    title: 'account.notice.cartReduced',
    message: null,
    duration: 0,
  });
}

/** Tells the cart who buys. Without Shopify's consent it stays what it is, only the checkout asks for more. */
export async function tellCart(context: AppLoadContext, {token}: AccessToken): Promise<void> {
  const cartId = readCartId(context);
  if (!cartId) return;
  const change = context.shopify.cart.updateBuyerIdentity(cartId, {customerAccessToken: token});
  await optional(change, null, 'The cart does not know its customer');
}

/** A new password has ended it already: Shopify's complaint about that is no news. */
function endFormer({shopify}: AppLoadContext, token: string): Promise<unknown> {
  const end = shopify.customer.deleteAccessToken(token).catch((error: unknown) => {
    if (!(error instanceof ShopifyUserError)) throw error;
  });
  return optional(end, null, 'A former token lives on');
}
