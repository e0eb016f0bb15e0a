import type {CustomerUpdateInput} from '@shopify/hydrogen/storefront-api-types';
import type {ShopifyClient} from './client.server';
import {createAddressBookService} from './customer-address.server';
import {
  accessOf,
  refusal,
  toAccess,
  type AccessToken,
  type AccessTokenAnswer,
  type Outcome,
  type Refusal,
} from './customer-answers';
import {createCustomerOrderService} from './customer-order.server';
import {
  CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION,
  CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
  CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION,
  CUSTOMER_CREATE_MUTATION,
  CUSTOMER_QUERY,
  CUSTOMER_UPDATE_MUTATION,
} from './customer.graphql';
import {createPasswordService} from './customer-password.server';
import {ShopifyUserError} from './shopify-user-error';
import type {CustomerQuery} from './storefront.generated';

export type Customer = NonNullable<CustomerQuery['customer']>;

/** What a new customer writes. */
interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  acceptsMarketing: boolean;
}

/** What changes of a customer; what is left out stays. */
export type ProfileChange = Pick<
  CustomerUpdateInput,
  'firstName' | 'lastName' | 'email' | 'password' | 'acceptsMarketing'
>;

/**
 * Classic customer accounts of the Storefront API, never cached. Everything throws
 * `ServiceOutage`, with status 429 after too many attempts.
 */
export function createCustomerService(client: ShopifyClient) {
  return {
    password: createPasswordService(client),
    addresses: createAddressBookService(client),
    orders: createCustomerOrderService(client),

    /** The customer behind a token, or `null` when it is unknown, revoked or expired. */
    async get(customerAccessToken: string): Promise<Customer | null> {
      const {customer} = await client.query(CUSTOMER_QUERY, {customerAccessToken});
      return customer ?? null;
    },

    async create(input: Registration): Promise<Outcome> {
      const {customerCreate: payload} = await client.mutate(CUSTOMER_CREATE_MUTATION, {input});
      return payload?.customer ? {success: true} : refusal(payload);
    },

    async createAccessToken(email: string, password: string): Promise<AccessTokenAnswer> {
      const {customerAccessTokenCreate: payload} = await client.mutate(
        CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION,
        {input: {email, password}},
      );
      return accessOf(payload);
    },

    /** A token with a new month in place of one that still lives; `null` when it does no more. */
    async renew(customerAccessToken: string): Promise<AccessToken | null> {
      const {customerAccessTokenRenew: payload} = await client.mutate(
        CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION,
        {customerAccessToken},
      );
      return toAccess(payload?.customerAccessToken);
    },

    /** A new password ends all tokens: the answer then brings the new one. */
    async update(
      customerAccessToken: string,
      customer: ProfileChange,
    ): Promise<{success: true; access: AccessToken | null} | Refusal> {
      const {customerUpdate: payload} = await client.mutate(CUSTOMER_UPDATE_MUTATION, {
        customerAccessToken,
        customer,
      });
      if (!payload || payload.customerUserErrors.length > 0) return refusal(payload);
      return {success: true, access: toAccess(payload.customerAccessToken)};
    },

    /** Ends a token. Throws `ShopifyUserError` with Shopify's first complaint. */
    async deleteAccessToken(customerAccessToken: string): Promise<void> {
      const {customerAccessTokenDelete: payload} = await client.mutate(
        CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
        {customerAccessToken},
      );
      const [issue] = payload?.userErrors ?? [];
      if (!issue) return;
      throw new ShopifyUserError(
        'customerAccessTokenDelete',
        null,
        issue.field ?? null,
        issue.message,
      );
    },
  };
}
