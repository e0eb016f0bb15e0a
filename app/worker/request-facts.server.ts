import {parse} from 'cookie';
import {isFile, resources} from '~/pages';
import type {CookieName} from '~/storage';
import {sharedConsent, cookieOf} from './cookies.server';
import type {Settings} from './env.server';
import {createIsbotFromList, list} from 'isbot';

/**
 * Whether a `User-Agent` names a robot. isbot's patterns of what browsers with script look like are left out: small browsers
 * without it (NetSurf, Dillo, w3m …) are used by people.
 */
export const isBot = createIsbotFromList(list.filter(isName));

function isName(pattern: string): boolean {
  const words = pattern.replaceAll(/\\\w/g, '');
  return /[a-z]{2}/.test(words) && !/^\^(mozilla|netsurf)/.test(words);
}

const GROUPS = 8;
/** A household or a server gets a whole /64 of IPv6, an address of it costs nothing. */
const GROUPS_OF_NETWORK = 4;

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Whom an address belongs to: an IPv4 address is its own, an IPv6 address stands for its /64. `null` for nobody
 * in particular: the machine that the worker itself runs on, whose address no visitor on the network has.
 */
export function networkOf(address: string): string | null {
  const plain = address.trim().toLowerCase();
  if (LOOPBACK.test(plain)) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped) return mapped[1] ?? plain;
  if (!plain.includes(':')) return plain;

  const [head = '', tail] = plain.split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const missing = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...last];
  return `${groups.slice(0, GROUPS_OF_NETWORK).join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  const groups = text === '' ? [] : text.split(':');
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** What Remix's script adds to an address to ask for its data. */
const OF_SCRIPT = new Set(['_routes', '_data', 'index']);

/**
 * The page that a request asks for or about, as path with query: `/konto/adressen.data?_routes=addresses.de` is
 * `/konto/adressen`. Parameters are kept letter by letter.
 */
export function requestedPage({pathname, search}: URL): string {
  const path = pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '');
  const parts = search.slice(1).split('&');
  const own = parts.filter((part) => part !== '' && !OF_SCRIPT.has(part.split('=')[0] ?? ''));
  return own.length > 0 ? `${path}?${own.join('&')}` : path;
}

/** Whether it is fetched ahead. Browsers say so (Fetch Metadata, `Sec-Purpose`; before that `Purpose`). */
export function isPrefetch({headers}: Request): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose');
  return purpose?.includes('prefetch') ?? false;
}

/**
 * Whether somebody asks for a page just now. Older browsers and WebKit (Safari, all on iOS; its version stands still at
 * 605, Chromium's at 537) do not say who wanted it (`Sec-Fetch-User`): each of their pages counts.
 */
export function isVisit(request: Request, {pathname}: URL): boolean {
  if (request.method !== 'GET' || pathname.endsWith('.data') || isPrefetch(request)) return false;
  const {headers} = request;
  const says =
    headers.has('Sec-Fetch-Mode') && !/AppleWebKit\/6\d\d\b/.test(headers.get('User-Agent') ?? '');
  return headers.get('Sec-Fetch-User') === '?1' || !says;
}

/** Whether a page is one that the browser loads again by itself, as it does with several tabs at a time. */
export function isRestored({method, url}: Request, visit: boolean): boolean {
  return method === 'GET' && !new URL(url).pathname.endsWith('.data') && !visit;
}

/** A request for a page by somebody of whom nothing is known that only one visitor has. */
export interface AnonymousRequest {
  /** The same for all who get the same page. */
  key: string;
  /** The request without anything of the visitor's: what is made from it can hold nothing of anybody. */
  stripped(): Request;
  /** Cookies that the visitor has and the stripped request has not: pages that look for one of them are not for this visitor. */
  withheld: readonly CookieName[];
}

/**
 * Cookies that many visitors have: part of the key with what is the same for all of them. Anything else in them counts
 * as no cookie.
 */
const sharedCookies: Partial<Record<CookieName, (value: string) => string | null>> = {
  consent: sharedConsent,
  'commerce-locale': (value) => (/^[A-Z]{2}-[A-Z]{2}$/.test(value) ? value : null),
};
/** Cookies of which most pages want to know nothing. A visitor with any other of the shop's is not anonymous. */
const withheldCookies: readonly CookieName[] = [
  'locale',
  'recently-viewed',
  'search-visitor',
  'shopify-visitor',
  'shopify-visit',
];

/** Whoever asks here for more has a token to show. */
const HEALTH = `/${resources.health.path}`;
const LONGEST_ADDRESS = 1_000;

/**
 * Reads a request as that of a visitor without a name; `null` for anything but a page load, for whoever has a session, a
 * cart or a wishlist, for previews, for pages fetched ahead, which note nothing as seen, and for who has agreed to
 * statistics where an address may say something for them.
 */
export function readAnonymous(request: Request, settings: Settings): AnonymousRequest | null {
  const {method, headers, url: address} = request;
  const {PAGE_CACHE, STORYBLOK_VERSION} = settings;
  if (PAGE_CACHE === 'off' || STORYBLOK_VERSION === 'draft') return null;
  if (method !== 'GET' || request.body || address.length > LONGEST_ADDRESS) return null;
  if ((headers.get('Sec-Fetch-Dest') ?? 'document') !== 'document') return null;
  if (headers.has('Sec-Purpose') || headers.has('Purpose')) return null;
  const {origin, pathname, search, searchParams} = new URL(address);
  if (
    pathname === HEALTH ||
    isFile(pathname) ||
    pathname.endsWith('.data') ||
    (search && searchParams.has('_storyblok'))
  )
    return null;

  const cookies = readCookies(headers.get('Cookie'));
  if (!cookies) return null;
  const {shared, withheld} = cookies;
  const allowsStatistics = /\bconsent=\S*statistics/.test(shared);
  if (allowsStatistics && search !== '') return null;

  const url = origin + pathname + search;
  const robot = isBot(headers.get('User-Agent')) ? 'robot' : '';
  return {
    key: `${url} ${robot} ${shared}`,
    withheld,
    stripped: () => new Request(url, {headers: {'User-Agent': robot, Cookie: shared}}),
  };
}

/**
 * The request for a file for machines without what its sender added: cookies and query choose nothing there, so that all
 * get the same. Any other request stays what it is.
 */
export function withoutVisitor(request: Request, {BUYER_IP_HEADER}: Settings): Request {
  const {origin, pathname} = new URL(request.url);
  if (request.method === 'POST' || !isFile(pathname)) return request;
  const headers = new Headers();
  for (const name of ['User-Agent', BUYER_IP_HEADER]) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Request(origin + pathname, {method: request.method, headers, signal: request.signal});
}

/** Shared cookies as a header, and the names of those to withhold; `null` when there is one that is the visitor's own. */
function readCookies(header: string | null): {shared: string; withheld: CookieName[]} | null {
  const shared: string[] = [];
  const withheld: CookieName[] = [];
  for (const [received, value] of Object.entries(header ? parse(header) : {})) {
    const name = cookieOf(received);
    // What the shop does not know it never looks for.
    if (!name) continue;
    const read = sharedCookies[name];
    const same = value && read?.(value);
    if (withheldCookies.includes(name)) withheld.push(name);
    else if (!read) return null;
    else if (same) shared.push(`${name}=${same}`);
  }
  return {shared: shared.sort().join('; '), withheld};
}
