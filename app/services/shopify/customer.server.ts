import type {ShopifyClient} from './client.server';
import {
  CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION,
  CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
  CUSTOMER_QUERY,
} from './customer.graphql';
import {ShopifyUserError} from './shopify-user-error';
import type {CustomerIssueFragment, CustomerQuery} from './storefront.generated';

export type Customer = NonNullable<CustomerQuery['customer']>;

/** What Shopify complains about: path of the field, code (spec §8) and its own words. */
export type CustomerIssue = CustomerIssueFragment;

/** The right to act for a customer until `expiresAt` (ISO 8601), or why there is none. */
export type AccessTokenAnswer =
  | {success: true; token: string; expiresAt: string}
  | {success: false; errors: CustomerIssue[]};

/** Classic customer accounts of the Storefront API (spec §7, decision 1), never cached. */
export function createCustomerService(client: ShopifyClient) {
  return {
    /** The customer behind a token, or `null` when it is unknown, revoked or expired. */
    async get(customerAccessToken: string): Promise<Customer | null> {
      const {customer} = await client.query(CUSTOMER_QUERY, {customerAccessToken});
      return customer ?? null;
    },

    /** Throws `ServiceOutage`, with status 429 after too many failures. */
    async createAccessToken(email: string, password: string): Promise<AccessTokenAnswer> {
      const {customerAccessTokenCreate: payload} = await client.mutate(
        CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION,
        {input: {email, password}},
      );
      const access = payload?.customerAccessToken;
      return access
        ? {success: true, token: access.accessToken, expiresAt: access.expiresAt}
        : {success: false, errors: payload?.customerUserErrors ?? []};
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
