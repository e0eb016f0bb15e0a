import type {AppLoadContext} from '@shopify/remix-oxygen';
import {ServiceOutage} from '~/services/http/service-outage';
import {ShopifyUserError} from '~/services/shopify/shopify-user-error';
import {forgetCart} from '../cart/cart-cookie.server';
import {flashNotice} from '../notices/flash-notice.server';
import {leaveCart} from './leave-cart.server';
import {endSession} from './sign-in-again.server';

const ALERT = 'account-alert';

/** When Shopify is told again, after an outage; a worker may go on for half a minute after its answer. */
const TELL_AGAIN_MS = [1000, 4000, 15_000];

/**
 * Ends the customer's token and forgets it; the cart stays, without its customer. When Shopify complains (`refused`)
 * the visitor is still signed in, and the account page shows the first complaint. While it is out the visitor is
 * signed out all the same, and Shopify is told later.
 */
export async function signOut(context: AppLoadContext): Promise<'done' | 'refused'> {
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
    if (error instanceof ShopifyUserError) {
      console.error(`${error.operation} refused: ${error.message}`);
      session.flash(ALERT, error.message);
      return 'refused';
    }
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    context.waitUntil(endLater(context, access.token));
  }
  session.signOut();
  // On a shared computer the next visitor must not check out in this one's name.
  if (!(await leaveCart(context))) forgetCart(context);
  flashNotice(context, {type: 'success', title: 'account.notice.signedOut', message: null});
  return 'done';
}

/** Ends a token once Shopify can be reached; a complaint says that it has ended already. */
async function endLater({shopify}: AppLoadContext, token: string): Promise<void> {
  for (const delay of TELL_AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    try {
      await shopify.customer.deleteAccessToken(token);
      return;
    } catch (error) {
      if (error instanceof ShopifyUserError) return;
      if (!(error instanceof ServiceOutage)) throw error;
    }
  }
  console.error('A token of somebody who has signed out lives on until its time is over');
}

/** Why signing out has failed, once, in Shopify's own words. */
export function takeSignOutAlert({session, isDocument}: AppLoadContext): string | null {
  const alert = isDocument ? session.take(ALERT) : null;
  return typeof alert === 'string' ? alert : null;
}
