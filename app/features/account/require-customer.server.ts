import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Customer} from '~/services/shopify/customer.server';
import {loadAccess, loadCustomer} from './load-customer.server';
import {leadToSignIn} from './sign-in-again.server';

/** Who acts. The token is for Shopify alone: it never belongs in what a loader or action answers. */
export interface SignedIn {
  customer: Customer;
  token: string;
}

/** Who is signed in, or `null`, for pages that are there for everybody. Throws `ServiceOutage`. */
export async function loadSignedIn(context: AppLoadContext): Promise<SignedIn | null> {
  const customer = await loadCustomer(context);
  const access = await loadAccess(context);
  return customer && access ? {customer, token: access.token} : null;
}

/**
 * The customer and the token to act with, for loaders and actions of the account: each asks for itself, because
 * script may leave a parent's loader out. Visitors are led to the home page with the sign-in drawer open.
 * Throws that answer, or `ServiceOutage`.
 */
export async function requireCustomer(context: AppLoadContext): Promise<SignedIn> {
  const signedIn = await loadSignedIn(context);
  if (signedIn) return signedIn;
  throw leadToSignIn(context);
}

/**
 * The token alone, not shown to Shopify yet: for loaders that ask for the customer's things at once and
 * `throw await signInAgain(context)` when there are none.
 */
export async function requireToken(context: AppLoadContext): Promise<string> {
  const access = await loadAccess(context);
  if (access) return access.token;
  throw leadToSignIn(context);
}
