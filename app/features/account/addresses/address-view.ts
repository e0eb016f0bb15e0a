import {countryName} from '~/i18n/formats';
import type {Language} from '~/i18n/languages';
import type {CustomerAddress} from '~/services/shopify/accounts/customer-data';
import {numericIdOf} from '~/services/shopify/ids';

/** Countries that put the city before the postcode. */
const cityBeforePostcode = ['US', 'CA', 'AU', 'NZ', 'GB', 'IE', 'IN', 'JP', 'SG', 'HK', 'TW'];
/** Countries that put the province code right after the city; others put its name on a separate line. */
const provinceAfterCity = ['US', 'CA', 'AU', 'IT'];

/** The number in an address's id, without the customer's token that may follow it. */
export function addressNumber(id: string): string {
  return numericIdOf(id.split('?', 1)[0] ?? '');
}

export type AddressView = ReturnType<typeof toAddressView>;

/** The address book's view of an address, with the country name in the language. */
export function toAddressView(address: CustomerAddress, language: Language) {
  const {firstName, lastName, company, address1, address2, zip, city} = address;
  const {province, provinceCode} = address;
  const country = address.country ?? '';
  const showsProvinceInline = provinceAfterCity.includes(country);
  const cityLine = showsProvinceInline ? joinParts([city, provinceCode ?? province]) : city;
  const lines = [
    joinParts([firstName, lastName]),
    company,
    address1,
    address2,
    joinParts(cityBeforePostcode.includes(country) ? [cityLine, zip] : [zip, cityLine]),
    showsProvinceInline ? null : province,
    country && countryName(country, language),
  ];
  return {
    /** Its number: Shopify's id may contain the customer's token and never leaves the worker. */
    id: addressNumber(address.id),
    /** As on a parcel, from the name to the country. */
    lines: lines.flatMap((line) => line || []),
    /** 'Nabenstraße 7, Köln': identifies it among the customer's other addresses. */
    short: [address1, city].filter(Boolean).join(', ') || joinParts([firstName, lastName]),
    phone: address.phone || null,
    isDefault: address.isDefault,
  };
}

/** The address as form values. States are given by their code, which all kinds of accounts accept. */
export function toAddressFields(address: CustomerAddress): Record<string, string> {
  const {firstName, lastName, company, address1, address2, zip, city, phone} = address;
  const province = address.provinceCode ?? address.province;
  const texts = {firstName, lastName, company, address1, address2, zip, city, province, phone};
  const fields: Record<string, string> = {country: address.country ?? ''};
  for (const [name, value] of Object.entries(texts)) fields[name] = value ?? '';
  return fields;
}

const joinParts = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ');

/** What the query of the page 'Adressen' requests: the list, a form, or a change. */
export type AddressTask =
  | {name: 'list' | 'new' | 'gone'}
  | {name: 'edit' | 'delete' | 'default'; id: string};

const titles = {
  list: 'title',
  gone: 'title',
  default: 'title',
  new: 'newTitle',
  edit: 'editTitle',
  delete: 'deleteTitle',
} as const satisfies Record<AddressTask['name'], string>;

/** The message key of a task's title and headline. */
export function addressesTitle({name}: AddressTask) {
  return `accountPages.addresses.${titles[name]}` as const;
}

const singleAddressTasks = ['edit', 'delete', 'default'] as const;

/**
 * Parses the task from a URL: `?new`, `?edit=12`, `?delete=12`, `?default=12`, `?gone` after an address that no longer
 * existed; anything else is the list. The numbers are Shopify's numbers of postal addresses.
 */
export function readAddressTask(url: string): AddressTask {
  const {searchParams} = new URL(url);
  for (const name of singleAddressTasks) {
    const id = searchParams.get(name);
    if (id !== null) return /^\d{1,20}$/.test(id) ? {name, id} : {name: 'gone'};
  }
  if (searchParams.has('new')) return {name: 'new'};
  return {name: searchParams.has('gone') ? 'gone' : 'list'};
}

/** The query that `readAddressTask` parses; empty for the list. */
export function addressQuery(task: AddressTask): string {
  if (task.name === 'list') return '';
  return 'id' in task ? `?${task.name}=${task.id}` : `?${task.name}`;
}
