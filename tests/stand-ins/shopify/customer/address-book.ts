import {countryCodeOf, provinceIn} from './postal-addresses';
import {numberIn} from '../gid';
import type {StoredPostalAddress} from '../cart/cart-table';
import type {StandInContext, ResolverMap} from '../resolver-contract';
import {withUserErrors, invalidToken, type CustomerUserError} from './customer-rules';
import {mailingAddress} from './customer-fields';
import type {StoredAddress, StoredCustomer} from './stored-customer';

interface AddressInput extends Omit<StoredPostalAddress, 'countryCode' | 'provinceCode'> {
  country?: string | null;
  province?: string | null;
}

interface OfToken {
  customerAccessToken: string;
}

const MAX_TEXT_LENGTH = 255;
const notFound: CustomerUserError = {
  code: 'NOT_FOUND',
  field: ['id'],
  message: 'Address does not exist',
};

/** What Shopify rejects in an address: overlong text, an unknown country or province, a duplicate address. */
function addressErrors(input: AddressInput, others: readonly StoredAddress[]): CustomerUserError[] {
  const errors = Object.entries(input).flatMap(([field, value]): CustomerUserError[] => {
    const path = ['address', field];
    if (typeof value !== 'string') return [];
    if (value.length > MAX_TEXT_LENGTH)
      return [
        {
          code: 'TOO_LONG',
          field: path,
          message: `${field} is too long (maximum is 255 characters)`,
        },
      ];
    if (/<\/?[a-z][^>]*>/i.test(value))
      return [
        {code: 'CONTAINS_HTML_TAGS', field: path, message: `${field} cannot contain HTML tags`},
      ];
    return [];
  });
  if (input.country && !countryCodeOf(input.country))
    errors.push({code: 'INVALID', field: ['address', 'country'], message: 'Country is not valid'});
  if (input.province && !provinceIn(countryOf(input), input.province))
    errors.push({
      code: 'INVALID',
      field: ['address', 'province'],
      message: 'Province is not valid',
    });
  const stored = JSON.stringify(toStored(input));
  const twice = others.some((other) => JSON.stringify(toStored(other)) === stored);
  if (twice) errors.push({code: 'TAKEN', field: ['address'], message: 'Address already exists'});
  return errors;
}

const KEYS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'zip',
  'city',
  'phone',
] as const;

type Written = AddressInput & StoredPostalAddress;

const countryOf = ({country, countryCode}: Written) =>
  country ? countryCodeOf(country) : (countryCode ?? null);

/** An empty province clears the existing one. */
function toStored(input: Written): StoredPostalAddress {
  const texts = Object.fromEntries(KEYS.map((key) => [key, input[key] || null]));
  const countryCode = countryOf(input);
  const province = input.province ?? input.provinceCode ?? '';
  const {code: provinceCode = null} = (province && provinceIn(countryCode, province)) || {};
  return {...texts, countryCode, provinceCode};
}

const addressOf = ({addresses}: StoredCustomer, id: string): StoredAddress | undefined =>
  addresses.find((address) => address.id === numberIn(id, 'MailingAddress'));

function create(_: unknown, args: OfToken & {address: AddressInput}, {state}: StandInContext) {
  const customer = state.customers.find(args.customerAccessToken);
  if (!customer) return withUserErrors({customerAddress: null}, [invalidToken]);
  const errors = addressErrors(args.address, customer.addresses);
  if (errors.length > 0) return withUserErrors({customerAddress: null}, errors);
  const address = {...toStored(args.address), id: state.customers.people.newAddressId()};
  customer.addresses.push(address);
  customer.defaultAddressId ??= address.id;
  return withUserErrors({customerAddress: mailingAddress(address)});
}

function update(
  _: unknown,
  args: OfToken & {id: string; address: AddressInput},
  {state}: StandInContext,
) {
  const customer = state.customers.find(args.customerAccessToken);
  if (!customer) return withUserErrors({customerAddress: null}, [invalidToken]);
  const known = addressOf(customer, args.id);
  if (!known) return withUserErrors({customerAddress: null}, [notFound]);
  const changed = {...known, ...args.address};
  const others = customer.addresses.filter((one) => one !== known);
  const errors = addressErrors(changed, others);
  if (errors.length > 0) return withUserErrors({customerAddress: null}, errors);
  Object.assign(known, toStored(changed));
  return withUserErrors({customerAddress: mailingAddress(known)});
}

function remove(_: unknown, args: OfToken & {id: string}, {state}: StandInContext) {
  const customer = state.customers.find(args.customerAccessToken);
  const none = {deletedCustomerAddressId: null};
  if (!customer) return withUserErrors(none, [invalidToken]);
  const known = addressOf(customer, args.id);
  if (!known) return withUserErrors(none, [notFound]);
  customer.addresses = customer.addresses.filter((one) => one !== known);
  if (customer.defaultAddressId === known.id)
    customer.defaultAddressId = customer.addresses[0]?.id ?? null;
  return withUserErrors({deletedCustomerAddressId: args.id});
}

function makeDefault(_: unknown, args: OfToken & {addressId: string}, {state}: StandInContext) {
  const customer = state.customers.find(args.customerAccessToken);
  if (!customer) return withUserErrors({customer: null}, [invalidToken]);
  const known = addressOf(customer, args.addressId);
  if (!known) return withUserErrors({customer: null}, [{...notFound, field: ['addressId']}]);
  customer.defaultAddressId = known.id;
  return withUserErrors({customer});
}

export const addressBookResolvers: ResolverMap = {
  Mutation: {
    customerAddressCreate: create,
    customerAddressUpdate: update,
    customerAddressDelete: remove,
    customerDefaultAddressUpdate: makeDefault,
  },
};
