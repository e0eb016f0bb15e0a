import type {AppLoadContext} from '@shopify/remix-oxygen';
import {type Language, languageOfUrl} from '~/i18n/languages';
import {isPersonalPath} from '~/pages';
import {createIcons, type Icons} from '~/services/icons/icons.server';
import {createIsolateMemory, perIsolate} from '~/services/http/isolate-memory';
import {
  createGoogleReviews,
  type GoogleReviews,
} from '~/services/google-reviews/google-reviews.server';
import type {AccountEvent, Accounts, Customer} from '~/services/shopify/accounts/accounts';
import {openCartCookie} from '~/services/shopify/cart.server';
import type {Market, VisitorTokens} from '~/services/shopify/client.server';
import {openReminders, type Reminders} from '~/services/shopify/reminders.server';
import {createShopify, type Shopify} from '~/services/shopify/shopify.server';
import type {Search} from '~/services/algolia/search-types';
import {createMail, type MailService} from '~/services/mail/mail.server';
import type {Storyblok} from '~/services/storyblok/storyblok.server';
import {openWebhook, type Webhook} from '~/services/webhook/webhook.server';
import {createSearch} from '~/services/algolia/algolia.server';
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
import {marketOf, rememberDetectedMarket, rememberLanguage, rememberMarket} from './locale.server';
import {isFromEditor, openStoryblok, type Preview} from './storyblok.server';
import {traceOf, openSecurityLog, type SecurityLog} from './request-log.server';
import {createNonce} from './security-headers.server';
import {isPreviewHost} from './shop-host.server';

/** The running build: Remix's version of it, and its build time (ISO 8601). */
interface Build {
  id: string;
  timestamp: string;
}

/** The visitor, language and services of a request: everything a loader or action may use. */
export interface RequestContext {
  settings: Settings;
  build: Build;
  language: Language;
  /** For the scripts of this response only. */
  nonce: string;
  /** Unique for each rendering, so that a form can state which one it was submitted from. */
  pageId: string;
  /** Id of this request, in the log and in its response. */
  requestId: string;
  /**
   * Keeps the response out of every cache: it is for this visitor alone, or contains something that works once. Not
   * needed for pages about one person (`isPersonalPath`).
   */
  makePrivate(): void;
  /** Whether caches may store the response: the page is not personal, and `makePrivate` has not been called. */
  isPublic(): boolean;
  /** Path and query of the requested page, also for requests of its data. */
  requestedPath: string;
  /** A page load by the browser itself; `false` for data that script fetches. */
  isDocument: boolean;
  /** A form was submitted. A document rendered after it shows it rejected or its next step: an accepted form redirects. */
  isPost: boolean;
  /** The action has rejected the form, so the document's title starts with that; set before its loaders run. */
  formRefused: boolean;
  /** Data that script prefetches before a visitor navigates to the page. */
  isPrefetch: boolean;
  isBot: boolean;
  /** On a preview deployment, which must not be indexed. */
  isPreviewHost: boolean;
  cookies: CookieJar;
  /** What the visitor allows beyond what is necessary; `null` until they have chosen. */
  consent: Consent | null;
  /** The visitor's ids in Shopify's statistics; `null` without consent. */
  visitorTokens: () => VisitorTokens | null;
  session: FlashSession;
  limits: Limits;
  /** Logs security events, such as failed sign-ins. */
  securityLog: SecurityLog;
  shopify: Shopify;
  accounts: Accounts;
  /** The signed-in customer according to the session; `null` when signed out. */
  customer: Customer | null;
  googleReviews: GoogleReviews;
  storyblok: Storyblok;
  search: Search;
  /** The search service in another language than the page's. */
  searchIn(language: Language): Search;
  icons: Icons;
  mail: MailService;
  /** Receives requests in addition to the mails; `null` when no URL is set. */
  webhook: Webhook | null;
  /** Back-in-stock reminders; `null` in a shop that does not offer them. */
  reminders: Reminders | null;
  /** The visual editor's marker in the URL, verified or not; `null` without one. */
  preview: Preview | null;
  /** Continues after the response, for work that no visitor waits for. */
  waitUntil(promise: Promise<unknown>): void;
  /** schema.org data of the page, rendered once into its document: search engines do not read data requests. */
  structuredData: Record<string, unknown>[];
  /** Stores the country that the visitor has chosen. */
  rememberMarket(market: Market): void;
  /** Stores the country that Shopify has returned, until the browser closes. */
  rememberDetectedMarket(market: Market): void;
  rememberLanguage(language: Language): void;
  rememberConsent(consent: Consent): void;
}

