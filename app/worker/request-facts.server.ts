import {parse} from 'cookie';
import {matchFile, PREVIEW_PARAM} from '~/pages';
import {pickHeaders} from '~/services/http/streams.server';
import type {CookieName} from '~/storage';
import {sharedConsent, cookieOf} from './cookies.server';
import type {Settings} from './env.server';
import {HEALTH_PATH, urlOf} from './shop-host.server';
import {createIsbotFromList, list} from 'isbot';

/**
 * Whether a `User-Agent` names a bot. isbot's patterns that only describe an unusual browser are left out: people use
 * small ones without JavaScript (NetSurf, Dillo, w3m …).
 */
export const isBot = createIsbotFromList(list.filter(isName));

function isName(pattern: string): boolean {
  const words = pattern.replaceAll(/\\\w/g, '');
  return /[a-z]{2}/.test(words) && !/^\^(mozilla|netsurf)/.test(words);
}

const GROUPS = 8;
/** A subscriber usually has a whole /64 of IPv6, so all of its addresses count as one visitor. */
const GROUPS_OF_NETWORK = 4;

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * The network that an address belongs to: an IPv4 address itself, the /64 of an IPv6 address. `null` for the machine
 * that the worker itself runs on, whose address no visitor on the network has.
 */
export function networkOf(address: string): string | null {
  const normalized = address.trim().toLowerCase();
  if (LOOPBACK.test(normalized)) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(normalized);
  if (mapped) return mapped[1] ?? normalized;
  if (!normalized.includes(':')) return normalized;

  const [head = '', tail] = normalized.split('::');
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

/** Parameters that Remix's script adds to a URL to request its data. */
const REMIX_PARAMS = new Set(['_routes', 'index']);

/**
 * Path and query of the page that a request is for, be it for the document or its data:
 * `/konto/adressen.data?_routes=addresses.de` is `/konto/adressen`. Parameters are kept verbatim.
 */
export function requestedPage({pathname, search}: URL): string {
  const path = pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '');
  return path + withoutParams(search, REMIX_PARAMS);
}

/** A query without some parameters and without empty ones; the others stay verbatim. */
function withoutParams(search: string, names: ReadonlySet<string>): string {
  const parts = search.slice(1).split('&');
  const kept = parts.filter((part) => part !== '' && !names.has(part.split('=')[0] ?? ''));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** Whether it is a prefetch, according to the browser (Fetch Metadata, `Sec-Purpose`; formerly `Purpose`). */
export function isPrefetch({headers}: Request): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose');
  return purpose?.includes('prefetch') ?? false;
}

/**
 * Whether a visitor has just requested a page. Older browsers and WebKit (Safari, all on iOS; its version is frozen at
 * 605, Chromium's at 537) do not say who initiated it (`Sec-Fetch-User`): each of their pages counts.
 */
export function isVisit(request: Request, {pathname}: URL): boolean {
  if (request.method !== 'GET' || pathname.endsWith('.data') || isPrefetch(request)) return false;
  const {headers} = request;
  const reportsInitiator =
    headers.has('Sec-Fetch-Mode') && !/AppleWebKit\/6\d\d\b/.test(headers.get('User-Agent') ?? '');
  return headers.get('Sec-Fetch-User') === '?1' || !reportsInitiator;
}

/** Whether the browser reloads a page by itself, as it does when it restores several tabs. */
export function isRestored(request: Request, visit: boolean): boolean {
  return request.method === 'GET' && !urlOf(request).pathname.endsWith('.data') && !visit;
}

/** A page request that carries nothing unique to its visitor. */
export interface AnonymousRequest {
  /** The same for everybody who gets the same page. */
  key: string;
  /** The request without personal data but its address, which Shopify is told, for rendering pages that are shared. */
  stripped(): Request;
  /**
   * Cookies that the visitor has and the stripped request lacks; a shared page that reads one is not served to this
   * visitor.
   */
  withheld: readonly CookieName[];
}

