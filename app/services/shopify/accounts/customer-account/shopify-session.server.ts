import {sleep} from '~/durations';
import {decryptJson, encryptJson, hexDigest} from '~/services/http/encryption.server';
import {createDeduplicator} from '~/services/http/isolate-memory';
import {optional, ServiceOutage, SignedOut} from '~/services/http/outage.server';
import type {CustomerCart} from '../customer-cart.server';
import type {AccountEvent} from '../accounts';
import type {OpenId, Tokens} from './openid.server';

export interface AccountCookies {
  get(name: 'tokens' | 'sign-in'): string | null;
  set(name: 'tokens' | 'sign-in', value: string): void;
  remove(name: 'tokens'): void;
}

/** The settings' secrets: the first one encrypts, all of them can decrypt. */
export type Secrets = readonly [string, ...string[]];

/** Browsers accept 4096 bytes for a cookie's name and value. */
const MAX_COOKIE_BYTES = 4000;

/** As stored in the cookie: an array, because the tokens are long. */
type StoredTokens = [access: string, refresh: string, idToken: string | null, expiresAt: number];

/**
 * Opens the cookie with the tokens of a visitor signed in at Shopify. It is separate from the session cookie, which
 * forms and pages rewrite with each message: an older copy of the tokens would end the sign-in.
 */
export async function openTokens(cookies: AccountCookies, secrets: Secrets) {
  const decrypted = await decryptJson(cookies.get('tokens') ?? '', secrets, 'customer');
  const [access, refresh, idToken, expiresAt] = (decrypted?.value ?? []) as Partial<StoredTokens>;
  let tokens: Tokens | null =
    access && refresh && expiresAt ? {access, refresh, idToken: idToken ?? null, expiresAt} : null;
  const encrypt = (...stored: StoredTokens) => encryptJson(stored, secrets[0], 'customer');
  return {
    /** `null` when nobody is signed in. */
    read: () => tokens,
    async write(next: Tokens): Promise<void> {
      let text = await encrypt(next.access, next.refresh, next.idToken, next.expiresAt);
      // Without it Shopify asks visitors to confirm signing out.
      if (text.length > MAX_COOKIE_BYTES)
        text = await encrypt(next.access, next.refresh, null, next.expiresAt);
      if (text.length > MAX_COOKIE_BYTES) {
        throw new ServiceOutage('Shopify', 'token', 200, 'too long for a cookie');
      }
      tokens = next;
      cookies.set('tokens', text);
    },
    remove() {
      tokens = null;
      cookies.remove('tokens');
    },
  };
}

export interface ShopifySessionOptions {
  openId: OpenId;
  store: Awaited<ReturnType<typeof openTokens>>;
  customerCart: CustomerCart;
  /** A page load whose response is certain to reach the browser. */
  isVisit: boolean;
  /** Prefetched or restored by the browser: the visitor did not just request it, and several come at a time. */
  isBackgroundRequest: boolean;
  /** Messages to the browser's next request, kept in its session. */
  messages: {take(key: string): unknown; flash(key: string, value: unknown): void};
  waitUntil(work: Promise<unknown>): void;
  onEvent(event: AccountEvent): void;
}

/** A message: which tokens were refused, and when first (ms since 1970). */
const REFUSED_RENEWAL = 'renewal-refused';
type RefusedRenewal = [key: string, since: number];

export type ShopifySession = ReturnType<typeof openShopifySession>;

/** An access token is valid for an hour or two: a visit renews it in time for the requests that follow. */
const RENEW_BELOW_MS = 10 * 60 * 1000;
/** With less than this left it may expire in transit. */
const MARGIN_MS = 30 * 1000;
/** Within this time, a faster request's response has usually reached the browser. */
const HEAD_START_MS = 1000;
/** Longer than any response takes: each supplier has six seconds. */
const IN_DOUBT_MS = 15 * 1000;

/** A second renewal with the same tokens would look like an expired session: the first one has revoked them. */
const renewOnce = createDeduplicator<Tokens | null>((tokens) => tokens !== null);

