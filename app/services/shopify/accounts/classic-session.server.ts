import {DAY_MS} from '~/durations';
import {hexDigest} from '../../http/encryption.server';
import {createDeduplicator} from '../../http/isolate-memory';
import {optional, SignedOut} from '../../http/outage.server';
import {type ShopifyClient, ShopifyUserError} from '../client.server';
import type {CustomerAccessFragment} from '../storefront.generated';
import type {CustomerIssue} from './accounts';
import {openCustomerCart, type CustomerCartOptions} from './customer-cart.server';
import {
  CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
  CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION,
} from './customer.graphql';

/** Access for a customer until `expiresAt` (ISO 8601). */
export interface CustomerAccess {
  token: string;
  expiresAt: string;
}

/** Stores the customer's access between requests: in the session's cookie. */
export interface AccessStore {
  /** The access, even if it has expired; `null` when nobody is signed in. */
  customer(): CustomerAccess | null;
  /** Starts a new session that contains only this access. */
  signIn(access: CustomerAccess): void;
  /** Replaces the token of the same customer; everything else stays. */
  renew(access: CustomerAccess): void;
  signOut(): void;
}

export interface SessionOptions extends CustomerCartOptions {
  client: ShopifyClient;
  store: AccessStore;
  /** A page load whose response is certain to reach the browser. */
  isVisit: boolean;
}

/** The session of a customer with a password. */
export type ClassicSession = ReturnType<typeof openClassicSession>;

/** A third of the month for which Shopify issues a token. */
const RENEW_BELOW_MS = 10 * DAY_MS;

/** A second renewal would look like an expired session: the first one has revoked the token. */
const renewOnce = createDeduplicator<CustomerAccess | null>((access) => access !== null);

/** The session of classic accounts: a Storefront API token, and the cart associated with it. */
export function openClassicSession(options: SessionOptions) {
  const {client, store, isVisit, waitUntil, onEvent} = options;
  const customerCart = openCustomerCart(options);
  let token: Promise<string | null> | undefined;

  async function readToken(): Promise<string | null> {
    const access = store.customer();
    if (!access) return null;
    if (Date.parse(access.expiresAt) > Date.now()) return renewInTime(access);
    await end();
    return null;
  }

  /**
   * The token, renewed when less than a third of its month is left. Renewal may revoke the old token at once, so it
   * only happens on a visit whose response is certain to reach the browser: not for data requests, prefetches, or
   * several restored tabs at a time. If Shopify does not renew it, the old one stays in use.
   */
  async function renewInTime(access: CustomerAccess): Promise<string> {
    const remainingMs = Date.parse(access.expiresAt) - Date.now();
    if (remainingMs > RENEW_BELOW_MS || !isVisit) return access.token;
    const renewal = renewOnce(
      await hexDigest('SHA-256', access.token),
      async () => {
        const variables = {customerAccessToken: access.token};
        const response = await client.mutate(CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION, variables);
        return toAccess(response.customerAccessTokenRenew?.customerAccessToken);
      },
      waitUntil,
    );
    const renewed = await optional(renewal, null, 'A token cannot be renewed');
    if (!renewed?.outcome) return access.token;
    store.renew(renewed.outcome);
    if (!renewed.isDuplicate) await customerCart.renewFor(renewed.outcome.token);
    return renewed.outcome.token;
  }

  /** Starts a session. The token of a previous one is deleted: nobody could delete it later. */
  async function start({token: next, expiresAt}: CustomerAccess): Promise<void> {
    const previousAccess = store.customer();
    // Of two clicks the first has already started it: its token must not be deleted as that of a previous session.
    if (previousAccess?.token === next) return;
    store.signIn({token: next, expiresAt});
    token = Promise.resolve(next);
    if (previousAccess) waitUntil(deletePreviousToken(previousAccess.token));
    await customerCart.takeOver(next, previousAccess !== null);
  }

  /** A new password has already revoked it, so Shopify's error about that is ignored. */
  function deletePreviousToken(previousToken: string): Promise<unknown> {
    const deletion = deleteToken(previousToken).catch((error: unknown) => {
      if (!(error instanceof ShopifyUserError)) throw error;
    });
    return optional(deletion, null, 'Cannot delete the previous token');
  }

  /** Forgets a token that Shopify no longer accepts. The cart stays, without its customer; once per request. */
  async function end(): Promise<void> {
    if (!store.customer()) return;
    store.signOut();
    token = Promise.resolve(null);
    onEvent('sessionEnded');
    await customerCart.detachCustomer();
  }

  /** Deletes a token at Shopify. Throws `ShopifyUserError` with Shopify's first error. */
  async function deleteToken(customerAccessToken: string): Promise<void> {
    const {customerAccessTokenDelete: payload} = await client.mutate(
      CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
      {customerAccessToken},
    );
    const [issue] = payload?.userErrors ?? [];
    if (issue) throw new ShopifyUserError('customerAccessTokenDelete', issue.message, issue.field);
  }

  return {
    start,
    deleteToken,
    /**
     * Sends an operation on behalf of the customer, with a token that is renewed in time, and returns the only field of
     * its response. Throws `SignedOut` when nobody is signed in, or when Shopify does not accept the token: then the
     * field is `null`, or its errors are about the token.
     */
    async callWithToken<Response extends object>(
      send: (access: {customerAccessToken: string}) => Promise<Response>,
    ) {
      token ??= readToken();
      const customerAccessToken = await token;
      const response = customerAccessToken ? await send({customerAccessToken}) : {};
      const [field] = Object.values<Response[keyof Response]>(response);
      if (field && !isAboutToken(field)) return field;
      await end();
      throw new SignedOut();
    },
    /** The token of an active session that is to be closed; `null` without one. An expired session is ended at once. */
    async tokenToClose(): Promise<string | null> {
      const access = store.customer();
      if (access && Date.parse(access.expiresAt) > Date.now()) return access.token;
      await end();
      return null;
    },
    /** Forgets the session after Shopify has ended it. */
    async close(): Promise<void> {
      store.signOut();
      token = Promise.resolve(null);
      await customerCart.detachOrForget();
    },
  };
}

/** Whether Shopify's errors are about the token rather than the input. */
function isAboutToken({customerUserErrors = []}: {customerUserErrors?: CustomerIssue[]}): boolean {
  return customerUserErrors.some(({field}) => field?.at(-1) === 'customerAccessToken');
}

/** A token and its expiry, or `null`. */
export function toAccess(access: CustomerAccessFragment | null | undefined): CustomerAccess | null {
  return access ? {token: access.accessToken, expiresAt: access.expiresAt} : null;
}
