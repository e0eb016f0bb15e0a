import type {AppLoadContext} from '@shopify/remix-oxygen';
import {optional} from '~/services/http/optional.server';
import {loadAccess, loadCustomer} from './load-customer.server';

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
export async function loadContact(context: AppLoadContext): Promise<Contact | null> {
  return optional(read(context), null, 'Cannot get the contact of a customer');
}

async function read(context: AppLoadContext): Promise<Contact | null> {
  const access = await loadAccess(context);
  if (!access) return null;
  const [customer, addresses] = await Promise.all([
    loadCustomer(context),
    context.shopify.customer.addresses.list(access.token),
  ]);
  if (!customer) return null;
  const address = addresses?.find(({isDefault}) => isDefault);
  return {
    firstName: customer.firstName ?? '',
    lastName: customer.lastName ?? '',
    email: customer.email ?? '',
    phone: address?.phone ?? '',
    address1: address?.address1 ?? '',
    zip: address?.zip ?? '',
    city: address?.city ?? '',
    country: address?.countryCodeV2 ?? '',
  };
}
