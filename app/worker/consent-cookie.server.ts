import type {Consent} from '~/storage';
import type {VisitorTokens} from '~/services/shopify/client.server';
import type {CookieJar} from './cookies.server';

/** Goes up whenever the question asks for more than before: what was agreed to earlier does not cover that. */
const VERSION = 2;

const pattern = new RegExp(`^${VERSION}(\\.statistics)?(\\.marketing)?(\\.\\d{4}-\\d\\d-\\d\\d)?$`);

/** What a visitor has chosen; `null` as long as nothing was chosen, or something of another version. */
export function readConsent(value: string | null): Consent | null {
  const read = pattern.exec(value ?? '');
  return read && {statistics: Boolean(read[1]), marketing: Boolean(read[2])};
}

/** The cookie of a choice: its version, the groups that are allowed, and the day it was made. */
export function writeConsent(consent: Consent, now: Date): string {
  return `${withoutDay(consent)}.${now.toISOString().slice(0, 10)}`;
}

/** The same value for all who have chosen the same; `null` for what is no choice. */
export function sharedConsent(value: string): string | null {
  const consent = readConsent(value);
  return consent && withoutDay(consent);
}

function withoutDay({statistics, marketing}: Consent): string {
  const groups = [statistics && 'statistics', marketing && 'marketing'];
  return [VERSION, ...groups].filter(Boolean).join('.');
}

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
