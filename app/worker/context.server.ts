import type {AppLoadContext} from '@shopify/remix-oxygen';
import {type Language, languageOfAddress} from '~/i18n/languages';
import {createIcons, type Icons} from '~/services/icons/icons.server';
import {createIsolateMemory, perIsolate} from '~/services/http/isolate-memory';
import {
  createGoogleReviews,
  type GoogleReviews,
} from '~/services/google-reviews/google-reviews.server';
import type {AccountEvent, Accounts, Customer} from '~/services/shopify/accounts/accounts';
import {openCartCookie} from '~/services/shopify/ids';
import type {Market, VisitorTokens} from '~/services/shopify/client.server';
import {openReminders, type Reminders} from '~/services/shopify/reminders.server';
import {createShopify, type Shopify} from '~/services/shopify/shopify.server';
import {unknownVariantsOf} from '~/services/shopify/product.server';
import type {Search} from '~/services/algolia/search-types';
import {createMail, type MailService} from '~/services/mail/mail.server';
import type {Storyblok} from '~/services/storyblok/storyblok.server';
import {openWebhook, type Webhook} from '~/services/webhook/webhook.server';
import {createSearch, type SearchOptions} from '~/services/algolia/algolia.server';
import {indexPrefixOf} from '~/services/algolia/product-query';
import {isBot, isPrefetch, isRestored, isVisit, requestedPage} from './request-facts.server';
import type {Consent} from '~/storage';
import {
  readConsent,
  writeConsent,
  type CookieJar,
  openCookieJar,
  openVisitorTokens,
} from './cookies.server';
import {accountsOpener} from './accounts.server';
import {type FlashSession, openSession} from './session.server';
import {readSettings, type Settings} from './env.server';
import {type Limits, openLimits, windowsOf} from './limits.server';
import {marketOf, noteMarket, rememberLanguage, rememberMarket} from './locale.server';
import {openStoryblok, type Preview} from './storyblok.server';
import {traceOf, openSecurityLog, type SecurityLog} from './request-log.server';
import {createNonce} from './security-headers.server';
import {isPreviewHost} from './shop-host.server';

/** The build that runs: Remix's version of it, and when it was made (ISO 8601). */
interface Build {
  id: string;
  timestamp: string;
}

/** Who is asking, in which language, with which services: everything a loader or action may use. */
export interface RequestContext {
  settings: Settings;
  build: Build;
  language: Language;
  /** Of the scripts of this one answer. */
  nonce: string;
  /** Another one in each rendering, so that a form can tell from which it was sent. */
  pageId: string;
  /** Of this request, in the log and in its answer. */
  requestId: string;
  /** Keeps the answer out of every shared cache: it is for this visitor alone, or holds what works once. */
  makePrivate(): void;
  /** Whether caches may share the answer: nobody has called `makePrivate` for this request. */
  isPublic(): boolean;
  /** The page that is asked for or about, as path with query. */
  place: string;
  /** A page load by the browser itself; `false` for data that script asks for. */
  isDocument: boolean;
  /** A form was sent. What is loaded after it, for a document, shows it refused: one that is taken leads elsewhere. */
  isPost: boolean;
  /** Data that script fetches before a visitor has asked for the page. */
  isPrefetch: boolean;
  /** A page load that somebody waits for and wanted just now: not fetched ahead, not restored by the browser. */
  isVisit: boolean;
  isBot: boolean;
  /** A preview deployment answers: nothing for search engines. */
  isPreviewHost: boolean;
  cookies: CookieJar;
  /** What the visitor allows beyond what is necessary; `null` as long as nothing was chosen. */
  consent: Consent | null;
  /** How Shopify's statistics know the visitor; `null` without consent. */
  visitorTokens: () => VisitorTokens | null;
  session: FlashSession;
  limits: Limits;
  /** Where attempts to get in are written down. */
  securityLog: SecurityLog;
  shopify: Shopify;
  accounts: Accounts;
  /** Who is signed in, as far as the session says; `null` when nobody is. */
  customer: Customer | null;
  googleReviews: GoogleReviews;
  storyblok: Storyblok;
  search: Search;
  /** The search service in another language than the page's. */
  searchIn(language: Language): Search;
  icons: Icons;
  mail: MailService;
  /** Takes requests beside the mails; `null` when no address is set. */
  webhook: Webhook | null;
  /** Who wants to hear when something is back; `null` in a shop that does not offer it. */
  reminders: Reminders | null;
  /** The visual editor's marker in the address, verified or not; `null` without one. */
  preview: Preview | null;
  /** Goes on after the answer, for what no visitor waits for. */
  waitUntil(promise: Promise<unknown>): void;
  /** schema.org data of the page, printed once into its document: search engines read no data for script. */
  structuredData: Record<string, unknown>[];
  /** Keeps the country that the visitor has chosen. */
  rememberMarket(market: Market): void;
  /** Keeps the country that Shopify has answered, until the browser closes. */
  noteMarket(market: Market): void;
  rememberLanguage(language: Language): void;
  rememberConsent(consent: Consent): void;
}

/** What the worker knows before it composes a context. */
interface Known extends Pick<RequestContext, 'build' | 'preview'> {
  /** Of goods and contents (`data-version.server.ts`). */
  dataVersion: string;
  /** Is told of what a visitor has to hear of the sign-in. */
  onAccountEvent(event: AccountEvent, session: FlashSession): void;
}

