import {isbot} from 'isbot';
import {languageOfAddress, type Language} from '~/i18n/languages';
import {createIcons, type Icons} from '~/services/icons/icons.server';
import {createIsolateMemory, type IsolateMemory} from '~/services/http/isolate-memory';
import {oncePer} from '~/services/http/once-per';
import {
  createGoogleReviews,
  type GoogleReviews,
} from '~/services/google-reviews/google-reviews.server';
import type {Market} from '~/services/shopify/client.server';
import {createShopify, type Shopify} from '~/services/shopify/shopify.server';
import type {Search} from '~/services/algolia/search-types';
import type {Storyblok} from '~/services/storyblok/storyblok.server';
import {openCookieJar, type CookieJar} from './cookies.server';
import {readSettings, type Settings} from './env.server';
import {marketOf, rememberLanguage, rememberMarket} from './locale-cookie.server';
import {readPreview, type Preview} from './preview.server';
import {openSearch} from './search.server';
import {openSession, type VisitorSession} from './session.server';
import {openStoryblok} from './storyblok.server';

/** The build that runs: Remix's version of it, and when it was made (ISO 8601). */
export interface Build {
  id: string;
  timestamp: string;
}

/** Who is asking, in which language, with which services: everything a loader or action may use. */
export interface RequestContext {
  settings: Settings;
  build: Build;
  language: Language;
  /** A page load by the browser itself; `false` for data that script asks for. */
  isDocument: boolean;
  /** Data that script fetches before a visitor has asked for the page. */
  isPrefetch: boolean;
  isBot: boolean;
  cookies: CookieJar;
  session: VisitorSession;
  shopify: Shopify;
  googleReviews: GoogleReviews;
  storyblok: Storyblok;
  search: Search;
  icons: Icons;
  /** The visual editor's marker in the address, verified or not; `null` without one. */
  preview: Preview | null;
  /** Goes on after the answer, for what no visitor waits for. */
  waitUntil(promise: Promise<unknown>): void;
  rememberMarket(market: Market): void;
  rememberLanguage(language: Language): void;
}

/** Composes the context of one request. Throws when settings are missing. */
export async function createContext(
  request: Request,
  env: object,
  execution: {waitUntil(promise: Promise<unknown>): void},
  build: Build,
): Promise<RequestContext> {
  const settings = readSettings(env);
  const url = new URL(request.url);
  const language = languageOfAddress(url);
  const cookies = openCookieJar(request);
  const [cache, session, preview] = await Promise.all([
    caches.open('hydrogen'),
    openSession(request, settings.SESSION_SECRET),
    readPreview(request, settings),
  ]);

  return {
    settings,
    build,
    language,
    isDocument: !url.pathname.endsWith('.data'),
    isPrefetch: isPrefetch(request),
    isBot: isbot(request.headers.get('User-Agent')),
    cookies,
    session,
    shopify: createShopify({
      memory: memoryOf(caches),
      settings: {
        storeDomain: settings.PUBLIC_STORE_DOMAIN,
        apiVersion: settings.PUBLIC_STOREFRONT_API_VERSION,
        publicToken: settings.PUBLIC_STOREFRONT_API_TOKEN,
        privateToken: settings.PRIVATE_STOREFRONT_API_TOKEN,
        storefrontId: settings.PUBLIC_STOREFRONT_ID,
      },
      cache,
      waitUntil: (promise) => execution.waitUntil(promise),
      request,
      buyerIp: request.headers.get('oxygen-buyer-ip') ?? request.headers.get('cf-connecting-ip'),
      market: marketOf(cookies, language),
    }),
    googleReviews: createGoogleReviews({
      settings: {
        apiUrl: settings.GOOGLE_PLACES_API_URL,
        apiKey: settings.GOOGLE_PLACES_API_KEY,
        placeId: settings.GOOGLE_PLACE_ID,
      },
      cache,
      memory: memoryOf(caches),
      waitUntil: (promise) => execution.waitUntil(promise),
      request,
    }),
    icons: createIcons({
      apiUrl: settings.ICONIFY_API_URL,
      cache,
      waitUntil: (promise) => execution.waitUntil(promise),
      request,
    }),
    storyblok: openStoryblok({
      settings,
      language,
      preview,
      cache,
      waitUntil: (promise) => execution.waitUntil(promise),
      request,
    }),
    search: openSearch({
      settings,
      language,
      cache,
      memory: memoryOf(caches),
      waitUntil: (promise) => execution.waitUntil(promise),
      request,
    }),
    preview,
    waitUntil: (promise) => execution.waitUntil(promise),
    rememberMarket: (market) => rememberMarket(cookies, market),
    rememberLanguage: (chosen) => rememberLanguage(cookies, chosen),
  };
}

/** Browsers say so (Fetch Metadata, `Sec-Purpose`; before that `Purpose`). */
function isPrefetch({headers}: Request): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose');
  return purpose?.includes('prefetch') ?? false;
}

/** One memory per isolate: as long as its caches live. */
const memoryOf = oncePer<CacheStorage, IsolateMemory>(() =>
  createIsolateMemory({entries: 200, ttlMs: 10_000}),
);