/** Cookies whose normalised value is part of the cache key; an invalid one (`null`) counts as no cookie. */
const sharedCookies: Partial<Record<CookieName, (value: string) => string | null>> = {
  consent: sharedConsent,
  'commerce-locale': (value) => (/^[A-Z]{2}-[A-Z]{2}$/.test(value) ? value : null),
};
/** Cookies that most pages do not read. A visitor with any other of the shop's is not anonymous. */
const withheldCookies: readonly CookieName[] = [
  'locale',
  'recently-viewed',
  'search-visitor',
  'shopify-visitor',
  'shopify-visit',
];

/** Parameters with which advertising numbers each click: with them no two visitors would share a page. */
const CLICK_IDS = new Set(['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'mc_eid']);

const MAX_ADDRESS_LENGTH = 1_000;

/**
 * Reads a request as that of an anonymous visitor; `null` for anything but a page load, for visitors with a session, a
 * cart or a wishlist, for previews, for prefetches, which do not count as views, and for visitors who have consented to
 * statistics if the URL has a query, which statistics may use.
 */
export function readAnonymous(request: Request, settings: Settings): AnonymousRequest | null {
  const {method, headers, url: address} = request;
  const {PAGE_CACHE, STORYBLOK_VERSION, BUYER_IP_HEADER} = settings;
  if (PAGE_CACHE === 'off' || STORYBLOK_VERSION === 'draft') return null;
  if (method !== 'GET' || request.body || address.length > MAX_ADDRESS_LENGTH) return null;
  if ((headers.get('Sec-Fetch-Dest') ?? 'document') !== 'document') return null;
  if (headers.has('Sec-Purpose') || headers.has('Purpose')) return null;
  const {origin, pathname, search, searchParams} = urlOf(request);
  if (
    // `/healthz?deep` carries a token.
    pathname === HEALTH_PATH ||
    matchFile(pathname) ||
    pathname.endsWith('.data') ||
    (search && searchParams.has(PREVIEW_PARAM))
  )
    return null;

  const cookies = readCookies(headers.get('Cookie'));
  if (!cookies) return null;
  const {shared, withheld} = cookies;
  const allowsStatistics = /\bconsent=\S*statistics/.test(shared);
  if (allowsStatistics && search !== '') return null;

  const url = origin + pathname + withoutParams(search, CLICK_IDS);
  const robot = isBot(headers.get('User-Agent')) ? 'robot' : '';
  return {
    key: `${url} ${robot} ${shared}`,
    withheld,
    stripped() {
      // Shopify refuses storefronts whose requests all seem to come from one buyer.
      const kept = pickHeaders(headers, [BUYER_IP_HEADER]);
      kept.set('User-Agent', robot);
      if (shared) kept.set('Cookie', shared);
      return new Request(url, {headers: kept});
    },
  };
}

/**
 * Strips a request for a machine-readable file of its sender's cookies and query, which have no effect there, so that
 * everybody gets the same. Any other request is returned unchanged.
 */
export function withoutVisitor(request: Request, {BUYER_IP_HEADER}: Settings): Request {
  const {origin, pathname} = urlOf(request);
  if (request.method === 'POST' || !matchFile(pathname)) return request;
  const headers = pickHeaders(request.headers, ['User-Agent', BUYER_IP_HEADER]);
  return new Request(origin + pathname, {method: request.method, headers, signal: request.signal});
}

/**
 * Shared cookies as a header, and the names of those to withhold; `null` if any other of the shop's cookies is present.
 */
function readCookies(header: string | null): {shared: string; withheld: CookieName[]} | null {
  const shared: string[] = [];
  const withheld: CookieName[] = [];
  for (const [received, value] of Object.entries(header ? parse(header) : {})) {
    const name = cookieOf(received);
    // The shop never reads cookies it does not know.
    if (!name) continue;
    const toSharedValue = sharedCookies[name];
    const sharedValue = value && toSharedValue?.(value);
    if (withheldCookies.includes(name)) withheld.push(name);
    else if (!toSharedValue) return null;
    else if (sharedValue) shared.push(`${name}=${sharedValue}`);
  }
  return {shared: shared.sort().join('; '), withheld};
}
