import type {AppLoadContext} from '@shopify/remix-oxygen';
import {oncePer} from '~/services/http/once-per';
import {optional} from '~/services/http/optional.server';
import type {Customer} from '~/services/shopify/customer.server';
import {flashNotice} from '../notices/flash-notice.server';
import type {AccountView} from './account-view';

/**
 * The customer who is signed in, or `null`; asked for once per request, and only with a token. A token that
 * is expired or revoked signs out with a notice; the cart stays. Throws `ServiceOutage`.
 */
export const loadCustomer = oncePer(ask);

/** What every page knows of the visitor's account; while Shopify is down, only whether there is one. */
export async function loadAccount(context: AppLoadContext): Promise<AccountView> {
  const customer = await optional(loadCustomer(context), null, 'Cannot get the customer');
  return {
    signedIn: context.session.customer() !== null,
    firstName: customer?.firstName ?? null,
  };
}

async function ask(context: AppLoadContext): Promise<Customer | null> {
  const {session, shopify} = context;
  const access = session.customer();
  if (!access) return null;
  const living = Date.parse(access.expiresAt) > Date.now();
  const customer = living ? await shopify.customer.get(access.token) : null;
  if (customer) return customer;

  session.signOut();
  flashNotice(context, {
    type: 'warning',
    title: 'account.notice.expired',
    message: 'account.notice.signInAgain',
  });
  return null;
}
