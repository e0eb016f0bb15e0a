import {pause} from '~/durations';
import {hexDigest} from '~/services/http/encryption.server';
import {createDeduplicator} from '~/services/http/isolate-memory';
import {optional, ServiceOutage} from '~/services/http/outage.server';
import type {CustomerCart} from '../customer-cart.server';
import type {AccountEvent} from '../accounts';
import type {OpenId, Tokens} from './openid.server';

/** Where the tokens of who is signed in are kept between requests: a cookie of their own. */
export interface TokenStore {
  /** `null` when nobody is signed in. */
  read(): Tokens | null;
  write(tokens: Tokens): Promise<void>;
  remove(): void;
}

export interface ShopifySessionOptions {
  openId: OpenId;
  store: TokenStore;
  customerCart: CustomerCart;
  /** A page load whose answer surely reaches the browser. */
  isVisit: boolean;
  /** Fetched ahead or restored by the browser: nobody has just asked for it, and several come at a time. */
  isUnasked: boolean;
  doubts: Doubts;
  waitUntil(work: Promise<unknown>): void;
  onEvent(event: AccountEvent): void;
}

/** What the browser remembers of a refused renewal until its next request. */
export interface Doubts {
  /** When these tokens were refused first (ms since 1970), `null` when they never were; forgets it. */
  take(key: string): number | null;
  note(key: string, since: number): void;
}

export type ShopifySession = ReturnType<typeof openShopifySession>;

/** An access token lives for an hour or two: a visit renews it in time, so that what follows need not. */
const RENEW_BELOW_MS = 10 * 60 * 1000;
/** With less than this left it may end on its way. */
const MARGIN_MS = 30 * 1000;
/** In this time the answer of whoever was quicker mostly reaches the browser. */
const HEAD_START_MS = 1000;
/** Longer than any answer takes, whose suppliers have six seconds each. */
const IN_DOUBT_MS = 15 * 1000;

/**
 * One renewal for all requests that come at the same time with the same tokens: renewing ends the refresh token, and
 * whoever came second would look like somebody whose session has ended.
 */
const renewOnce = createDeduplicator<Tokens | null>((tokens) => tokens !== null);

/**
 * The session of customers who sign in at Shopify. The cookie is written by a sign-in and by a renewal and by nothing
 * else, so no other request can bring back an older copy.
 */
export function openShopifySession(options: ShopifySessionOptions) {
  const {openId, store, customerCart, isVisit, isUnasked, doubts, waitUntil, onEvent} = options;
  let access: Promise<string | null> | undefined;
  let afterRefusal: Promise<string | null> | undefined;

  async function readAccess(): Promise<string | null> {
    const tokens = store.read();
    if (!tokens) return null;
    const left = tokens.expiresAt - Date.now();
    if (left > RENEW_BELOW_MS || (left > MARGIN_MS && !isVisit)) return tokens.access;
    if (left <= MARGIN_MS) return renewOrEnd(tokens);
    // There is time: another visit tries again.
    const complaint = 'The tokens of a customer stay as they are';
    const renewed = await optional(renew(tokens), null, complaint);
    return (renewed ?? tokens).access;
  }

  /** `null` when Shopify refuses it. */
  async function renew(tokens: Tokens): Promise<Tokens | null> {
    const key = await hexDigest('SHA-256', tokens.refresh);
    const {outcome, again} = await renewOnce(key, () => openId.refresh(tokens), waitUntil);
    if (outcome) {
      await store.write(outcome);
      if (!again) await customerCart.renewFor(outcome.access);
    }
    return outcome;
  }

  /**
   * A new access token, `null` after the end of the session. Throws `ServiceOutage` while Shopify does not answer for
   * certain, which keeps the session, and for what nobody has asked for: its cookie might come late or never.
   *
   * Shopify refuses a spent refresh token like a dead one, and another isolate may have spent it a moment ago: its answer
   * brings the newer cookie. So a refusal removes nothing yet. A page is answered as if nobody were signed in, which
   * leads pages of the account to the sign-in and from there, with that cookie, back; a form comes back as in an outage.
   * Tokens that are refused still when no such answer can be on its way are dead.
   */
  async function renewOrEnd(tokens: Tokens): Promise<string | null> {
    if (isUnasked) throw new ServiceOutage('Shopify', 'token', 0, 'is renewed by the next visit');
    const renewed = await renew(tokens);
    if (renewed) return renewed.access;
    const key = (await hexDigest('SHA-256', tokens.refresh)).slice(0, 16);
    const since = doubts.take(key) ?? Date.now();
    if (Date.now() - since >= IN_DOUBT_MS) {
      await end();
      return null;
    }
    doubts.note(key, since);
    if (!isVisit) throw new ServiceOutage('Shopify', 'token', 400, 'may be renewed elsewhere');
    await pause(HEAD_START_MS);
    return null;
  }

  /** Forgets tokens that Shopify no longer takes. The cart stays, without its customer; once per request. */
  async function end(): Promise<void> {
    if (!store.read()) return;
    store.remove();
    access = Promise.resolve(null);
    onEvent('sessionEnded');
    await customerCart.leave();
  }

  /** Shopify has refused a token that should still be good: a new one, once per request. */
  async function renewRefused(): Promise<string | null> {
    const tokens = store.read();
    return tokens && renewOrEnd(tokens);
  }

  function currentAccess(): Promise<string | null> {
    access ??= readAccess();
    return access;
  }

  return {
    /** The tokens, as far as the session knows; `null` when nobody is signed in. */
    tokens: () => store.read(),

    /** An access token that is good for now, renewed in time. `null` when nobody is signed in, or no longer. */
    access: currentAccess,

    /**
     * Asks in the name of who is signed in. `question` answers 'unauthorized' when Shopify does not take the token: it is
     * renewed and asked again. `null` when nobody is signed in, or no longer.
     */
    async ask<Answer>(
      question: (access: string) => Promise<Answer | 'unauthorized'>,
    ): Promise<Answer | null> {
      const known = await currentAccess();
      if (!known) return null;
      const answer = await question(known);
      if (answer !== 'unauthorized') return answer;
      afterRefusal ??= renewRefused();
      access = afterRefusal;
      const renewed = await afterRefusal;
      if (!renewed) return null;
      const again = await question(renewed);
      if (again === 'unauthorized') {
        throw new ServiceOutage('Shopify', 'customer account', 401, 'refuses a new token');
      }
      return again;
    },

    /** Begins a session in place of the one before; the customer takes over what is in the cart. */
    async start(tokens: Tokens): Promise<void> {
      const former = store.read();
      await store.write(tokens);
      access = Promise.resolve(tokens.access);
      await customerCart.takeOver(tokens.access, former !== null);
    },

    /** Forgets the session of who signs out. */
    async close(): Promise<void> {
      store.remove();
      access = Promise.resolve(null);
      await customerCart.leaveForGood();
    },
  };
}
