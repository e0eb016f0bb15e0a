import {type Customer, type CustomerAddresses, type Outcome, outcomeOf, savedBy} from '../accounts';
import {type AddressInput, defaultFirst, type Profile, type ProfileChange} from '../customer-data';
import {type AccountClient, issuesOf} from './account-client.server';
import {
  ACCOUNT_ADDRESS_CREATE_MUTATION,
  ACCOUNT_ADDRESS_DELETE_MUTATION,
  ACCOUNT_ADDRESS_UPDATE_MUTATION,
  ACCOUNT_ADDRESSES_QUERY,
  ACCOUNT_PROFILE_QUERY,
  ACCOUNT_SUBSCRIBE_MUTATION,
  ACCOUNT_UNSUBSCRIBE_MUTATION,
  ACCOUNT_UPDATE_MUTATION,
} from './customer-account.graphql';
import {
  createShopifyOrders,
  type LoadVariants,
  createShopifyReturns,
  type AccountLanguage,
} from './shopify-orders.server';

/** The customer of the Customer Account API; never cached. */
export function createShopifyCustomer(
  client: AccountClient,
  {loadVariants, language}: {loadVariants: LoadVariants; language: AccountLanguage},
): Customer {
  let profile: Promise<Profile> | undefined;

  async function loadProfile(): Promise<Profile> {
    const {customer} = await client.query(ACCOUNT_PROFILE_QUERY, {});
    const {emailAddress, ...profileFields} = customer;
    return {
      ...profileFields,
      email: emailAddress?.emailAddress,
      acceptsMarketing: emailAddress?.marketingState === 'SUBSCRIBED',
      numberOfOrders: null,
    };
  }

  /** Subscribes to or unsubscribes from the newsletter; a no-op if nothing changes. */
  async function changeNewsletter(subscribe: boolean): Promise<Outcome> {
    const currentProfile = await loadProfile();
    if (currentProfile.acceptsMarketing === subscribe) return {success: true};
    if (subscribe) {
      const answer = await client.mutate(ACCOUNT_SUBSCRIBE_MUTATION, {});
      return outcomeOf(issuesOf(answer.customerEmailMarketingSubscribe));
    }
    const answer = await client.mutate(ACCOUNT_UNSUBSCRIBE_MUTATION, {});
    return outcomeOf(issuesOf(answer.customerEmailMarketingUnsubscribe));
  }

  return {
    profile() {
      profile ??= loadProfile();
      return profile;
    },
    async update({firstName, lastName, acceptsMarketing}: ProfileChange) {
      const answer = await client.mutate(ACCOUNT_UPDATE_MUTATION, {input: {firstName, lastName}});
      const changed = outcomeOf(issuesOf(answer.customerUpdate));
      if (!changed.success || acceptsMarketing === undefined) return changed;
      return changeNewsletter(acceptsMarketing);
    },
    password: null,
    orders: createShopifyOrders(client, loadVariants),
    returns: createShopifyReturns(client, language),
    addresses: createShopifyAddresses(client),
  };
}

function createShopifyAddresses(client: AccountClient): CustomerAddresses {
  return {
    async list() {
      const response = await client.query(ACCOUNT_ADDRESSES_QUERY, {});
      const {addresses, defaultAddress} = response.customer;
      return defaultFirst(addresses.nodes, defaultAddress?.id);
    },

    async create(address) {
      const variables = {address: toInput(address)};
      const {customerAddressCreate: payload} = await client.mutate(
        ACCOUNT_ADDRESS_CREATE_MUTATION,
        variables,
      );
      return savedBy(issuesOf(payload), payload?.customerAddress);
    },

    async update(id, address) {
      const variables = {id, address: toInput(address)};
      const answer = await client.mutate(ACCOUNT_ADDRESS_UPDATE_MUTATION, variables);
      return savedBy(
        issuesOf(answer.customerAddressUpdate),
        answer.customerAddressUpdate?.customerAddress,
      );
    },

    async delete(id) {
      const answer = await client.mutate(ACCOUNT_ADDRESS_DELETE_MUTATION, {id});
      return outcomeOf(issuesOf(answer.customerAddressDelete));
    },

    async setDefault(id) {
      const variables = {id, isDefault: true};
      const answer = await client.mutate(ACCOUNT_ADDRESS_UPDATE_MUTATION, variables);
      return outcomeOf(issuesOf(answer.customerAddressUpdate));
    },
  };
}

/**
 * This API only accepts a province's code, which people type in any case. `null` removes the former one when the
 * address has moved to a country without provinces.
 */
function toInput({country, province, phone, ...address}: AddressInput) {
  return {
    ...address,
    territoryCode: country,
    zoneCode: province ? province.toUpperCase() : null,
    phoneNumber: phone || null,
  };
}
