import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {optional} from '~/services/http/outage.server';
import type {Customer, PasswordAccounts, Profile} from '~/services/shopify/accounts/accounts';
import {seeOther} from '../navigation/see-other.server';
import type {AccountView} from './account-view';
import {loginQuery} from './login-flag';

/** What every page knows of the visitor's account; while Shopify is down, only whether there is one. */
export async function loadAccount({customer}: AppLoadContext): Promise<AccountView> {
  if (!customer) return {signedIn: false, firstName: null, orders: null};
  const profile = await optional(customer.profile(), 'unknown' as const, 'Cannot get the customer');
  if (profile === 'unknown') return {signedIn: true, firstName: null, orders: null};
  return {
    signedIn: profile !== null,
    firstName: profile?.firstName ?? null,
    orders: profile && Number(profile.numberOfOrders),
  };
}

/**
 * Who is signed in, for loaders and actions of the account: each asks for itself, because script may leave a parent's
 * loader out. Throws the redirect to the sign-in; so must who gets `null` from one of the customer's methods.
 */
export function requireCustomer(context: AppLoadContext): Customer {
  if (context.customer) return context.customer;
  throw redirectToSignIn(context);
}

/** The profile of who is signed in. Throws the redirect to the sign-in, or `ServiceOutage`. */
export async function requireProfile(context: AppLoadContext): Promise<Profile> {
  const profile = await requireCustomer(context).profile();
  if (profile) return profile;
  throw redirectToSignIn(context);
}

/** Leads to the sign-in drawer of the home page, which leads back to the page that was asked for. */
export function redirectToSignIn(context: AppLoadContext): Response {
  const {language, place} = context;
  const account = href(language, 'account');
  return seeOther(context, href(language, 'home') + loginQuery(place === account ? null : place));
}

/** For pages that are there to sign in: who is signed in goes straight to the account. */
export async function requireSignedOut(context: AppLoadContext): Promise<void> {
  const {signedIn} = await loadAccount(context);
  if (signedIn) throw seeOther(context, href(context.language, 'account'));
}

/** For pages of accounts with passwords: there is no such page where Shopify asks for e-mail and code itself. */
export function requirePasswords({accounts}: AppLoadContext): PasswordAccounts {
  if (accounts.passwords) return accounts.passwords;
  throw new Response(null, {status: 404});
}

/** How a customer is reached, as far as the account knows. */
export interface Contact {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Street and house number in one line. */
  address1: string;
  zip: string;
  city: string;
  /** ISO 3166, '' when unknown. */
  country: string;
}

/**
 * Name, e-mail and default address of who is signed in, to spare them typing; `null` for everybody else and while
 * Shopify does not answer.
 */
export async function loadContact({customer}: AppLoadContext): Promise<Contact | null> {
  return customer && optional(contactOf(customer), null, 'Cannot get the contact of a customer');
}

async function contactOf(customer: Customer): Promise<Contact | null> {
  const [profile, addresses] = await Promise.all([customer.profile(), customer.addresses.list()]);
  if (!profile) return null;
  const address = addresses?.find(({isDefault}) => isDefault);
  return {
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    email: profile.email ?? '',
    phone: address?.phone ?? '',
    address1: address?.address1 ?? '',
    zip: address?.zip ?? '',
    city: address?.city ?? '',
    country: address?.countryCodeV2 ?? '',
  };
}
