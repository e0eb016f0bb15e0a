import {parse, serialize, type CookieSerializeOptions} from 'cookie';
import {
  consentGroups,
  consentTo,
  storage,
  type Consent,
  type CookieName,
  type StorageEntry,
} from '~/storage';
import {isLoopback, urlOf} from './shop-host.server';
import type {VisitorTokens} from '~/services/shopify/client.server';

export type CookieJar = ReturnType<typeof openCookieJar>;

/** Prefix of cookies that browsers accept from this host alone, over HTTPS (RFC 6265bis, section 4.1.3.2). */
const HOST_ONLY = '__Host-';

/**
 * Cookies of a request and its response, with the names and lifetimes of the table in `storage.ts`: path `/`,
 * SameSite=Lax, HttpOnly, Secure except on plain-http localhost. If Secure, those that only this host may set carry the
 * prefix that makes browsers reject others.
 */
export function openCookieJar(request: Request) {
  const received = parse(request.headers.get('Cookie') ?? '');
  const secure = isSecure(request);
  const current = new Map(Object.entries(received));
  const changes = new Map<string, string>();
  const readNames = new Set<CookieName>();

  const nameOf = (name: CookieName) =>
    (secure && 'hostOnly' in storage[name] ? HOST_ONLY : '') + plainName(name);
  const write = (name: string, value: string, options: CookieSerializeOptions) =>
    changes.set(
      name,
      serialize(name, value, {path: '/', sameSite: 'lax', secure, httpOnly: true, ...options}),
    );

  return {
    /**
     * Whether the request has any cookie. Every page sets one, so a form without any comes from a browser that refuses
     * cookies.
     */
    hasReceivedAny: request.headers.has('Cookie'),
    /** As sent by the browser, or as set since. */
    get(name: CookieName): string | null {
      readNames.add(name);
      return current.get(nameOf(name)) ?? null;
    },
    /** Sets a cookie for its lifetime, its extended one, or until `expires`. */
    set(name: CookieName, value: string, lifetime?: Lifetime): void {
      current.set(nameOf(name), value);
      write(nameOf(name), value, lifetimeOptions(name, lifetime));
    },
    remove(name: CookieName): void {
      current.delete(nameOf(name));
      write(nameOf(name), '', {maxAge: 0});
    },
    /** The cookie's name in the browser. */
    nameOf,
    headers: () => [...changes.values()],
    /** The cookies that have been read, whether the browser has them or not. */
    readNames: () => [...readNames],
  };
}

/** A cookie's name in the browser, without the prefix. */
function plainName(name: CookieName): string {
  const entry: StorageEntry = storage[name];
  return entry.cookie ?? name;
}

const byPlainName = new Map(
  Object.entries<StorageEntry>(storage)
    .filter(([, {kind}]) => kind === 'cookie')
    .map(([name, {cookie = name}]) => [cookie, name as CookieName]),
);

/** Returns which cookie of the table has this name in the browser, with the prefix or without. */
export function cookieOf(received: string): CookieName | undefined {
  return byPlainName.get(
    received.startsWith(HOST_ONLY) ? received.slice(HOST_ONLY.length) : received,
  );
}

type Lifetime = 'extended' | {expires: Date};

function lifetimeOptions(name: CookieName, lifetime?: Lifetime): CookieSerializeOptions {
  if (typeof lifetime === 'object') return lifetime;
  const entry = storage[name];
  const maxAge =
    lifetime === 'extended' && 'extendedLifetime' in entry
      ? entry.extendedLifetime
      : entry.lifetime;
  return maxAge === 'browser' ? {} : {maxAge};
}

/** Whether cookies may be Secure: everywhere except on `http://localhost` and other loopback hosts. */
export function isSecure(request: Request): boolean {
  const {protocol, hostname} = urlOf(request);
  return protocol === 'https:' || !isLoopback(hostname);
}

/** Increment when visitors are asked for more: earlier consents expire, refusals stay valid. */
const VERSION = 2;

/** The visitor's choice; `null` until there is one, or if consent was given to another version. */
export function readConsent(value: string | null): Consent | null {
  const choice = (value ?? '').replace(/\.\d{4}-\d\d-\d\d$/, '');
  const names = choice.split('.');
  const consent = consentTo((group) => names.includes(group));
  const isRefusal = /^[1-9]\d*$/.test(choice) && Number(choice) <= VERSION;
  return isRefusal || withoutDate(consent) === choice ? consent : null;
}

/** The cookie of a choice: its version, the allowed groups, and its date. */
export function writeConsent(consent: Consent, now: Date): string {
  return `${withoutDate(consent)}.${now.toISOString().slice(0, 10)}`;
}

/** The same value for everybody with the same choice; `null` for an invalid one. */
export function sharedConsent(value: string): string | null {
  const consent = readConsent(value);
  return consent && withoutDate(consent);
}

function withoutDate(consent: Consent): string {
  return [VERSION, ...consentGroups.filter((group) => consent[group])].join('.');
}

/**
 * The ids of a browser and its visit in Shopify's statistics, generated if missing; `null` without consent. Reading
 * them renews the visit, so nothing that is the same for everybody may do so.
 */
export function openVisitorTokens(
  cookies: CookieJar,
  consent: Consent | null,
): () => VisitorTokens | null {
  let tokens: VisitorTokens | null = null;
  return () => {
    if (!consent?.statistics) return null;
    if (tokens) return tokens;
    const unique = validToken(cookies.get('shopify-visitor'));
    const visit = validToken(cookies.get('shopify-visit')) ?? crypto.randomUUID();
    tokens = {unique: unique ?? crypto.randomUUID(), visit};
    if (!unique) cookies.set('shopify-visitor', tokens.unique);
    cookies.set('shopify-visit', visit);
    return tokens;
  };
}

const validToken = (value: string | null) => (value && /^[\w-]{1,64}$/.test(value) ? value : null);