/** Renews a customer's tokens, once for all concurrent requests with the same ones. */
function createRenewal(options: ShopifySessionOptions) {
  const {openId, store, customerCart, messages} = options;

  /** The new tokens; `null` when Shopify refuses to renew these. */
  async function renew(tokens: Tokens): Promise<Tokens | null> {
    const key = await hexDigest('SHA-256', tokens.refresh);
    const refresh = () => openId.refresh(tokens);
    const {outcome, isDuplicate} = await renewOnce(key, refresh, options.waitUntil);
    if (outcome) {
      await store.write(outcome);
      if (!isDuplicate) await customerCart.renewFor(outcome.access);
    }
    return outcome;
  }

  /**
   * A new access token, or `null` after the end of the session. Throws `ServiceOutage` while Shopify gives no definite
   * response, and for background requests, whose cookie might arrive late or never.
   *
   * A first refusal removes nothing: another isolate may just have used the refresh token, and its response sets the
   * newer cookie. Meanwhile a page is rendered as if nobody were signed in, and a form fails as in an outage. Tokens
   * that are still refused after `IN_DOUBT_MS` are invalid: they are removed, and the cart stays without its customer.
   */
  async function renewOrEnd(tokens: Tokens): Promise<string | null> {
    if (options.isBackgroundRequest)
      throw new ServiceOutage('Shopify', 'token', 0, 'renewed by the next visit');
    const renewed = await renew(tokens);
    if (renewed) return renewed.access;
    const key = (await hexDigest('SHA-256', tokens.refresh)).slice(0, 16);
    const [refused, since] = (messages.take(REFUSED_RENEWAL) as RefusedRenewal | null) ?? [];
    const firstRefusal = refused === key && since ? since : Date.now();
    if (Date.now() - firstRefusal >= IN_DOUBT_MS) {
      store.remove();
      options.onEvent('sessionEnded');
      await customerCart.detachCustomer();
      return null;
    }
    messages.flash(REFUSED_RENEWAL, [key, firstRefusal] satisfies RefusedRenewal);
    if (!options.isVisit)
      throw new ServiceOutage('Shopify', 'token', 400, 'another isolate may have renewed it');
    await sleep(HEAD_START_MS);
    return null;
  }

  return {renew, renewOrEnd};
}

/**
 * The session of customers who sign in at Shopify. Its cookie is only written by a sign-in and by a renewal, so no
 * other request can bring back an older copy.
 */
export function openShopifySession(options: ShopifySessionOptions) {
  const {store, customerCart, isVisit} = options;
  const {renew, renewOrEnd} = createRenewal(options);
  let access: Promise<string | null> | undefined;
  let afterRefusal: Promise<string | null> | undefined;

  async function readAccess(): Promise<string | null> {
    const tokens = store.read();
    if (!tokens) return null;
    const remainingMs = tokens.expiresAt - Date.now();
    if (remainingMs > RENEW_BELOW_MS || (remainingMs > MARGIN_MS && !isVisit)) return tokens.access;
    if (remainingMs <= MARGIN_MS) return renewOrEnd(tokens);
    // There is time left: another visit retries.
    const logMessage = 'Cannot renew the tokens of a customer early';
    const renewed = await optional(renew(tokens), null, logMessage);
    return (renewed ?? tokens).access;
  }

  /** Renews a token that Shopify has refused although it should be valid. */
  async function renewRefused(): Promise<string | null> {
    const tokens = store.read();
    return tokens && renewOrEnd(tokens);
  }

  function currentAccess(): Promise<string | null> {
    access ??= readAccess();
    return access;
  }

  return {
    /** The tokens, according to the session; `null` when nobody is signed in. */
    tokens: () => store.read(),

    /** A valid access token, renewed in time. `null` when nobody is signed in, or no longer. */
    access: currentAccess,

    /**
     * Calls Shopify on behalf of the customer. If `operation` resolves to 'unauthorized', Shopify has rejected the
     * token: it is renewed and the call repeated. Throws `SignedOut` when nobody is signed in, or no longer.
     */
    async callWithToken<Answer>(
      operation: (access: string) => Promise<Answer | 'unauthorized'>,
    ): Promise<Answer> {
      const currentToken = await currentAccess();
      if (!currentToken) throw new SignedOut();
      const result = await operation(currentToken);
      if (result !== 'unauthorized') return result;
      afterRefusal ??= renewRefused();
      access = afterRefusal;
      const renewed = await afterRefusal;
      if (!renewed) throw new SignedOut();
      const retryResult = await operation(renewed);
      if (retryResult === 'unauthorized') {
        throw new ServiceOutage('Shopify', 'customer account', 401, 'rejects a renewed token');
      }
      return retryResult;
    },

    /** Starts a session in place of any previous one; the customer takes over the contents of the cart. */
    async start(tokens: Tokens): Promise<void> {
      const previousTokens = store.read();
      await store.write(tokens);
      access = Promise.resolve(tokens.access);
      await customerCart.takeOver(tokens.access, previousTokens !== null);
    },

    /** Forgets the session at sign-out. */
    async close(): Promise<void> {
      store.remove();
      access = Promise.resolve(null);
      await customerCart.detachOrForget();
    },
  };
}
