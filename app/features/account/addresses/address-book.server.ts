import type {AppLoadContext} from '@shopify/remix-oxygen';
import {ServiceOutage} from '~/services/http/outage.server';
import type {CustomerAddress, CustomerAddresses} from '~/services/shopify/accounts/accounts';
import {redirectToSignIn, requireCustomer} from '../customer.server';
import {addressNumber} from './address-view';

/** As many as the book shows: one more would be out of sight. */
export const MOST_ADDRESSES = 100;

/** The addresses of who is signed in, the default one first, and the right to change them. */
export interface AddressBook {
  service: CustomerAddresses;
  addresses: CustomerAddress[];
}

/** Opens the customer's own address book. Visitors are led to the sign-in. Throws `ServiceOutage`. */
export async function openAddressBook(context: AppLoadContext): Promise<AddressBook> {
  const service = requireCustomer(context).addresses;
  const addresses = await service.list();
  if (!addresses) throw redirectToSignIn(context);
  return {service, addresses};
}

/** The same for a page that can do without: `null` while Shopify is out, which is logged. */
export async function openAddressBookIfUp(context: AppLoadContext): Promise<AddressBook | null> {
  try {
    return await openAddressBook(context);
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return null;
  }
}

/** An address of this book by its number: nobody can name another customer's. */
export function addressIn({addresses}: AddressBook, number: string): CustomerAddress | null {
  return addresses.find(({id}) => addressNumber(id) === number) ?? null;
}