/** What the worker has determined before it creates a context. */
interface ContextOptions extends Pick<RequestContext, 'build' | 'preview'> {
  /** Of products and content (`data-version.server.ts`). */
  dataVersion: string;
  /** Called with sign-in events that a visitor has to be told about. */
  onAccountEvent(event: AccountEvent, session: FlashSession): void;
}

/** Creates the context of one request. Throws when settings are missing. */
export async function createContext(
  request: Request,
  env: object,
  execution: {waitUntil(promise: Promise<unknown>): void},
  {build, preview, dataVersion, onAccountEvent}: ContextOptions,
): Promise<AppLoadContext> {
  const settings = readSettings(env);
  const url = new URL(request.url);
  const language = languageOfUrl(url);
  const cookies = openCookieJar(request);
  const buyerIp = request.headers.get(settings.BUYER_IP_HEADER);
  const [cache, session] = await Promise.all([
    caches.open('hydrogen'),
    openSession(cookies, settings.SESSION_SECRET),
  ]);
  const securityLog = openSecurityLog(request, settings);
  if (preview && !isFromEditor(preview) && url.searchParams.get('_storyblok_tk[token]')) {
    await securityLog.report('bad-preview-token');
  }

  /** Common options of all suppliers. */
  const supplierOptions = {
    settings,
    times: traceOf(request).suppliers,
    request,
    cache,
    memory: memoryOf(),
    waitUntil: (promise: Promise<unknown>) => execution.waitUntil(promise),
  };
  const searchIn = (searchLanguage: Language) =>
    createSearch({...supplierOptions, language: searchLanguage});

  const consent = readConsent(cookies.get('consent'));
  const visitorTokens = openVisitorTokens(cookies, consent);
  const visit = isVisit(request, url);
  const {shopify, accounts, customer} = createShopify({
    ...supplierOptions,
    dataVersion,
    buyerIp,
    market: marketOf(cookies, language),
    consent,
    visitorTokens,
    assetVersion: build.id,
    session: {
      cartCookie: openCartCookie(cookies),
      isVisit: visit,
      isBackgroundRequest: isPrefetch(request) || isRestored(request, visit),
      onEvent: (event) => onAccountEvent(event, session),
    },
    openAccounts: await accountsOpener(settings, url, cookies, session),
  });

  const requestedPath = requestedPage(url);
  let publicSoFar = preview === null && !isPersonalPath(requestedPath);
  return {
    settings,
    build,
    language,
    nonce: createNonce(),
    pageId: crypto.randomUUID(),
    requestId: traceOf(request).id,
    makePrivate: () => void (publicSoFar = false),
    isPublic: () => publicSoFar,
    requestedPath,
    isDocument: !url.pathname.endsWith('.data'),
    isPost: request.method === 'POST',
    formRefused: false,
    structuredData: [],
    isPrefetch: isPrefetch(request),
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
    googleReviews: createGoogleReviews(supplierOptions),
    icons: createIcons(supplierOptions),
    mail: createMail(settings),
    webhook: openWebhook(settings),
    reminders: openReminders(settings),
    storyblok: openStoryblok({...supplierOptions, language, preview}),
    search: searchIn(language),
    searchIn,
    preview,
    waitUntil: supplierOptions.waitUntil,
    rememberMarket: (market) => rememberMarket(cookies, market),
    rememberDetectedMarket: (market) => rememberDetectedMarket(cookies, market),
    rememberLanguage: (chosen) => rememberLanguage(cookies, chosen),
    rememberConsent: (consent) => cookies.set('consent', writeConsent(consent, new Date())),
  };
}

const memoryOf = perIsolate(() => createIsolateMemory({entries: 200, ttlMs: 10_000}));
