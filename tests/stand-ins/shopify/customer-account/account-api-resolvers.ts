import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import {connectionOf, type PageArgs} from '../connections';
import {gid, numberIn} from '../gid';
import type {StandInContext, FieldResolver, ResolverMap} from '../resolver-contract';
import {addressBookResolvers} from '../customer/address-book';
import {accountResolvers} from '../customer/customer-accounts';
import {customerFields, ordersOf} from '../customer/customer-fields';
import type {CustomerUserError} from '../customer/customer-rules';
import {isShipped, orderFields, variantOf, type ItemParent} from '../customer/orders/order-fields';
import {imageResolvers} from '../image-resolvers';
import {variantResolvers} from '../variant-resolvers';
import {provinceIn, postalAddress} from '../customer/postal-addresses';
import {returnResolvers} from './return-resolvers';
import type {StoredAddress, StoredCustomer} from '../customer/stored-customer';
import type {StoredOrder} from '../customer/orders/demo-orders';

interface AccountContext extends StandInContext {
  customer: StoredCustomer;
  access: string;
}

/** The resolver of a field or mutation of the Storefront API. */
function as(map: ResolverMap, type: string, field: string): FieldResolver {
  const resolver = map[type]?.[field];
  if (!resolver) throw new Error(`The simulated Storefront API has no ${type}.${field}`);
  return resolver;
}
const order = (field: string) => as(orderFields, 'Order', field);
const item = (field: string) => as(orderFields, 'OrderLineItem', field);

interface OrderArgs extends PageArgs {
  query?: string | null;
  sortKey?: string | null;
}

function findOrders(customer: StoredCustomer, {query, sortKey, ...args}: OrderArgs) {
  const wanted = /^order_number:(\d+)$/.exec(query ?? '')?.[1];
  const orders = ordersOf(customer)
    .filter(({number}) => !query || String(number) === wanted)
    .toSorted((one, other) =>
      sortKey === 'PROCESSED_AT'
        ? one.processedAt.localeCompare(other.processedAt)
        : one.number - other.number,
    );
  return connectionOf(orders, args);
}

/** Parent of `CustomerAddress`. */
function customerAddress(address: StoredAddress) {
  const {countryCodeV2, provinceCode, phone, ...fields} = postalAddress(address);
  const id = gid('CustomerAddress', address.id);
  return {...fields, id, territoryCode: countryCodeV2, zoneCode: provinceCode, phoneNumber: phone};
}

const addressesOf = ({addresses, defaultAddressId}: StoredCustomer) =>
  addresses.toSorted(
    (one, other) => Number(other.id === defaultAddressId) - Number(one.id === defaultAddressId),
  );

interface AddressInput {
  territoryCode?: CountryCode | null;
  zoneCode?: string | null;
  phoneNumber?: string | null;
  [field: string]: string | null | undefined;
}

/** Maps error codes and fields of the Storefront API to this API's names. */
const codes: Partial<Record<CustomerUserError['code'], string>> = {
  TAKEN: 'CUSTOMER_ADDRESS_ALREADY_EXISTS',
  NOT_FOUND: 'ADDRESS_ID_DOES_NOT_EXIST',
  BLANK: 'REQUIRED',
};
const fields: Record<string, string> = {
  country: 'territoryCode',
  province: 'zoneCode',
  phone: 'phoneNumber',
  customer: 'input',
};

function complaints(errors: readonly CustomerUserError[]) {
  return errors.map(({code, field, message}) => ({
    code: codes[code] ?? code,
    field: field.map((name) => fields[name] ?? name),
    message,
  }));
}

interface StorefrontPayload {
  customerAddress?: {id: string} | null;
  customerUserErrors: CustomerUserError[];
}

