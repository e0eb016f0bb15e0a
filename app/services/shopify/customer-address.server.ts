import type {MailingAddressInput} from '@shopify/hydrogen/storefront-api-types';
import type {ShopifyClient} from './client.server';
import {
  CUSTOMER_ADDRESSES_QUERY,
  CUSTOMER_ADDRESS_CREATE_MUTATION,
  CUSTOMER_ADDRESS_DELETE_MUTATION,
  CUSTOMER_ADDRESS_UPDATE_MUTATION,
  CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION,
} from './customer-address.graphql';
import {refusal, type CustomerIssue, type Outcome, type Refusal} from './customer-answers';
import type {CustomerAddressFragment} from './storefront.generated';

/** An address as a customer writes it; `country` is its two letters. */
export type AddressInput = Pick<
  MailingAddressInput,
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'address1'
  | 'address2'
  | 'zip'
  | 'city'
  | 'province'
  | 'country'
  | 'phone'
>;

export type CustomerAddress = CustomerAddressFragment & {isDefault: boolean};

/** The address that came out of it, else what Shopify complains about. */
export type SavedAddress = {success: true; id: string} | Refusal;

/** A customer's address book. */
export function createAddressBookService(client: ShopifyClient) {
  return {
    /** The default address first; `null` when the token is unknown. */
    async list(customerAccessToken: string): Promise<CustomerAddress[] | null> {
      const {customer} = await client.query(CUSTOMER_ADDRESSES_QUERY, {customerAccessToken});
      if (!customer) return null;
      const isDefault = ({id}: CustomerAddressFragment) => id === customer.defaultAddress?.id;
      return customer.addresses.nodes
        .map((address) => ({...address, isDefault: isDefault(address)}))
        .sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
    },

    async create(customerAccessToken: string, address: AddressInput): Promise<SavedAddress> {
      const variables = {customerAccessToken, address};
      const answer = await client.mutate(CUSTOMER_ADDRESS_CREATE_MUTATION, variables);
      return savedBy(answer.customerAddressCreate);
    },

    async update(
      customerAccessToken: string,
      id: string,
      address: AddressInput,
    ): Promise<SavedAddress> {
      const variables = {customerAccessToken, id, address};
      const answer = await client.mutate(CUSTOMER_ADDRESS_UPDATE_MUTATION, variables);
      return savedBy(answer.customerAddressUpdate);
    },

    async delete(customerAccessToken: string, id: string): Promise<Outcome> {
      const variables = {customerAccessToken, id};
      const answer = await client.mutate(CUSTOMER_ADDRESS_DELETE_MUTATION, variables);
      return outcomeOf(answer.customerAddressDelete);
    },

    async setDefault(customerAccessToken: string, addressId: string): Promise<Outcome> {
      const variables = {customerAccessToken, addressId};
      const answer = await client.mutate(CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION, variables);
      return outcomeOf(answer.customerDefaultAddressUpdate);
    },
  };
}

interface SavingPayload {
  customerAddress?: {id: string} | null;
  customerUserErrors: CustomerIssue[];
}

function savedBy(payload: SavingPayload | null | undefined): SavedAddress {
  const id = payload?.customerUserErrors.length === 0 ? payload.customerAddress?.id : undefined;
  return id ? {success: true, id} : refusal(payload);
}

function outcomeOf(payload: {customerUserErrors: CustomerIssue[]} | null | undefined): Outcome {
  return payload?.customerUserErrors.length === 0 ? {success: true} : refusal(payload);
}
