import {HOUR_MS} from '~/durations';
import {randomBase64url, toBase64url} from '~/services/http/encryption.server';
import {ServiceOutage} from '~/services/http/outage.server';
import type {Accounts, OpenedAccounts, ExternalSignIn} from '../accounts';
import {type CustomerCartOptions, openCustomerCart} from '../customer-cart.server';
import type {LoadVariants, AccountLanguage} from './shopify-orders.server';
import {createAccountClient} from './account-client.server';
import {idTokenProblem, createOpenId, type OpenId, type OpenIdSettings} from './openid.server';
import {createShopifyCustomer} from './shopify-customer.server';
import {
  openShopifySession,
  type ShopifySession,
  type ShopifySessionOptions,
} from './shopify-session.server';

/** The browser's and the shop's secrets for a sign-in in progress. */
export interface SignInSecrets {
  /** A random text stored by the browser for an hour; created if missing. */
  getOrCreateBrowserSecret(): string;
  /** The same; `null` if the browser has none. */
  readBrowserSecret(): string | null;
  /** Encrypts a JSON value so that only the shop can read it and nobody can modify it. */
  seal(state: SignInState): Promise<string>;
  /** What `seal` encrypted; `null` for any other text. */
  unseal(sealed: string): Promise<unknown>;
}

interface ShopifyAccountsOptions
  extends
    CustomerCartOptions,
    Pick<ShopifySessionOptions, 'store' | 'refusedRenewals' | 'isVisit' | 'isBackgroundRequest'> {
  openId: OpenIdSettings;
  secrets: SignInSecrets;
  /** The shop's own variants for the lines of orders. */
  loadVariants: LoadVariants;
  /** Of the page. */
  language: AccountLanguage;
}

/** The state sent to Shopify and back, encrypted: any number of tabs may sign in concurrently. */
interface SignInState {
  browser: string;
  nonce: string;
  verifier: string;
  returnTo: string | null;
  language: string;
  begun: number;
}

/** Longest duration of a sign-in: a code has to arrive by mail. */
const SIGN_IN_TIME_MS = HOUR_MS;
/** Longer paths are dropped: the length of URLs is limited. */
const MAX_RETURN_TO_LENGTH = 1000;

/** Customer accounts with sign-in at Shopify (Customer Account API), and the signed-in customer. */
export function openShopifyAccounts(options: ShopifyAccountsOptions): OpenedAccounts {
  const openId = createOpenId(options.openId);
  const customerCart = openCustomerCart(options);
  const session = openShopifySession({...options, openId, customerCart});

  const accounts: Accounts = {
    passwords: null,
    externalSignIn: createSignIn(openId, session, options.secrets),
    knownAtCheckout: true,
    internationalPhones: true,
    async signOut(landing) {
      const tokens = session.tokens();
      if (!tokens) return 'notSignedIn';
      await session.close();
      try {
        return {continueAt: await openId.signOutUrl(tokens.idToken, landing)};
      } catch (error) {
        if (!(error instanceof ServiceOutage)) throw error;
        console.error(`Cannot end the session at Shopify: ${error.message}`);
        return 'signedOutHereOnly';
      }
    },
  };

  const client = createAccountClient(openId, session);
  const customer = session.tokens() ? createShopifyCustomer(client, options) : null;
  return {accounts, customer, buyerToken: session.access};
}

/** Sign-in on Shopify's page, bound to the browser that begins it by `secrets`. */
function createSignIn(
  openId: OpenId,
  session: ShopifySession,
  secrets: SignInSecrets,
): ExternalSignIn {
  return {
    provider: 'Shopify',
    async begin(returnTo, language) {
      const state: SignInState = {
        browser: secrets.getOrCreateBrowserSecret(),
        nonce: randomBase64url(32),
        verifier: randomBase64url(32),
        returnTo: returnTo && returnTo.length <= MAX_RETURN_TO_LENGTH ? returnTo : null,
        language,
        begun: Date.now(),
      };
      return openId.signInUrl({
        state: await secrets.seal(state),
        nonce: state.nonce,
        challenge: await challengeOf(state.verifier),
        language,
      });
    },

    async finish(callbackParams) {
      const state = (await secrets.unseal(callbackParams.get('state') ?? '')) as SignInState | null;
      if (!state) return {signedIn: false, reason: 'foreign', returnTo: null, language: null};
      const {returnTo, language, verifier, nonce} = state;
      const failed = (reason: 'foreign' | 'refused') =>
        ({signedIn: false, reason, returnTo, language}) as const;
      if (state.browser !== secrets.readBrowserSecret()) return failed('foreign');
      if (Date.now() - state.begun > SIGN_IN_TIME_MS) return failed('refused');
      const code = callbackParams.get('code');
      if (!code) return failed('refused');

      const tokens = await openId.exchange(code, verifier);
      if (!tokens) {
        // A code can be used only once: the response to the first request has already signed in.
        return session.tokens() ? {signedIn: true, returnTo, language} : failed('refused');
      }
      const {issuer} = await openId.endpoints();
      const expected = {issuer, audience: openId.clientId, nonce};
      const problem = idTokenProblem(tokens.idToken ?? '', expected);
      if (problem) {
        console.error(`An id token of Shopify ${problem}`);
        return failed('refused');
      }
      await session.start(tokens);
      return {signedIn: true, returnTo, language};
    },

    async hosts() {
      const {authorization, endSession} = await openId.endpoints();
      return [...new Set([authorization, endSession].map((address) => new URL(address).origin))];
    },
  };
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64url(new Uint8Array(digest));
}
