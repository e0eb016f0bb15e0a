import {assetHosts} from '~/services/storyblok/delivery-client.server';
import {mayRunTags} from '~/pages';
import type {Consent} from '~/storage';
import type {Settings} from './env.server';
import {urlOf} from './shop-host.server';
import {isFromEditor, type Preview} from './storyblok.server';

/**
 * Defaults that a response may override: pages set their own policy, and the visual editor frames them cross-origin.
 */
const defaultHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Sets the headers of every response of the worker. A page without tags does not tell its URL to the next page, whose
 * tags could read it there: as referrer, or with the Navigation API, from which browsers hide it with `origin` but not
 * with `strict-origin`. The referrer policy must not be `no-referrer`: browsers would then send `Origin: null` with
 * plain forms, which the origin check refuses.
 */
export function setSecurityHeaders(headers: Headers, request: Request): void {
  const {protocol, pathname, search} = urlOf(request);
  const referrer = mayRunTags(pathname + search) ? 'strict-origin-when-cross-origin' : 'origin';
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', referrer);
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  for (const [name, value] of Object.entries(defaultHeaders)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (protocol === 'https:') {
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
}

interface PolicyOptions {
  /** Other hosts that the page's forms may redirect to: Shopify's, for signing in and out. */
  accountHosts: readonly string[];
  settings: Settings;
  consent: Consent | null;
  requestedPath: string;
  preview: Preview | null;
  /** 128 random bits, generated for one response. */
  nonce: string;
}

/**
 * The CSP of a page, with the nonce of its scripts. Only the visual editor may frame a page, and its bridge adds a
 * stylesheet; maps load when a visitor requests them. The search overlay queries the search service directly.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const {settings, preview, nonce, accountHosts} = options;
  const tags = tagHosts(options);
  const {BASE_URL} = import.meta.env;
  const isDevelopment = process.env.NODE_ENV === 'development';
  // Only this build's folder: Oxygen's CDN also serves files that other shops have uploaded.
  const ownSources = ["'self'", ...(URL.canParse(BASE_URL) ? [BASE_URL] : [])];
  const {IMAGE_ORIGIN, MAP_ORIGIN, STORYBLOK_REGION, STORYBLOK_EDITOR_ORIGIN} = settings;
  const imageHosts = [
    'https://cdn.shopify.com',
    ...assetHosts(STORYBLOK_REGION),
    ...(IMAGE_ORIGIN ? [new URL(IMAGE_ORIGIN).origin] : []),
  ];
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    // During development Vite sends changes through a WebSocket, and injects stylesheets into the page.
    'connect-src': ["'self'", ...searchHosts(settings), ...tags, ...(isDevelopment ? ['ws:'] : [])],
    'font-src': ownSources,
    'form-action': ["'self'", MAP_ORIGIN, ...accountHosts],
    'frame-ancestors': isFromEditor(preview) ? ["'self'", STORYBLOK_EDITOR_ORIGIN] : ["'none'"],
    'frame-src': [MAP_ORIGIN],
    'img-src': ["'self'", ...imageHosts, ...tags],
    'object-src': ["'none'"],
    'script-src': [...ownSources, `'nonce-${nonce}'`, ...tags],
    'style-src': [
      ...ownSources,
      ...(preview?.isVerified || isDevelopment ? ["'unsafe-inline'"] : []),
    ],
    // Positions and sizes from data: the focal point of an image, points on a drawing.
    'style-src-attr': ["'unsafe-inline'"],
  };
  return Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Hosts that the tag manager and its tags load from and report to; none without consent or on pages that run none. */
function tagHosts({settings, consent, requestedPath}: PolicyOptions): string[] {
  const {TAG_MANAGER_URL, TAG_MANAGER_HOSTS} = settings;
  if (!TAG_MANAGER_URL || !consent?.marketing || !mayRunTags(requestedPath)) return [];
  return [new URL(TAG_MANAGER_URL).origin, ...TAG_MANAGER_HOSTS];
}

/** The host that Algolia's client queries, and its fallbacks. */
function searchHosts({ALGOLIA_APP_ID, ALGOLIA_URL}: Settings): string[] {
  if (ALGOLIA_URL) return [ALGOLIA_URL];
  const fallbacks = [1, 2, 3].map((number) => `https://${ALGOLIA_APP_ID}-${number}.algolianet.com`);
  return [`https://${ALGOLIA_APP_ID}-dsn.algolia.net`, ...fallbacks];
}
