import {languageOfUrl, languages} from '~/i18n/languages';
import {resources} from '~/pages';
import {decryptJson, encryptJson, randomBase64url} from '~/services/http/encryption.server';
import {ServiceOutage} from '~/services/http/outage.server';
import {openClassicAccounts} from '~/services/shopify/accounts/classic-accounts.server';
import type {Tokens} from '~/services/shopify/accounts/customer-account/openid.server';
import {
  openShopifyAccounts,
  type SignInSecrets,
} from '~/services/shopify/accounts/customer-account/shopify-accounts.server';
import type {
  RefusedRenewals,
  TokenStore,
} from '~/services/shopify/accounts/customer-account/shopify-session.server';
import type {createShopify} from '~/services/shopify/shopify.server';
import type {CookieJar} from './cookies.server';
import {accountsOf, type Settings} from './env.server';
import type {FlashSession, VisitorSession} from './session.server';

/** Returns what opens the configured kind of customer accounts, with the cookies that it needs. */
export async function accountsOpener(
  settings: Settings,
  url: URL,
  cookies: CookieJar,
  session: VisitorSession,
): Promise<Parameters<typeof createShopify>[0]['openAccounts']> {
  const {SESSION_SECRET, PUBLIC_STOREFRONT_API_VERSION: apiVersion} = settings;
  const accounts = accountsOf(settings);
  switch (accounts.kind) {
    case 'classic':
      return (options) => openClassicAccounts({...options, store: session});
    case 'shopify': {
      const shopifyOptions = {
        store: await openShopifyTokens(cookies, SESSION_SECRET),
        refusedRenewals: refusedRenewalsIn(session),
        secrets: openSignInSecrets(cookies, SESSION_SECRET),
        openId: {
          ...accounts.client,
          apiVersion,
          shopOrigin: url.origin,
          callbackPath: `/${resources.accountCallback}`,
        },
        language: languages[languageOfUrl(url)].shopify,
      };
      return (options) => openShopifyAccounts({...options, ...shopifyOptions});
    }
  }
}

type Secrets = readonly [string, ...string[]];

/** Browsers accept 4096 bytes for a cookie's name and value. */
const MAX_COOKIE_BYTES = 4000;

/** As stored in the cookie: an array, because the tokens are long. */
type StoredTokens = [access: string, refresh: string, idToken: string | null, expiresAt: number];

/**
 * Opens the cookie of a visitor signed in at Shopify. It is separate from the session cookie, which forms and pages
 * rewrite with each message: an older copy of the tokens would end the sign-in.
 */
async function openShopifyTokens(cookies: CookieJar, secrets: Secrets): Promise<TokenStore> {
  let tokens = await readTokens(cookies.get('tokens'), secrets);
  const encryptTokens = ({access, refresh, idToken, expiresAt}: Tokens) => {
    const stored: StoredTokens = [access, refresh, idToken, expiresAt];
    return encryptJson(stored, secrets[0], 'customer');
  };
  return {
    read: () => tokens,
    async write(next) {
      let text = await encryptTokens(next);
      // Without it Shopify asks visitors to confirm signing out.
      if (text.length > MAX_COOKIE_BYTES) text = await encryptTokens({...next, idToken: null});
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

async function readTokens(cookie: string | null, secrets: Secrets): Promise<Tokens | null> {
  const decrypted = cookie ? await decryptJson(cookie, secrets, 'customer') : null;
  if (!decrypted) return null;
  const [access, refresh, idToken, expiresAt] = decrypted.value as StoredTokens;
  return {access, refresh, idToken, expiresAt};
}

/** Binds a sign-in at Shopify to the browser that began it: by a cookie, and by a state that only the shop can decrypt. */
function openSignInSecrets(cookies: CookieJar, secrets: Secrets): SignInSecrets {
  const readBrowserSecret = () => {
    const value = cookies.get('sign-in');
    return value && /^[\w-]{22}$/.test(value) ? value : null;
  };
  return {
    readBrowserSecret,
    getOrCreateBrowserSecret() {
      const value = readBrowserSecret() ?? randomBase64url(16);
      // Renews the hour for the tab that has just started.
      cookies.set('sign-in', value);
      return value;
    },
    seal: (state) => encryptJson(state, secrets[0], 'sign-in'),
    unseal: async (sealed) => (await decryptJson(sealed, secrets, 'sign-in'))?.value ?? null,
  };
}

const REFUSED_RENEWAL = 'renewal-refused';

type RefusedRenewal = [refused: string, since: number];

/** Records in the session, until the next request, that renewing the sign-in was refused, and since when. */
function refusedRenewalsIn(session: FlashSession): RefusedRenewals {
  return {
    take(key) {
      // The session is encrypted, so its content is what `record` wrote.
      const [refused, since] = (session.take(REFUSED_RENEWAL) as RefusedRenewal | null) ?? [];
      return refused === key ? (since ?? null) : null;
    },
    record: (key, since) => session.flash(REFUSED_RENEWAL, [key, since] satisfies RefusedRenewal),
  };
}
