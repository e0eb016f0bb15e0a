import {DAY_MS} from '~/durations';
import {optional} from '../../http/outage.server';
import {type ShopifyClient, ShopifyUserError} from '../client.server';
import type {CustomerAccessFragment} from '../storefront.generated';
import type {CustomerIssue, Refusal} from './accounts';
import {openCustomerCart, type CustomerCartOptions} from './customer-cart.server';
import {
  CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
  CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION,
} from './customer.graphql';

/** The right to act for a customer until `expiresAt` (ISO 8601). */
export interface CustomerAccess {
  token: string;
  expiresAt: string;
}

/** Where the access of who is signed in is kept between requests: the session's cookie. */
export interface AccessStore {
  /** Also when its time is over; `null` when nobody is signed in. */
  customer(): CustomerAccess | null;
  /** Begins the session anew with this access and nothing else. */
  signIn(access: CustomerAccess): void;
  /** Another token for the same customer; all else stays. */
  renew(access: CustomerAccess): void;
  signOut(): void;
}

export interface SessionOptions extends CustomerCartOptions {
  client: ShopifyClient;
  store: AccessStore;
  /** A page load whose answer surely reaches the browser. */
  isVisit: boolean;
}

/** The session of a customer with a password; what `openClassicSession` answers. */
export type ClassicSession = ReturnType<typeof openClassicSession>;

/** A third of the month that Shopify gives a token. */
const RENEW_BELOW_MS = 10 * DAY_MS;

/** The session of classic accounts: a token of the Storefront API, and the cart that knows it. */
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
   * The token with a new month when less than a third of it is left, else as it is. Renewing may end the old token
   * at once, so it happens only on a visit whose answer surely reaches the browser: not for data, not ahead, not
   * for several restored tabs at a time. When Shopify does not renew it, the old one goes on.
   */
  async function renewInTime(access: CustomerAccess): Promise<string> {
    const left = Date.parse(access.expiresAt) - Date.now();
    if (left > RENEW_BELOW_MS || !isVisit) return access.token;
    const renewal = client.mutate(CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION, {
      customerAccessToken: access.token,
    });
    const answer = await optional(renewal, null, 'A token cannot be renewed');
    const renewed = toAccess(answer?.customerAccessTokenRenew?.customerAccessToken);
    if (!renewed) return access.token;
    store.renew(renewed);
    await customerCart.renewFor(renewed.token);
    return renewed.token;
  }

  /** Begins a session in place of the one before, whose token ends: nobody could end it any more. */
  async function start({token: next, expiresAt}: CustomerAccess): Promise<void> {
    const former = store.customer();
    store.signIn({token: next, expiresAt});
    token = Promise.resolve(next);
    if (former) waitUntil(endFormer(former.token));
    await customerCart.takeOver(next, former !== null);
  }

  /** A new password has ended it already: Shopify's complaint about that is no news. */
  function endFormer(former: string): Promise<unknown> {
    const deletion = deleteToken(former).catch((error: unknown) => {
      if (!(error instanceof ShopifyUserError)) throw error;
    });
    return optional(deletion, null, 'A former token lives on');
  }

  /** Forgets a token that Shopify no longer takes. The cart stays, without its customer; once per request. */
  async function end(): Promise<void> {
    if (!store.customer()) return;
    store.signOut();
    token = Promise.resolve(null);
    onEvent('sessionEnded');
    await customerCart.leave();
  }

  /** Ends a token at Shopify. Throws `ShopifyUserError` with Shopify's first complaint. */
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
    end,
    deleteToken,
    /**
     * Asks Shopify in the name of who is signed in, by a token that is renewed in time. `null` when there is nobody, or
     * when Shopify does not take the token: it answers nothing then, or complains about it.
     */
    async ask<Answer extends object>(
      question: (token: string) => Promise<Answer | null>,
    ): Promise<Answer | null> {
      token ??= readToken();
      const known = await token;
      if (!known) return null;
      const answer = await question(known);
      if (answer && !isAboutToken(answer)) return answer;
      await end();
      return null;
    },
    /** The token of an open session that is to be closed; one whose time is over ends at once and is none. */
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
      await customerCart.leaveForGood();
    },
  };
}

/** Whether Shopify complains about the token and not about what was typed. */
function isAboutToken(answer: object): boolean {
  if (!('errors' in answer) || !Array.isArray(answer.errors)) return false;
  return (answer.errors as Pick<CustomerIssue, 'field'>[]).some(
    ({field}) => field?.at(-1) === 'customerAccessToken',
  );
}

/** A token with the time at which it ends, as Shopify says it; `null` when there is none. */
export function toAccess(access: CustomerAccessFragment | null | undefined): CustomerAccess | null {
  return access ? {token: access.accessToken, expiresAt: access.expiresAt} : null;
}

/** Shopify's complaints; none when it did not answer the mutation at all. */
export function refusal(
  payload: {customerUserErrors: CustomerIssue[]} | null | undefined,
): Refusal {
  return {success: false, errors: payload?.customerUserErrors ?? []};
}