/** Runs the Storefront API's mutation on behalf of the signed-in customer. */
function doAs(map: ResolverMap, mutation: string, args: object, context: AccountContext) {
  const run = as(map, 'Mutation', mutation) as unknown as (
    parent: null,
    args: object,
    context: AccountContext,
  ) => StorefrontPayload;
  const payload = run(null, {...args, customerAccessToken: context.access}, context);
  const saved = numberIn(payload.customerAddress?.id ?? '', 'MailingAddress');
  const address = context.customer.addresses.find(({id}) => id === saved);
  return {
    customer: context.customer,
    customerAddress: address ? customerAddress(address) : null,
    userErrors: complaints(payload.customerUserErrors),
  };
}

const mailingId = (id: string) => gid('MailingAddress', numberIn(id, 'CustomerAddress') ?? 0);

function storefrontAddress({territoryCode, zoneCode, phoneNumber, ...rest}: AddressInput) {
  // The Storefront API uses an empty string where this one clears with `null`.
  const province = zoneCode === null ? '' : zoneCode;
  return {...rest, country: territoryCode, province, phone: phoneNumber};
}

/** This API accepts only codes for provinces, and only international phone numbers. */
function inputErrors({territoryCode, zoneCode, phoneNumber}: AddressInput) {
  const error = (code: string, field: string) => ({
    code,
    field: ['address', field],
    message: `${field} is not valid`,
  });
  const isZone = !zoneCode || provinceIn(territoryCode ?? null, zoneCode)?.code === zoneCode;
  const isPhone = !phoneNumber || /^\+[1-9]\d{6,14}$/.test(phoneNumber.replaceAll(/[\s()/-]/g, ''));
  return [
    ...(isZone ? [] : [error('INVALID_FOR_COUNTRY', 'zoneCode')]),
    ...(isPhone ? [] : [error('PHONE_NUMBER_NOT_VALID', 'phoneNumber')]),
  ];
}

type CreateArgs = {address: AddressInput};
type UpdateArgs = {addressId: string; address?: AddressInput | null; defaultAddress?: boolean};

function createAddress(_: unknown, {address}: CreateArgs, context: AccountContext) {
  const errors = inputErrors(address);
  if (errors.length > 0) return {customerAddress: null, userErrors: errors};
  const args = {address: storefrontAddress(address)};
  return doAs(addressBookResolvers, 'customerAddressCreate', args, context);
}

function updateAddress(_: unknown, args: UpdateArgs, context: AccountContext) {
  const id = mailingId(args.addressId);
  if (args.address) {
    const errors = inputErrors(args.address);
    if (errors.length > 0) return {customerAddress: null, userErrors: errors};
    const changed = {id, address: storefrontAddress(args.address)};
    const saved = doAs(addressBookResolvers, 'customerAddressUpdate', changed, context);
    if (saved.userErrors.length > 0 || !args.defaultAddress) return saved;
  }
  const chosen = {addressId: id};
  return doAs(addressBookResolvers, 'customerDefaultAddressUpdate', chosen, context);
}

/** This API does not choose another default address by itself. */
function deleteAddress(_: unknown, {addressId}: {addressId: string}, context: AccountContext) {
  const {addresses, defaultAddressId} = context.customer;
  if (addresses.length > 1 && numberIn(addressId, 'CustomerAddress') === defaultAddressId) {
    const code = 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED';
    const message = 'The default address cannot be deleted before setting another one as default';
    return {userErrors: [{code, field: ['addressId'], message}]};
  }
  const id = mailingId(addressId);
  return doAs(addressBookResolvers, 'customerAddressDelete', {id}, context);
}

const newsletter = (wanted: boolean) => (_: unknown, __: unknown, context: AccountContext) => {
  context.customer.acceptsMarketing = wanted;
  return {userErrors: []};
};

