import {type Language, languageOfUrl} from '~/i18n/languages';
import {isPersonalPath, resources} from '~/pages';
import {createIcons} from '~/services/icons/icons.server';
import {randomBase64url} from '~/services/http/encryption.server';
import {createIsolateMemory, perIsolate} from '~/services/http/isolate-memory';
import {createGoogleReviews} from '~/services/google-reviews/google-reviews.server';
import type {AccountEvent} from '~/services/shopify/accounts/accounts';
import {openCartCookie} from '~/services/shopify/cart.server';
import type {Market} from '~/services/shopify/client.server';
import {openReminders} from '~/services/shopify/reminders.server';
import {createShopify} from '~/services/shopify/shopify.server';
import {createMail} from '~/services/mail/mail.server';
import {openWebhook} from '~/services/webhook/webhook.server';
import {createSearch} from '~/services/algolia/algolia.server';
import {isBot, isPrefetch, isRestored, isVisit, requestedPage} from './request-facts.server';
import type {Consent} from '~/storage';
import {readConsent, writeConsent, openCookieJar, openVisitorTokens} from './cookies.server';
import {type FlashSession, openSession} from './session.server';
import {accountsOf, readSettings} from './env.server';
import {openLimits, windowsOf} from './limits.server';
import {marketOf, rememberDetectedMarket, rememberLanguage, rememberMarket} from './locale.server';
import {isFromEditor, openStoryblok, type Preview} from './storyblok.server';
import {traceOf, openSecurityLog} from './request-log.server';
import {isPreviewHost, urlOf} from './shop-host.server';

/** What the worker has determined before it creates a context. */
interface ContextOptions {
  /** The running build: Remix's version of it, and its build time (ISO 8601). */
  build: {id: string; timestamp: string};
  /** The visual editor's marker in the URL, verified or not; `null` without one. */
  preview: Preview | null;
  /** Of products and content (`data-version.server.ts`). */
  dataVersion: string;
  /** Called with sign-in events that a visitor has to be told about. */
  onAccountEvent(event: AccountEvent, session: FlashSession): void;
}

export type RequestContext = Awaited<ReturnType<typeof createContext>>;

/**
 * Creates the context of one request: the visitor, language and services that a loader or action may use. Throws when
 * settings are missing.
 */
export async function createContext(
  request: Request,
  env: object,
  execution: {waitUntil(promise: Promise<unknown>): void},
  {build, preview, dataVersion, onAccountEvent}: ContextOptions,
) {
  const settings = readSettings(env);
  const url = urlOf(request);
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
  const {shopify, accounts, customer} = await createShopify({
    ...supplierOptions,
    dataVersion,
    buyerIp,
    market: marketOf(cookies, language),
    consent,
    visitorTokens,
    assetVersion: build.id,
    accounts: accountsOf(settings),
    callbackPath: `/${resources.accountCallback}`,
    session: {
      store: session,
      messages: session,
      cookies,
      secrets: settings.SESSION_SECRET,
      cartCookie: openCartCookie(cookies),
      isVisit: visit,
      isBackgroundRequest: isPrefetch(request) || isRestored(request, visit),
      onEvent: (event) => onAccountEvent(event, session),
    },
  });

  const requestedPath = requestedPage(url);
  let publicSoFar = preview === null && !isPersonalPath(requestedPath);
  return {
    settings,
    build,
    language,
    /** For the scripts of this response only. */
    nonce: randomBase64url(16),
    /** Unique for each rendering, so that a form can state which one it was submitted from. */
    pageId: crypto.randomUUID() as string,
    /** Id of this request, in the log and in its response. */
    requestId: traceOf(request).id,
    /**
     * Keeps the response out of every cache: it is for this visitor alone, or contains something that works once. Not
     * needed for pages about one person (`isPersonalPath`).
     */
    makePrivate: () => void (publicSoFar = false),
    /** Whether caches may store the response: the page is not personal, and `makePrivate` has not been called. */
    isPublic: () => publicSoFar,
    /** Path and query of the requested page, also for requests of its data. */
    requestedPath,
    /** A page load by the browser itself; `false` for data that script fetches. */
    isDocument: !url.pathname.endsWith('.data'),
    /** A form was submitted. A document rendered after it shows it rejected or its next step: an accepted form redirects. */
    isPost: request.method === 'POST',
    /** What the action answers the form with, so the document's title starts with that; set before its loaders run. */
    formOutcome: null as 'refused' | 'check' | null,
    /** Attributes of the tags that only the page's document has in its head: `<link>` with `rel`, otherwise `<meta>`. */
    headTags: [] as Record<string, string>[],
    /** schema.org data of the page, rendered once into its document: search engines do not read data requests. */
    structuredData: [] as Record<string, unknown>[],
    /** Data that script prefetches before a visitor navigates to the page. */
    isPrefetch: isPrefetch(request),
    isBot: isBot(request.headers.get('User-Agent')),
    /** Not for search engines: a preview deployment, or a shop that shows drafts to everybody. */
    isHiddenFromSearch: isPreviewHost(url, settings) || settings.STORYBLOK_VERSION === 'draft',
    cookies,
    /** What the visitor allows beyond what is necessary; `null` until they have chosen. */
    consent,
    /** The visitor's ids in Shopify's statistics; `null` without consent. */
    visitorTokens,
    session: session as FlashSession,
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
    /** The signed-in customer according to the session; `null` when signed out. */
    customer,
    googleReviews: createGoogleReviews(supplierOptions),
    icons: createIcons(supplierOptions),
    mail: createMail(settings),
    /** Receives requests in addition to the mails; `null` when no URL is set. */
    webhook: openWebhook(settings),
    /** Back-in-stock reminders; `null` in a shop that does not offer them. */
    reminders: openReminders(settings),
    storyblok: openStoryblok({...supplierOptions, language, preview}),
    search: searchIn(language),
    /** The search service in another language than the page's. */
    searchIn,
    preview,
    /** Continues after the response, for work that no visitor waits for. */
    waitUntil: supplierOptions.waitUntil,
    /** Stores the country that the visitor has chosen. */
    rememberMarket: (market: Market) => rememberMarket(cookies, market),
    /** Stores the country that Shopify has returned, until the browser closes. */
    rememberDetectedMarket: (market: Market) => rememberDetectedMarket(cookies, market),
    rememberLanguage: (chosen: Language) => rememberLanguage(cookies, chosen),
    rememberConsent: (choice: Consent) => cookies.set('consent', writeConsent(choice, new Date())),
  };
}

const memoryOf = perIsolate(() => createIsolateMemory({entries: 200, ttlMs: 10_000}));
