import type {AppLoadContext} from '@shopify/remix-oxygen';
import {oncePer} from '~/services/http/once-per';
import {optional} from '~/services/http/optional.server';
import type {AccessToken} from '~/services/shopify/customer-answers';
import type {Customer} from '~/services/shopify/customer.server';
import type {AccountView} from './account-view';
import {renewInTime} from './renew-token.server';
import {endSession} from './sign-in-again.server';

/**
 * The token of who is signed in, renewed when that is due, or `null`. One whose time is over signs out and is
 * not even shown to Shopify.
 */
export const loadAccess = oncePer(readAccess);

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
    orders: customer ? Number(customer.numberOfOrders) : null,
  };
}

async function readAccess(context: AppLoadContext): Promise<AccessToken | null> {
  const access = context.session.customer();
  if (!access) return null;
  if (Date.parse(access.expiresAt) > Date.now()) return renewInTime(context, access);
  await endSession(context);
  return null;
}

async function ask(context: AppLoadContext): Promise<Customer | null> {
  const access = await loadAccess(context);
  if (!access) return null;
  const customer = await context.shopify.customer.get(access.token);
  if (!customer) await endSession(context);
  return customer;
}
