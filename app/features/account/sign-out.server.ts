import type {AppLoadContext} from '@shopify/remix-oxygen';
import {flashNotice} from '../notices/flash-notice.server';

const ALERT = 'account-alert';

/**
 * Signs out; the cart stays, without its customer. When Shopify complains (`refused`) the visitor is still signed
 * in, and the account page shows the first complaint.
 */
export async function signOut(context: AppLoadContext): Promise<'done' | 'refused'> {
  const ended = await context.accounts.signOut();
  if (typeof ended === 'object') {
    context.session.flash(ALERT, ended.refused);
    return 'refused';
  }
  if (ended === 'signedOut') {
    flashNotice(context, {type: 'success', title: 'account.notice.signedOut', message: null});
  }
  return 'done';
}

/** Why signing out has failed, once, in Shopify's own words. */
export function takeSignOutAlert({session, isDocument}: AppLoadContext): string | null {
  const alert = isDocument ? session.take(ALERT) : null;
  return typeof alert === 'string' ? alert : null;
}
