import type {AppLoadContext} from '@shopify/remix-oxygen';
import {ServiceOutage} from '~/services/http/service-outage';
import {ShopifyUserError} from '~/services/shopify/shopify-user-error';
import {forgetCart} from '../cart/cart-cookie.server';
import {flashNotice} from '../notices/flash-notice.server';
import {leaveCart} from './leave-cart.server';
import {endSession} from './sign-in-again.server';

const ALERT = 'account-alert';

/**
 * Ends the customer's token and forgets it; the cart stays, without its customer. When Shopify complains (`refused`)
 * the visitor is still signed in, and the account page shows the first complaint (spec §4); while it is out
 * (`unreached`) a notice says so.
 */
export async function signOut(context: AppLoadContext): Promise<'done' | 'refused' | 'unreached'> {
  const {session, shopify} = context;
  const access = session.customer();
  if (!access) return 'done';
  if (Date.parse(access.expiresAt) <= Date.now()) {
    await endSession(context);
    return 'done';
  }
  try {
    await shopify.customer.deleteAccessToken(access.token);
  } catch (error) {
    if (error instanceof ServiceOutage) {
      console.error(error.message);
      flashNotice(context, {type: 'danger', title: 'account.notice.notSignedOut', message: null});
      return 'unreached';
    }
    if (!(error instanceof ShopifyUserError)) throw error;
    console.error(`${error.operation} refused: ${error.message}`);
    session.flash(ALERT, error.message);
    return 'refused';
  }
  session.signOut();
  // On a shared computer the next visitor must not check out in this one's name.
  if (!(await leaveCart(context))) forgetCart(context);
  flashNotice(context, {type: 'success', title: 'account.notice.signedOut', message: null});
  return 'done';
}

/** Why signing out has failed, once, in Shopify's own words. */
export function takeSignOutAlert({session, isDocument}: AppLoadContext): string | null {
  const alert = isDocument ? session.take(ALERT) : null;
  return typeof alert === 'string' ? alert : null;
}
