import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import type {CustomerIssue} from '~/services/shopify/customer-answers';
import {flashNotice} from '../notices/flash-notice.server';
import {leadTo} from './lead-to.server';
import {leaveCart} from './leave-cart.server';
import {loginQuery} from './login-flag';

/** Leads to the sign-in drawer of the home page, which leads back to the page that was asked for. */
export function leadToSignIn(context: AppLoadContext): Response {
  const {language, place} = context;
  const account = href(language, 'account');
  return leadTo(context, href(language, 'home') + loginQuery(place === account ? null : place));
}

/**
 * Forgets a token that Shopify no longer takes and says so on the next page. The cart stays, without its
 * customer. Nothing happens twice in one request.
 */
export async function endSession(context: AppLoadContext): Promise<void> {
  const {session} = context;
  if (!session.customer()) return;
  session.signOut();
  flashNotice(context, {
    type: 'warning',
    title: 'account.notice.expired',
    message: 'account.notice.signInAgain',
  });
  await leaveCart(context);
}

/**
 * For calls that find the token ended after all, between two questions: signs out and answers where that leads,
 * to be thrown: `if (!page) throw await signInAgain(context)`.
 */
export async function signInAgain(context: AppLoadContext): Promise<Response> {
  await endSession(context);
  return leadToSignIn(context);
}

/** Whether Shopify complains about the token and not about what was typed. */
export function tokenEnded(errors: readonly Pick<CustomerIssue, 'field' | 'code'>[]): boolean {
  return errors.some(({field}) => field?.at(-1) === 'customerAccessToken');
}
