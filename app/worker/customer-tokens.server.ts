import {randomBase64url} from '~/services/http/encodings';
import {ServiceOutage} from '~/services/http/outage.server';
import type {Tokens} from '~/services/shopify/customer-account/openid.server';
import type {SignInSecrets} from '~/services/shopify/customer-account/shopify-accounts.server';
import type {Doubts, TokenStore} from '~/services/shopify/customer-account/shopify-session.server';
import type {CookieJar} from './cookies.server';
import type {FlashSession} from './session.server';
import {decrypt, encrypt} from '~/services/http/encryption.server';

type Secrets = readonly [string, ...string[]];

/** Browsers take 4096 bytes of a cookie's name and value. */
const LARGEST = 4000;

/** As the cookie holds them: short, because they are long. */
type Kept = [access: string, refresh: string, idToken: string | null, expiresAt: number];

/**
 * Opens the cookie of who has signed in at Shopify. It is not the session's: forms and pages write that one whenever
 * they have something to say, and an older copy of the tokens would end what it holds.
 */
export async function openCustomerTokens(
  cookies: CookieJar,
  secrets: Secrets,
): Promise<TokenStore> {
  let tokens = await readTokens(cookies.get('customer'), secrets);
  const sealed = ({access, refresh, idToken, expiresAt}: Tokens) => {
    const kept: Kept = [access, refresh, idToken, expiresAt];
    return encrypt(JSON.stringify(kept), secrets[0], 'customer');
  };
  return {
    read: () => tokens,
    async write(next) {
      let text = await sealed(next);
      // Without it Shopify asks whether to sign out.
      if (text.length > LARGEST) text = await sealed({...next, idToken: null});
      if (text.length > LARGEST) {
        throw new ServiceOutage('Shopify', 'token', 200, 'too long for a cookie');
      }
      tokens = next;
      cookies.set('customer', text);
    },
    remove() {
      tokens = null;
      cookies.remove('customer');
    },
  };
}

/** Nobody else can write the cookie, so its content is what `write` wrote. */
async function readTokens(cookie: string | null, secrets: Secrets): Promise<Tokens | null> {
  const read = cookie ? await decrypt(cookie, secrets, 'customer') : null;
  if (!read) return null;
  const [access, refresh, idToken, expiresAt] = JSON.parse(read.text) as Kept;
  return {access, refresh, idToken, expiresAt};
}

/** What binds a sign-in at Shopify to the browser that began it: its cookie, and text that only the shop can read. */
export function openSignInSecrets(cookies: CookieJar, secrets: Secrets): SignInSecrets {
  const known = () => {
    const value = cookies.get('sign-in');
    return value && /^[\w-]{22}$/.test(value) ? value : null;
  };
  return {
    knownToBrowser: known,
    ofBrowser() {
      const value = known() ?? randomBase64url(16);
      // Another hour, for the tab that has just begun.
      cookies.set('sign-in', value);
      return value;
    },
    seal: (text) => encrypt(text, secrets[0], 'sign-in'),
    unseal: async (sealed) => (await decrypt(sealed, secrets, 'sign-in'))?.text ?? null,
  };
}

const DOUBT = 'renewal-refused';

/** Which refusal of a renewal the browser has met last, kept in its session until the next one. */
export function doubtsIn(session: FlashSession): Doubts {
  return {
    take: (key) => session.take(DOUBT) === key,
    note: (key) => session.flash(DOUBT, key),
  };
}
