import {isbot} from 'isbot';
import {languageOfPath, type Language} from '~/i18n/languages';
import {createIsolateMemory, type IsolateMemory} from '~/services/http/isolate-memory';
import type {Market} from '~/services/shopify/client.server';
import {createShopify, type Shopify} from '~/services/shopify/shopify.server';
import {openCookieJar, type CookieJar} from './cookies.server';
import {readSettings, type Settings} from './env.server';
import {marketOf, rememberLanguage, rememberMarket} from './locale-cookie.server';
import {openSession, type VisitorSession} from './session.server';

/** Who is asking, in which language, with which services: everything a loader or action may use. */
export interface RequestContext {
  settings: Settings;
  language: Language;
  /** A page load by the browser itself; `false` for data that script asks for. */
  isDocument: boolean;
  isBot: boolean;
  cookies: CookieJar;
  session: VisitorSession;
  shopify: Shopify;
  rememberMarket(market: Market): void;
  rememberLanguage(language: Language): void;
}

/** Composes the context of one request. Throws when settings are missing. */
export async function createContext(
  request: Request,
  env: object,
  execution: {waitUntil(promise: Promise<unknown>): void},
): Promise<RequestContext> {
  const settings = readSettings(env);
  const {pathname} = new URL(request.url);
  const language = languageOfPath(pathname);
  const cookies = openCookieJar(request);
  const [cache, session] = await Promise.all([
    caches.open('hydrogen'),
    openSession(request, settings.SESSION_SECRET),
  ]);

  return {
    settings,
    language,
    isDocument: !pathname.endsWith('.data'),
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
    rememberMarket: (market) => rememberMarket(cookies, market),
    rememberLanguage: (chosen) => rememberLanguage(cookies, chosen),
  };
}

const memories = new WeakMap<CacheStorage, IsolateMemory>();

/** One memory per isolate: as long as its caches live. */
function memoryOf(storage: CacheStorage): IsolateMemory {
  const known = memories.get(storage);
  if (known) return known;
  const created = createIsolateMemory({entries: 200, ttlMs: 10_000});
  memories.set(storage, created);
  return created;
}
