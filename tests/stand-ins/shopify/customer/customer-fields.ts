import {postalAddress} from './postal-addresses';
import {connectionOf, type PageArgs} from '../connections';
import {gid} from '../gid';
import type {ResolverMap} from '../resolver-contract';
import {demoOrders, type StoredOrder} from './orders/demo-orders';
import type {StoredAddress, StoredCustomer} from './stored-customer';

interface OrderArgs extends PageArgs {
  sortKey?: 'ID' | 'PROCESSED_AT' | 'RELEVANCE' | 'TOTAL_PRICE' | null;
}

export const ordersOf = ({id}: StoredCustomer) =>
  demoOrders.filter(({customer}) => customer === id);

/** Shopify sorts by id, oldest first, by default. */
const inOrder = (orders: readonly StoredOrder[], {sortKey}: OrderArgs) =>
  sortKey === 'PROCESSED_AT'
    ? orders.toSorted((one, other) => one.processedAt.localeCompare(other.processedAt))
    : orders.toSorted((one, other) => one.number - other.number);

/** Parent of a `MailingAddress`. */
export function mailingAddress(address: StoredAddress) {
  const id = `${gid('MailingAddress', address.id)}?model_name=CustomerAddress`;
  return {...postalAddress(address), id};
}

const defaultAddress = ({addresses, defaultAddressId}: StoredCustomer) => {
  const found = addresses.find(({id}) => id === defaultAddressId);
  return found ? mailingAddress(found) : null;
};

function displayName({firstName, lastName, email}: StoredCustomer): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

export const customerFields: ResolverMap = {
  Customer: {
    id: ({id}: StoredCustomer) => gid('Customer', id),
    displayName,
    numberOfOrders: (customer: StoredCustomer) => String(ordersOf(customer).length),
    orders: (customer: StoredCustomer, args: OrderArgs) =>
      connectionOf(inOrder(ordersOf(customer), args), args),
    addresses: (customer: StoredCustomer, args: PageArgs) =>
      connectionOf(customer.addresses.map(mailingAddress), args),
    defaultAddress,
  },
};
