import {postalAddress} from '../cart/delivery-addresses';
import {connectionOf, emptyConnection, type PageArgs} from '../connections';
import {gid} from '../gid';
import type {ResolverMap} from '../resolver-map';
import type {StoredCustomer} from './demo-customers';

function addressesOf({id, addresses}: StoredCustomer) {
  return addresses.map((address, at) => ({
    ...postalAddress(address),
    id: `${gid('MailingAddress', id * 10 + at)}?model_name=CustomerAddress`,
  }));
}

function displayName({firstName, lastName, email}: StoredCustomer): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

/** Fields of Shopify's `Customer`; orders come with the order history. */
export const customerFields: ResolverMap = {
  Customer: {
    id: ({id}: StoredCustomer) => gid('Customer', id),
    displayName,
    updatedAt: ({createdAt}: StoredCustomer) => createdAt,
    numberOfOrders: () => '0',
    orders: emptyConnection,
    addresses: (customer: StoredCustomer, args: PageArgs) =>
      connectionOf(addressesOf(customer), args),
    defaultAddress: (customer: StoredCustomer) => addressesOf(customer)[0] ?? null,
    metafields: (_: StoredCustomer, {identifiers}: {identifiers: unknown[]}) =>
      identifiers.map(() => null),
  },
};
