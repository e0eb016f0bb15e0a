import {parse, serialize, type CookieSerializeOptions} from 'cookie';
import {
  consentGroups,
  consentTo,
  storage,
  type Consent,
  type CookieName,
  type StorageEntry,
} from '~/storage';
import {isLoopback} from './shop-host.server';
import type {VisitorTokens} from '~/services/shopify/client.server';

/** Cookies of one request and what its answer will set, by the names and lifetimes of the table in `storage.ts`. */
export interface CookieJar {
  /** As the browser has sent it, or as it was set since. */
  get(name: CookieName): string | null;
  /** Keeps a cookie for its lifetime, its `longest` one, or until `expires`. */
  set(name: CookieName, value: string, lifetime?: 'longest' | {expires: Date}): void;
  remove(name: CookieName): void;
  /** The name by which the browser knows a cookie. */
  nameOf(name: CookieName): string;
  headers(): string[];
  /** The cookies that somebody has looked for, whether the browser has them or not. */
  lookedFor(): CookieName[];
}

/** Prefix of cookies that browsers take from this host alone, by HTTPS (RFC 6265bis, section 4.1.3.2). */
const HOST_ONLY = '__Host-';

/**
 * Cookies by the shop's one rule: path `/`, SameSite=Lax, HttpOnly, Secure except on plain-http localhost. Where they
 * are Secure, those that only this host may set carry the prefix that makes browsers refuse others.
 */
export function openCookieJar(request: Request): CookieJar {
  const received = parse(request.headers.get('Cookie') ?? '');
  const secure = isSecure(request);
  const current = new Map(Object.entries(received));
  const changes = new Map<string, string>();
  const lookedFor = new Set<CookieName>();

  const nameOf = (name: CookieName) =>
    (secure && 'hostOnly' in storage[name] ? HOST_ONLY : '') + plainName(name);
  const write = (name: string, value: string, options: CookieSerializeOptions) =>
    changes.set(
      name,
      serialize(name, value, {path: '/', sameSite: 'lax', secure, httpOnly: true, ...options}),
    );
  const set: CookieJar['set'] = (name, value, lifetime) => {
    current.set(nameOf(name), value);
    write(nameOf(name), value, lastingFor(name, lifetime));
  };

  return {
    get(name) {
      lookedFor.add(name);
      return current.get(nameOf(name)) ?? null;
    },
    set,
    remove(name) {
      current.delete(nameOf(name));
      write(nameOf(name), '', {maxAge: 0});
    },
    nameOf,
    headers: () => [...changes.values()],
    lookedFor: () => [...lookedFor],
  };
}

function cookieNames(): CookieName[] {
  const isCookie = (name: keyof typeof storage): name is CookieName =>
    storage[name].kind === 'cookie';
  return (Object.keys(storage) as (keyof typeof storage)[]).filter(isCookie);
}

/** What browsers call a cookie behind the prefix. */
function plainName(name: CookieName): string {
  const entry: StorageEntry = storage[name];
  return entry.cookie ?? name;
}

const byPlainName = new Map(cookieNames().map((name) => [plainName(name), name]));

/** Which cookie of the table a browser has sent by this name, with the prefix or without. */
export function cookieOf(received: string): CookieName | undefined {
  return byPlainName.get(
    received.startsWith(HOST_ONLY) ? received.slice(HOST_ONLY.length) : received,
  );
}

function lastingFor(
  name: CookieName,
  lifetime?: 'longest' | {expires: Date},
): CookieSerializeOptions {
  if (typeof lifetime === 'object') return lifetime;
  const entry = storage[name];
  const maxAge = lifetime === 'longest' && 'longest' in entry ? entry.longest : entry.lifetime;
  return maxAge === 'browser' ? {} : {maxAge};
}

/** Whether cookies may say Secure: everywhere but on `http://localhost` and its kind. */
export function isSecure(request: Request): boolean {
  const {protocol, hostname} = new URL(request.url);
  return protocol === 'https:' || !isLoopback(hostname);
}

/** Goes up whenever the question asks for more than before: what was agreed to earlier does not cover that, a refusal does. */
const VERSION = 2;

/** What a visitor has chosen; `null` as long as nothing was chosen, or something was allowed by another version. */
export function readConsent(value: string | null): Consent | null {
  const choice = (value ?? '').replace(/\.\d{4}-\d\d-\d\d$/, '');
  const names = choice.split('.');
  const consent = consentTo((group) => names.includes(group));
  const isRefusal = /^[1-9]\d*$/.test(choice) && Number(choice) <= VERSION;
  return isRefusal || withoutDay(consent) === choice ? consent : null;
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

function withoutDay(consent: Consent): string {
  return [VERSION, ...consentGroups.filter((group) => consent[group])].join('.');
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