/** Composes the context of one request. Throws when settings are missing. */
export async function createContext(
  request: Request,
  env: object,
  execution: {waitUntil(promise: Promise<unknown>): void},
  {build, preview, dataVersion, onAccountEvent}: Known,
): Promise<AppLoadContext> {
  const settings = readSettings(env);
  const url = new URL(request.url);
  const language = languageOfAddress(url);
  const cookies = openCookieJar(request);
  const buyerIp = request.headers.get(settings.BUYER_IP_HEADER);
  const [cache, session] = await Promise.all([
    caches.open('hydrogen'),
    openSession(cookies, settings.SESSION_SECRET),
  ]);
  const securityLog = openSecurityLog(request, settings);
  if (preview?.isVerified === false && url.searchParams.get('_storyblok_tk[token]')) {
    await securityLog.report('bad-preview-token');
  }

  /** What every supplier is asked with. */
  const asking = {
    request,
    cache,
    memory: memoryOf(),
    waitUntil: (promise: Promise<unknown>) => execution.waitUntil(promise),
  };
  const searchIn = (searched: Language) => openSearch({settings, language: searched, ...asking});

  const consent = readConsent(cookies.get('consent'));
  const visitorTokens = openVisitorTokens(cookies, consent);
  const visit = isVisit(request, url);
  const {shopify, accounts, customer} = createShopify({
    ...asking,
    unknownVariants: unknownVariantsOf(),
    settings: {
      storeDomain: settings.PUBLIC_STORE_DOMAIN,
      apiVersion: settings.PUBLIC_STOREFRONT_API_VERSION,
      publicToken: settings.PUBLIC_STOREFRONT_API_TOKEN,
      privateToken: settings.PRIVATE_STOREFRONT_API_TOKEN,
      storefrontId: settings.PUBLIC_STOREFRONT_ID,
    },
    dataVersion,
    trace: traceOf(request),
    buyerIp,
    market: marketOf(cookies, language),
    consent,
    visitorTokens,
    analytics: {
      url: settings.SHOPIFY_ANALYTICS_URL,
      assetVersion: build.id,
    },
    session: {
      cartCookie: openCartCookie(cookies),
      isVisit: visit,
      isUnasked: isPrefetch(request) || isRestored(request, visit),
      onEvent: (event) => onAccountEvent(event, session),
    },
    openAccounts: await accountsOpener(settings, url, cookies, session),
  });

  let publicSoFar = preview === null;
  return {
    settings,
    build,
    language,
    nonce: createNonce(),
    pageId: crypto.randomUUID(),
    requestId: traceOf(request).id,
    makePrivate: () => void (publicSoFar = false),
    isPublic: () => publicSoFar,
    place: requestedPage(url),
    isDocument: !url.pathname.endsWith('.data'),
    isPost: request.method === 'POST',
    structuredData: [],
    isPrefetch: isPrefetch(request),
    isVisit: visit,
    isBot: isBot(request.headers.get('User-Agent')),
    isPreviewHost: isPreviewHost(url, settings),
    cookies,
    consent,
    visitorTokens,
    session,
    limits: openLimits({
      env,
      address: buyerIp,
      windows: windowsOf(),
      secret: settings.SESSION_SECRET[0],
      log: securityLog,
    }),
    securityLog,
    shopify,
    accounts,
    customer,
    googleReviews: createGoogleReviews({
      settings: {
        apiUrl: settings.GOOGLE_PLACES_API_URL,
        apiKey: settings.GOOGLE_PLACES_API_KEY,
        placeId: settings.GOOGLE_PLACE_ID,
      },
      ...asking,
    }),
    icons: createIcons({apiUrl: settings.ICONIFY_API_URL, ...asking}),
    mail: createMail({apiUrl: settings.MAIL_API_URL, apiKey: settings.MAIL_API_KEY}),
    webhook: openWebhook(settings.REQUESTS_WEBHOOK_URL, settings.REQUESTS_WEBHOOK_SECRET),
    reminders: openReminders(settings),
    storyblok: openStoryblok({settings, language, preview, ...asking}),
    search: searchIn(language),
    searchIn,
    preview,
    waitUntil: asking.waitUntil,
    rememberMarket: (market) => rememberMarket(cookies, market),
    noteMarket: (market) => noteMarket(cookies, market),
    rememberLanguage: (chosen) => rememberLanguage(cookies, chosen),
    rememberConsent: (consent) => cookies.set('consent', writeConsent(consent, new Date())),
  };
}

const memoryOf = perIsolate(() => createIsolateMemory({entries: 200, ttlMs: 10_000}));

interface Asking extends Omit<SearchOptions, 'settings'> {
  settings: Settings;
  language: Language;
}

/** The search service for one request, in the index of the page's language where there is one. */
export function openSearch({settings, language, ...asking}: Asking): Search {
  return createSearch({
    ...asking,
    settings: {
      appId: settings.ALGOLIA_APP_ID,
      searchKey: settings.ALGOLIA_SEARCH_KEY,
      writeKey: settings.ALGOLIA_WRITE_KEY,
      prefix: indexPrefixOf(settings, language),
      url: settings.ALGOLIA_URL,
      insightsUrl: settings.ALGOLIA_INSIGHTS_URL,
      times: traceOf(asking.request).suppliers,
    },
  });
}
