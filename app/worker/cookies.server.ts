import {parse, serialize, type CookieSerializeOptions} from 'cookie';
import {storage, type CookieName} from '~/storage';
import {isLoopback} from './shop-host.server';

/** Cookies of one request and what its answer will set, by the names and lifetimes of the table in `storage.ts`. */
export interface CookieJar {
  /** As the browser has sent it, whatever was set since. */
  get(name: CookieName): string | null;
  /** Keeps a cookie for its lifetime, its `longest` one, or until `expires`. */
  set(name: CookieName, value: string, lifetime?: 'longest' | {expires: Date}): void;
  remove(name: CookieName): void;
  /** The name by which the browser knows a cookie. */
  nameOf(name: CookieName): string;
  /** `Set-Cookie` values for the answer. */
  headers(): string[];
  /** The cookies that somebody has looked for, whether the browser has them or not. */
  lookedFor(): CookieName[];
}

/** Prefix of cookies that browsers take from this host alone, by HTTPS (RFC 6265bis, section 4.1.3.2). */
export const HOST_ONLY = '__Host-';

/**
 * Cookies by the shop's one rule: path `/`, SameSite=Lax, HttpOnly, Secure except on plain-http localhost. Where they
 * are Secure, those that only this host may set carry the prefix that makes browsers refuse others.
 */
export function openCookieJar(request: Request): CookieJar {
  const received = parse(request.headers.get('Cookie') ?? '');
  const secure = isSecure(request);
  const changes = new Map<string, string>();
  const lookedFor = new Set<CookieName>();

  const nameOf = (name: CookieName) =>
    secure && 'hostOnly' in storage[name] ? HOST_ONLY + name : name;
  const write = (name: string, value: string, options: CookieSerializeOptions) =>
    changes.set(
      name,
      serialize(name, value, {path: '/', sameSite: 'lax', secure, httpOnly: true, ...options}),
    );
  const set: CookieJar['set'] = (name, value, lifetime) => {
    write(nameOf(name), value, lastingFor(name, lifetime));
  };

  return {
    get(name) {
      lookedFor.add(name);
      return received[nameOf(name)] ?? null;
    },
    set,
    remove: (name) => void write(nameOf(name), '', {maxAge: 0}),
    nameOf,
    headers: () => [...changes.values()],
    lookedFor: () => [...lookedFor],
  };
}

/** All cookies of the table. */
export function cookieNames(): CookieName[] {
  const isCookie = (name: keyof typeof storage): name is CookieName =>
    storage[name].kind === 'cookie';
  return (Object.keys(storage) as (keyof typeof storage)[]).filter(isCookie);
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
