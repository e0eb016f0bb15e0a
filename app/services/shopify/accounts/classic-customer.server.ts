import type {CustomerUpdateInput} from '@shopify/hydrogen/storefront-api-types';
import {createDeduplicator, type WaitUntil} from '../../http/isolate-memory';
import {optional} from '../../http/outage.server';
import type {ShopifyClient} from '../client.server';
import {
  type Customer,
  type CustomerAddresses,
  type CustomerIssue,
  isDone,
  type Outcome,
  type SavedAddress,
} from './accounts';
import type {Profile} from './customer-data';
import {createClassicOrders} from './classic-orders.server';
import {
  type ClassicSession,
  type CustomerAccess,
  refusal,
  toAccess,
} from './classic-session.server';
import {
  CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION,
  CUSTOMER_ADDRESS_CREATE_MUTATION,
  CUSTOMER_ADDRESS_DELETE_MUTATION,
  CUSTOMER_ADDRESS_UPDATE_MUTATION,
  CUSTOMER_ADDRESSES_QUERY,
  CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION,
  CUSTOMER_QUERY,
  CUSTOMER_UPDATE_MUTATION,
} from './customer.graphql';

/** The customer of a classic session, from the Storefront API; never cached. */
export function createClassicCustomer(
  client: ShopifyClient,
  session: ClassicSession,
  waitUntil: WaitUntil,
): Customer {
  let profile: Promise<Profile> | undefined;

  async function update(customer: CustomerUpdateInput): Promise<Outcome> {
    const result = await session.callWithToken(async (customerAccessToken) => {
      const variables = {customerAccessToken, customer};
      const {customerUpdate: payload} = await client.mutate(CUSTOMER_UPDATE_MUTATION, variables);
      if (!payload || payload.customerUserErrors.length > 0) return refusal(payload);
      return {success: true as const, access: toAccess(payload.customerAccessToken)};
    });
    // A new password revokes all tokens and returns a new one.
    if (result.success && result.access) await session.start(result.access);
    return result.success ? {success: true} : result;
  }

  return {
    profile() {
      profile ??= session.callWithToken(async (customerAccessToken) => {
        const {customer} = await client.query(CUSTOMER_QUERY, {customerAccessToken});
        return customer;
      });
      return profile;
    },
    update,
    password: {
      /** Shopify only verifies passwords by signing in: the resulting token is deleted at once. */
      async verify(email, typed) {
        const access = await createToken(client, email, typed);
        if (!access.success) return access;
        await optional(
          session.deleteToken(access.token),
          null,
          'Cannot delete the token of a password check',
        );
        return {success: true};
      },
      change: (password) => update({password}),
    },
    orders: createClassicOrders(client, session),
    returns: null,
    addresses: createClassicAddresses(client, session, waitUntil),
  };
}

/** Signs in with a password: returns a token, or Shopify's errors. */
export async function createToken(
  client: ShopifyClient,
  email: string,
  password: string,
): Promise<TokenResult> {
  const {customerAccessTokenCreate: payload} = await client.mutate(
    CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION,
    {input: {email, password}},
  );
  return tokenOf(payload);
}

/** An access token of Shopify's with its expiry, or the errors instead. */
export type TokenResult = ({success: true} & CustomerAccess) | ReturnType<typeof refusal>;

interface TokenPayload {
  customerAccessToken?: Parameters<typeof toAccess>[0];
  customerUserErrors: CustomerIssue[];
}

/** The token in a payload, else its errors. */
export function tokenOf(payload: TokenPayload | null | undefined): TokenResult {
  const access = toAccess(payload?.customerAccessToken);
  return access ? {success: true, ...access} : refusal(payload);
}

const createOnce = createDeduplicator<SavedAddress>(isDone);

function createClassicAddresses(
  client: ShopifyClient,
  {callWithToken}: ClassicSession,
  waitUntil: WaitUntil,
): CustomerAddresses {
  return {
    list: () =>
      callWithToken(async (customerAccessToken) => {
        const {customer} = await client.query(CUSTOMER_ADDRESSES_QUERY, {customerAccessToken});
        if (!customer) return null;
        const isDefault = ({id}: {id: string}) => id === customer.defaultAddress?.id;
        return customer.addresses.nodes
          .map((address) => ({...address, isDefault: isDefault(address)}))
          .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
      }),

    create: (address, key) =>
      callWithToken(async (customerAccessToken) => {
        const create = async () => {
          const variables = {customerAccessToken, address};
          const response = await client.mutate(CUSTOMER_ADDRESS_CREATE_MUTATION, variables);
          return savedBy(response.customerAddressCreate);
        };
        const scopedKey = key && `${customerAccessToken} ${key}`;
        return (await createOnce(scopedKey, create, waitUntil)).outcome;
      }),

    update: (id, address) =>
      callWithToken(async (customerAccessToken) => {
        const variables = {customerAccessToken, id, address};
        const answer = await client.mutate(CUSTOMER_ADDRESS_UPDATE_MUTATION, variables);
        return savedBy(answer.customerAddressUpdate);
      }),

    delete: (id) =>
      callWithToken(async (customerAccessToken) => {
        const variables = {customerAccessToken, id};
        const answer = await client.mutate(CUSTOMER_ADDRESS_DELETE_MUTATION, variables);
        return outcomeOf(answer.customerAddressDelete);
      }),

    setDefault: (addressId) =>
      callWithToken(async (customerAccessToken) => {
        const variables = {customerAccessToken, addressId};
        const answer = await client.mutate(CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION, variables);
        return outcomeOf(answer.customerDefaultAddressUpdate);
      }),
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

/** Whether a mutation succeeded, else its errors. */
export function outcomeOf(
  payload: {customerUserErrors: CustomerIssue[]} | null | undefined,
): Outcome {
  return payload?.customerUserErrors.length === 0 ? {success: true} : refusal(payload);
}
