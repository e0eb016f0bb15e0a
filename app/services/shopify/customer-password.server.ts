import type {ShopifyClient} from './client.server';
import {
  CUSTOMER_ACTIVATE_MUTATION,
  CUSTOMER_RECOVER_MUTATION,
  CUSTOMER_RESET_BY_URL_MUTATION,
  CUSTOMER_RESET_MUTATION,
} from './customer.graphql';
import {accessOf, refusal, type AccessTokenAnswer, type Outcome} from './customer-answers';

/** Passwords that are forgotten, and first ones of invited customers. */
export function createPasswordService(client: ShopifyClient) {
  return {
    /** Mails a way to a new password. An unknown address is a complaint: visitors must not hear of it. */
    async recover(email: string): Promise<Outcome> {
      const {customerRecover: payload} = await client.mutate(CUSTOMER_RECOVER_MUTATION, {email});
      return payload?.customerUserErrors.length === 0 ? {success: true} : refusal(payload);
    },

    /** A new password for the customer of that number, by the token of the mail. */
    async reset(
      customerNumber: string,
      resetToken: string,
      password: string,
    ): Promise<AccessTokenAnswer> {
      const {customerReset: payload} = await client.mutate(CUSTOMER_RESET_MUTATION, {
        id: customerId(customerNumber),
        input: {resetToken, password},
      });
      return accessOf(payload);
    },

    /** The same by the whole address that Shopify's own mail holds. */
    async resetByUrl(resetUrl: string, password: string): Promise<AccessTokenAnswer> {
      const {customerResetByUrl: payload} = await client.mutate(CUSTOMER_RESET_BY_URL_MUTATION, {
        resetUrl,
        password,
      });
      return accessOf(payload);
    },

    /** The first password of an invited customer. */
    async activate(
      customerNumber: string,
      activationToken: string,
      password: string,
    ): Promise<AccessTokenAnswer> {
      const {customerActivate: payload} = await client.mutate(CUSTOMER_ACTIVATE_MUTATION, {
        id: customerId(customerNumber),
        input: {activationToken, password},
      });
      return accessOf(payload);
    },
  };
}

function customerId(number: string): string {
  return `gid://shopify/Customer/${number}`;
}
