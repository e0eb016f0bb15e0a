import type {VisitorTokens} from '~/services/shopify/client.server';
import type {Consent} from '~/storage';
import type {CookieJar} from './cookies.server';

/**
 * The names by which Shopify's statistics know a browser and its visit, made up where it has none; `null` without consent.
 * Looking for them renews the visit, so nothing that is the same for everybody may.
 */
export function openVisitorTokens(
  cookies: CookieJar,
  consent: Consent | null,
): () => VisitorTokens | null {
  let tokens: VisitorTokens | null = null;
  return () => {
    if (!consent?.statistics) return null;
    if (tokens) return tokens;
    const unique = read(cookies.get('shopify-visitor'));
    const visit = read(cookies.get('shopify-visit')) ?? crypto.randomUUID();
    tokens = {unique: unique ?? crypto.randomUUID(), visit};
    if (!unique) cookies.set('shopify-visitor', tokens.unique);
    cookies.set('shopify-visit', visit);
    return tokens;
  };
}

const read = (value: string | null) => (value && /^[\w-]{1,64}$/.test(value) ? value : null);
