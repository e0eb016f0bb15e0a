import type {AppLoadContext} from '@shopify/remix-oxygen';
import {optional} from '~/services/http/optional.server';
import {ShopifyUserError} from '~/services/shopify/shopify-user-error';
import {readCartId} from '../cart/cart-cookie.server';
import {flashNotice} from '../notices/flash-notice.server';
import {endSession} from './sign-in-again.server';

const ALERT = 'account-alert';

/**
 * Ends the customer's token and forgets it; the cart stays, without its customer. When Shopify complains the
 * visitor is still signed in, and the account page shows the first complaint (spec §4). Returns whether
 * nobody is signed in now. Throws `ServiceOutage`.
 */
export async function signOut(context: AppLoadContext): Promise<boolean> {
  const {session, shopify} = context;
  const access = session.customer();
  if (!access) return true;
  if (Date.parse(access.expiresAt) <= Date.now()) {
    await endSession(context);
    return true;
  }
  try {
    await shopify.customer.deleteAccessToken(access.token);
  } catch (error) {
    if (!(error instanceof ShopifyUserError)) throw error;
    console.error(`${error.operation} refused: ${error.message}`);
    session.flash(ALERT, error.message);
    return false;
  }
  session.signOut();
  const cartId = readCartId(context);
  if (cartId) {
    const change = shopify.cart.updateBuyerIdentity(cartId, {customerAccessToken: null});
    await optional(change, null, 'The cart still knows its customer');
  }
  flashNotice(context, {type: 'success', title: 'account.notice.signedOut', message: null});
  return true;
}

/** Why signing out has failed, once, in Shopify's own words. */
export function takeSignOutAlert({session, isDocument}: AppLoadContext): string | null {
  const alert = isDocument ? session.take(ALERT) : null;
  return typeof alert === 'string' ? alert : null;
}
