import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Language} from '~/i18n/languages';
import {ServiceOutage} from '~/services/http/outage.server';
import type {CustomerAddresses} from '~/services/shopify/accounts/accounts';
import type {CustomerAddress} from '~/services/shopify/accounts/customer-data';
import {redirectToSignIn, requireCustomer} from '../customer.server';
import {
  addressNumber,
  type AddressTask,
  type AddressView,
  toAddressFields,
  toAddressView,
} from './address-view';
import {type CountryOption, countryOptions} from './countries';

/** As many as are loaded: a further one could not be seen or deleted. */
export const MOST_ADDRESSES = 100;

/** The customer's addresses, the default one first, and the service that changes them. */
export interface AddressBook {
  service: CustomerAddresses;
  addresses: CustomerAddress[];
}

/** The signed-in customer's address book. Throws the redirect to the sign-in, or `ServiceOutage`. */
export async function openAddressBook(context: AppLoadContext): Promise<AddressBook> {
  const service = requireCustomer(context).addresses;
  const addresses = await service.list();
  if (!addresses) throw redirectToSignIn(context);
  return {service, addresses};
}

/** The same for pages; `null` while Shopify is out, which is logged. */
export async function openAddressBookIfUp(context: AppLoadContext): Promise<AddressBook | null> {
  try {
    return await openAddressBook(context);
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return null;
  }
}

/** An address of this book by its number; never another customer's. */
export function addressIn({addresses}: AddressBook, number: string): CustomerAddress | null {
  return addresses.find(({id}) => addressNumber(id) === number) ?? null;
}

/** What the page 'Adressen' shows. */
export interface AddressesView {
  task: AddressTask;
  /** The default one first; `null` while Shopify is out. */
  addresses: AddressView[] | null;
  /** For a form: its first values, the countries, and whether the address could become the default one. */
  form: {values: Record<string, string>; countries: CountryOption[]; mayBeDefault: boolean} | null;
  /** For the question whether to delete: which one, and which one becomes the default in its place. */
  deletion: {address: AddressView | null; nextDefault: string | null} | null;
}

/**
 * The page for a task. For an address that does not exist or belongs to another customer the task becomes `gone`.
 * `country`: two letters, preselected for a new address.
 */
export function toAddressesView(
  book: AddressBook | null,
  task: AddressTask,
  {language, country}: {language: Language; country: string},
): AddressesView {
  const address = book && 'id' in task ? addressIn(book, task.id) : null;
  const isGone = book !== null && 'id' in task && !address;
  const others = (book?.addresses.length ?? 0) - (address ? 1 : 0);
  const next = book && address ? nextDefault(book.addresses, address.isDefault) : null;
  const form = {
    values: address ? toAddressFields(address) : {country},
    countries: task.name === 'edit' || task.name === 'new' ? countryOptions(language) : [],
    mayBeDefault: others > 0 && !address?.isDefault,
  };
  const deletion = {
    address: address && toAddressView(address, language),
    nextDefault: next && toAddressView(next, language).short,
  };
  return {
    task: isGone ? {name: 'gone'} : task,
    addresses: book && book.addresses.map((one) => toAddressView(one, language)),
    form: form.countries.length > 0 ? form : null,
    deletion: task.name === 'delete' && !isGone ? deletion : null,
  };
}

/** The address that becomes the default when a default one is deleted; else `null`. */
export function nextDefault<Address extends {isDefault: boolean}>(
  addresses: readonly Address[],
  leavesDefault: boolean,
): Address | null {
  return (leavesDefault && addresses.find(({isDefault}) => !isDefault)) || null;
}
