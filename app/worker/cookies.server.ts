import {parse, serialize, type CookieSerializeOptions} from 'cookie';
import {isLoopback} from './shop-host.server';

/** Cookies of one request and what its answer will set. */
export interface CookieJar {
  get(name: string): string | null;
  /** Keeps a cookie for so many seconds, or until the browser closes (`session`). */
  set(
    name: string,
    value: string,
    maxAge: number | 'session',
    options?: {readable?: boolean},
  ): void;
  remove(name: string): void;
  /** `Set-Cookie` values for the answer. */
  headers(): string[];
}

/**
 * Cookies by the shop's one rule: path `/`, SameSite=Lax, HttpOnly unless `readable`, Secure except on
 * plain-http localhost.
 */
export function openCookieJar(request: Request): CookieJar {
  const received = parse(request.headers.get('Cookie') ?? '');
  const secure = isSecure(request);
  const changes = new Map<string, string>();

  const write = (name: string, value: string, options: CookieSerializeOptions) =>
    changes.set(name, serialize(name, value, {path: '/', sameSite: 'lax', secure, ...options}));

  return {
    get: (name) => received[name] ?? null,
    set: (name, value, maxAge, {readable = false} = {}) =>
      void write(name, value, {
        ...(maxAge !== 'session' && {maxAge}),
        httpOnly: !readable,
      }),
    remove: (name) => void write(name, '', {maxAge: 0, httpOnly: true}),
    headers: () => [...changes.values()],
  };
}

/** Whether cookies may say Secure: everywhere but on `http://localhost` and its kind. */
export function isSecure(request: Request): boolean {
  const {protocol, hostname} = new URL(request.url);
  return protocol === 'https:' || !isLoopback(hostname);
}
