import {assetHosts} from '~/services/storyblok/delivery-client.server';
import type {Consent} from '~/storage';
import type {Settings} from './env.server';
import type {Preview} from './storyblok.server';

/** What an answer may say otherwise: pages name their own policy, and the visual editor frames them from elsewhere. */
const unlessTold = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Headers of every answer of the worker. The referrer policy must not be `no-referrer`: browsers would then
 * send `Origin: null` with plain forms, which the origin check refuses.
 */
export function setSecurityHeaders(headers: Headers, request: Request): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  for (const [name, value] of Object.entries(unlessTold)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (new URL(request.url).protocol === 'https:') {
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
}

interface Answered {
  /** Other hosts to which forms of the page may lead: Shopify's, for signing in and out. */
  accountHosts: readonly string[];
  settings: Settings;
  consent: Consent | null;
  preview: Preview | null;
  nonce: string;
}

/**
 * What a page may load, frame and send to, with the nonce of its scripts. Only the verified visual editor may frame a page,
 * and its bridge writes a style sheet; maps come when a visitor asks for them. The search overlay asks the search
 * service by itself.
 */
export function contentSecurityPolicy(answered: Answered): string {
  const {settings, preview, nonce, accountHosts} = answered;
  const tags = tagHosts(answered);
  const {BASE_URL} = import.meta.env;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const own = ["'self'", ...(URL.canParse(BASE_URL) ? [new URL(BASE_URL).origin] : [])];
  const {IMAGE_ORIGIN, MAP_ORIGIN, STORYBLOK_REGION, STORYBLOK_EDITOR_ORIGIN} = settings;
  const pictures = [
    'https://cdn.shopify.com',
    ...assetHosts(STORYBLOK_REGION),
    ...(IMAGE_ORIGIN ? [new URL(IMAGE_ORIGIN).origin] : []),
  ];
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    // Vite sends changes through a socket while developing, and writes style sheets into the page.
    'connect-src': ["'self'", ...searchHosts(settings), ...tags, ...(isDevelopment ? ['ws:'] : [])],
    'font-src': own,
    'form-action': ["'self'", MAP_ORIGIN, ...accountHosts],
    'frame-ancestors': preview?.isVerified ? ["'self'", STORYBLOK_EDITOR_ORIGIN] : ["'none'"],
    'frame-src': [MAP_ORIGIN],
    'img-src': ["'self'", ...pictures, ...tags],
    'object-src': ["'none'"],
    'script-src': [...own, `'nonce-${nonce}'`, ...tags],
    'style-src': [...own, ...(preview?.isVerified || isDevelopment ? ["'unsafe-inline'"] : [])],
    // Places and sizes that are data: the focus of a picture, points on a drawing.
    'style-src-attr': ["'unsafe-inline'"],
  };
  return Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Where the tag manager and what it loads come from and report to; nowhere without consent to marketing. */
function tagHosts({settings, consent}: Answered): string[] {
  const {TAG_MANAGER_URL, TAG_MANAGER_HOSTS} = settings;
  if (!TAG_MANAGER_URL || !consent?.marketing) return [];
  return [new URL(TAG_MANAGER_URL).origin, ...TAG_MANAGER_HOSTS];
}

/** 128 bits nobody can guess, made for one answer. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** Where Algolia's client asks, and where it turns when that host does not answer. */
function searchHosts({ALGOLIA_APP_ID, ALGOLIA_URL}: Settings): string[] {
  if (ALGOLIA_URL) return [ALGOLIA_URL];
  const fallbacks = [1, 2, 3].map((number) => `https://${ALGOLIA_APP_ID}-${number}.algolianet.com`);
  return [`https://${ALGOLIA_APP_ID}-dsn.algolia.net`, ...fallbacks];
}