/** The responses of the Customer Account API, from the same customers and orders as the Storefront API. */
export const accountApiResolvers = {
  QueryRoot: {
    customer: (_: unknown, __: unknown, {customer}: AccountContext) => customer,
    order: (_: unknown, {id}: {id: string}, {customer}: AccountContext) =>
      ordersOf(customer).find((one) => returnResolvers.Order.id(one) === id) ?? null,
  },
  Mutation: {
    customerUpdate: (_: unknown, {input}: {input: object}, context: AccountContext) =>
      doAs(accountResolvers, 'customerUpdate', {customer: input}, context),
    customerAddressCreate: createAddress,
    customerAddressUpdate: updateAddress,
    customerAddressDelete: deleteAddress,
    customerEmailMarketingSubscribe: newsletter(true),
    customerEmailMarketingUnsubscribe: newsletter(false),
    ...returnResolvers.Mutation,
  },
  Customer: {
    id: ({id}: StoredCustomer) => gid('Customer', id),
    displayName: as(customerFields, 'Customer', 'displayName'),
    creationDate: ({createdAt}: StoredCustomer) => createdAt,
    emailAddress: ({email, acceptsMarketing}: StoredCustomer) => ({
      emailAddress: email,
      marketingState: acceptsMarketing ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED',
    }),
    orders: findOrders,
    addresses: (customer: StoredCustomer, args: PageArgs) =>
      connectionOf(addressesOf(customer), args, customerAddress),
    defaultAddress: ({addresses, defaultAddressId}: StoredCustomer) => {
      const found = addresses.find(({id}) => id === defaultAddressId);
      return found ? customerAddress(found) : null;
    },
  },
  Order: {
    ...orderFields.Order,
    ...returnResolvers.Order,
    number: order('orderNumber'),
    cancelledAt: order('canceledAt'),
    // Sums are without returned goods, those of `soldInformation` with them.
    totalPrice: order('currentTotalPrice'),
    soldInformation: (parent: StoredOrder) => parent,
    totalShipping: order('totalShippingPrice'),
    shippingAddress: (parent: StoredOrder, args: unknown, context: StandInContext) =>
      isShipped(parent, context) ? addressOf(parent, args, context) : null,
    billingAddress: addressOf,
    fulfillments: (parent: StoredOrder, args: PageArgs) =>
      connectionOf(parent.tracking ? [parent] : [], args),
  },
  OrderSoldInformation: {total: order('totalPrice'), totalTaxes: order('totalTax')},
  LineItem: {
    ...orderFields.OrderLineItem,
    ...returnResolvers.LineItem,
    refundableQuantity: item('currentQuantity'),
    totalPriceBeforeDiscounts: item('originalTotalPrice'),
    totalPriceWithDiscounts: item('discountedTotalPrice'),
    ...fromVariant({
      variantId: ({variant}) => gid('ProductVariant', variant.id),
      productId: ({product}) => gid('Product', product.id),
      sku: ({variant}) => variant.sku,
      vendor: ({product}) => product.vendor,
      variantOptions: variantField('selectedOptions'),
      image: variantField('image'),
    }),
  },
  Return: returnResolvers.Return,
  ...imageResolvers,
  Fulfillment: {
    fulfillmentLineItems: as(orderFields, 'Fulfillment', 'fulfillmentLineItems'),
    status: () => 'SUCCESS',
    trackingInformation: ({tracking}: StoredOrder) => (tracking ? [tracking] : []),
  },
} satisfies Record<string, Record<string, unknown>> as unknown as ResolverMap;

function addressOf({customer}: StoredOrder, _: unknown, {state}: StandInContext) {
  const [address] = state.customers.people.byId(customer)?.addresses ?? [];
  return address ? customerAddress(address) : null;
}

/** A field of the variant as in the Storefront API. */
function variantField(field: string) {
  const resolver = as(variantResolvers, 'ProductVariant', field) as unknown as (
    parent: Variant,
    args: object,
    context: StandInContext,
  ) => unknown;
  return (variant: Variant, context: StandInContext) => resolver(variant, {}, context);
}

type Variant = NonNullable<ReturnType<typeof variantOf>>;

/** Fields of a line that are set while its product is in the catalogue. */
function fromVariant(read: Record<string, (variant: Variant, context: StandInContext) => unknown>) {
  return Object.fromEntries(
    Object.entries(read).map(([field, of]) => [
      field,
      ({goods}: ItemParent, _: unknown, context: StandInContext) => {
        const variant = variantOf(goods, context);
        return variant ? of(variant, context) : null;
      },
    ]),
  );
}
