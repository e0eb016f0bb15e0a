import type {AppLoadContext} from '@shopify/remix-oxygen';
import {optional} from '~/services/http/optional.server';
import type {AccessToken} from '~/services/shopify/customer-answers';
import {ShopifyUserError} from '~/services/shopify/shopify-user-error';
import {readCartId} from '../cart/cart-cookie.server';

/**
 * Begins a new session with a customer's access, which the cart's buyer gets too (spec §4). The token of who was
 * signed in before ends: nobody could end it any more.
 */
export async function enter(context: AppLoadContext, access: AccessToken): Promise<void> {
  const former = context.session.customer();
  context.session.signIn({token: access.token, expiresAt: access.expiresAt});
  if (former) context.waitUntil(endFormer(context, former.token));
  await tellCart(context, access);
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
