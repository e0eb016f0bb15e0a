import type {Language} from '~/i18n/languages';
import {addressIn, type AddressBook} from './address-book.server';
import type {AddressTask} from './address-task';
import {toAddressFields, toAddressView, type AddressView} from './address-view';
import {nextDefault} from './change-addresses.server';
import {countryOptions, type CountryOption} from './country-options';

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
 * The page for a task of its address. An address that is not there (any more, or never was this customer's) makes
 * the task `gone`. `country`: two letters, the first choice for a new address.
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
