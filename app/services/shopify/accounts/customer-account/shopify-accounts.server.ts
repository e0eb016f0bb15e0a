import {HOUR_MS} from '~/durations';
import {
  decryptJson,
  encryptJson,
  randomBase64url,
  toBase64url,
} from '~/services/http/encryption.server';
import type {SupplierTimes} from '~/services/http/fetch-json.server';
import {nullOnOutage, ServiceOutage} from '~/services/http/outage.server';
import type {Accounts, OpenedAccounts, ExternalSignIn} from '../accounts';
import {type CustomerCartOptions, openCustomerCart} from '../customer-cart.server';
import type {LoadVariants, AccountLanguage} from './shopify-orders.server';
import {createAccountClient} from './account-client.server';
import {idTokenProblem, createOpenId, type OpenId, type OpenIdSettings} from './openid.server';
import {createShopifyCustomer} from './shopify-customer.server';
import {
  type AccountCookies,
  openShopifySession,
  openTokens,
  type Secrets,
  type ShopifySession,
  type ShopifySessionOptions,
} from './shopify-session.server';

export interface ShopifyAccountsOptions
  extends
    CustomerCartOptions,
    Pick<ShopifySessionOptions, 'messages' | 'isVisit' | 'isBackgroundRequest'> {
  openId: OpenIdSettings;
  times?: SupplierTimes;
  cookies: AccountCookies;
  secrets: Secrets;
  /** The shop's own variants for the lines of orders. */
  loadVariants: LoadVariants;
  /** Of the page. */
  language: AccountLanguage;
}

/** The state sent to Shopify and back, encrypted: any number of tabs may sign in concurrently. */
interface SignInState {
  /** A random text that the browser which began it keeps for an hour. */
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
export async function openShopifyAccounts(
  options: ShopifyAccountsOptions,
): Promise<OpenedAccounts> {
  const {cookies, secrets} = options;
  const openId = createOpenId(options.openId);
  const customerCart = openCustomerCart(options);
  const store = await openTokens(cookies, secrets);
  const session = openShopifySession({...options, openId, customerCart, store});

  const accounts: Accounts = {
    passwords: null,
    externalSignIn: createSignIn(openId, session, cookies, secrets),
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

  const client = createAccountClient(openId, session, options.times);
  const customer = session.tokens() ? createShopifyCustomer(client, options) : null;
  return {accounts, customer, buyerToken: session.access};
}

/** Sign-in on Shopify's page, bound to the browser that begins it by a cookie and a state that only the shop can read. */
function createSignIn(
  openId: OpenId,
  session: ShopifySession,
  cookies: AccountCookies,
  secrets: Secrets,
): ExternalSignIn {
  const readBrowser = () => /^[\w-]{22}$/.exec(cookies.get('sign-in') ?? '')?.[0];
  return {
    provider: 'Shopify',
    async begin(returnTo, language) {
      const browser = readBrowser() ?? randomBase64url(16);
      // Renews the hour for the tab that has just started.
      cookies.set('sign-in', browser);
      const state: SignInState = {
        browser,
        nonce: randomBase64url(32),
        verifier: randomBase64url(32),
        returnTo: returnTo && returnTo.length <= MAX_RETURN_TO_LENGTH ? returnTo : null,
        language,
        begun: Date.now(),
      };
      return openId.signInUrl({
        state: await encryptJson(state, secrets[0], 'sign-in'),
        nonce: state.nonce,
        challenge: await challengeOf(state.verifier),
        language,
      });
    },

    async finish(callbackParams) {
      const sealed = callbackParams.get('state') ?? '';
      const decrypted = await decryptJson(sealed, secrets, 'sign-in');
      if (!decrypted) return {signedIn: false, reason: 'foreign', returnTo: null, language: null};
      const {browser, begun, returnTo, language, verifier, nonce} = decrypted.value as SignInState;
      const failed = (reason: 'foreign' | 'refused') =>
        ({signedIn: false, reason, returnTo, language}) as const;
      if (browser !== readBrowser()) return failed('foreign');
      if (Date.now() - begun > SIGN_IN_TIME_MS) return failed('refused');
      const code = callbackParams.get('code');
      if (!code) return failed('refused');

      const tokens = await nullOnOutage(openId.exchange(code, verifier));
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
