import {createRequestHandler} from '@shopify/remix-oxygen';
import * as build from 'virtual:remix/server-build';
import {flashAccountEvent} from '~/features/account/customer.server';
import {asNegotiated, markdownRequest} from '~/features/agents/product-markdown.server';
import {sendRemindersSoon} from '~/features/back-in-stock/send-reminders.server';
import {withErrorResponses} from '~/features/errors/error-responses.server';
import {indexStory} from '~/features/search/index-story.server';
import {readAnonymous, withoutVisitor} from '~/worker/request-facts.server';
import {createContext, type RequestContext} from '~/worker/context.server';
import {redirectFirstVisit} from '~/worker/locale.server';
import {memoizeByLikelyRoutes} from '~/worker/likely-routes.server';
import {dataVersion} from '~/worker/data-version.server';
import {readSettings, type Settings} from '~/worker/env.server';
import {admit} from '~/worker/refuse.server';
import {serveCachedPage} from '~/worker/page-cache.server';
import {contentVersion, knownContentVersion, type Preview} from '~/worker/storyblok.server';
import {continueTrace, logFailedRequest, logRequest} from '~/worker/request-log.server';
import {handleWebhook, isProductWebhook} from '~/worker/webhooks.server';
import {setSecurityHeaders} from '~/worker/security-headers.server';
import {urlOf} from '~/worker/shop-host.server';

const contexts = new WeakMap<Request, RequestContext>();

const isDevelopment = process.env.NODE_ENV === 'development';

const currentBuild = {id: build.assets.version, timestamp: import.meta.env.BUILT_AT};
/** The same for every request. */
const sharedOptions = {build: currentBuild, onAccountEvent: flashAccountEvent};

const serverBuild = withErrorResponses(build);

/** One handler per isolate and set of routes, so that route matching is not rebuilt for each request. */
const handlerFor = memoizeByLikelyRoutes(serverBuild.routes, (routes) =>
  createRequestHandler({
    build: {...serverBuild, routes},
    mode: process.env.NODE_ENV,
    poweredByHeader: false,
    // Shopify's tracking waits for consent; its API is not for the browser.
    collectTrackingInformation: false,
    proxyStandardRoutes: false,
    getLoadContext: (request) => {
      const context = contexts.get(request);
      if (!context) throw new Error('A request reached Remix without its context');
      return context;
    },
  }),
);

/** The platform's `waitUntil`, for work that continues after the response. */
type Execution = Parameters<typeof createContext>[2];

export default {
  async fetch(request: Request, env: Env, execution: Execution): Promise<Response> {
    const startedAt = Date.now();
    const response = await handleRequest(request, env, execution).catch((error: unknown) => {
      // A bug, or a missing setting.
      logFailedRequest(request, error);
      return new Response('Internal Server Error', {status: 500});
    });
    setSecurityHeaders(response.headers, request);
    logRequest(request, response, startedAt, env);
    return response;
  },
};

/** Its headers can be changed: it is made here, or a copy (`finalizeResponse`). */
async function handleRequest(
  originalRequest: Request,
  env: Env,
  execution: Execution,
): Promise<Response> {
  const settings = readSettings(env);
  const webhookResponse = await respondToWebhook(originalRequest, settings, env, execution);
  if (webhookResponse) return webhookResponse;

  const admitted = await admit(originalRequest, settings);
  if (admitted instanceof Response) return admitted;
  const {request} = admitted;

  // Editors get the language that they edit.
  const firstVisit = admitted.preview ? null : await redirectFirstVisit(request);
  if (firstVisit) return firstVisit;

  const version = await dataVersion(env);
  const renderPage = async (pageRequest: Request, preview: Preview | null = null) => {
    continueTrace(originalRequest, pageRequest);
    const context = await createContext(pageRequest, env, execution, {
      ...sharedOptions,
      preview,
      dataVersion: version,
    });
    contexts.set(pageRequest, context);
    const page = await handlerFor(urlOf(pageRequest).pathname)(pageRequest);
    // A response with its own `Cache-Control` stays out of the page cache.
    if (page.headers.has('Cache-Control')) context.makePrivate();
    return {response: await finalizeResponse(page, context), context};
  };
  const markdown = markdownRequest(request);
  if (markdown) {
    const {response} = await renderPage(withoutVisitor(markdown, settings));
    const negotiated = asNegotiated(response, markdown);
    if (negotiated) return negotiated;
  }
  const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
  const anonymous = isDevelopment ? null : readAnonymous(request, settings);
  const cachedResponse =
    anonymous &&
    (await serveCachedPage(anonymous, {
      build: [currentBuild.id, currentBuild.timestamp, version].join(' '),
      render: renderPage,
      knownVersion: knownContentVersion,
      contentVersion: () => contentVersion({settings, request, waitUntil}),
      waitUntil,
    }));
  return cachedResponse ?? (await renderPage(request, admitted.preview)).response;
}

/** Handles a supplier's webhook; `null` for any other request. */
async function respondToWebhook(
  request: Request,
  settings: Settings,
  env: Env,
  execution: Execution,
): Promise<Response | null> {
  const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
  // What follows from a change is no visitor's request.
  const openContext = async (path: string) =>
    createContext(new Request(settings.SHOP_ORIGIN + path), env, execution, {
      ...sharedOptions,
      preview: null,
      dataVersion: await dataVersion(env),
    });
  const response = await handleWebhook(request, settings, env, waitUntil, async (path) =>
    indexStory(await openContext('/'), path),
  );
  if (response?.ok && settings.REMINDERS_CLIENT_ID && isProductWebhook(request)) {
    waitUntil(
      sendRemindersSoon(openContext).catch((error: unknown) => logFailedRequest(request, error)),
    );
  }
  return response;
}

/** Adds what every page and form response needs. Cookies are appended: one response may set several. */
async function finalizeResponse(page: Response, context: RequestContext): Promise<Response> {
  const response = new Response(page.body, page);
  await context.session.commit({isDiscarded: isRedirect(response)});
  // Publicly cacheable responses must not set cookies.
  const cookies = isPubliclyCacheable(response) ? [] : context.cookies.headers();
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  if (!response.headers.has('Cache-Control')) {
    // Prefetched data is used a moment later.
    const mayKeep = context.isPrefetch && !context.isDocument && context.isPublic();
    response.headers.set('Cache-Control', mayKeep ? 'private, max-age=10' : 'private, no-store');
  }
  if (context.preview?.isVerified) {
    response.headers.set('Cache-Control', 'private, no-store');
    response.headers.set('Cross-Origin-Opener-Policy', 'unsafe-none');
    response.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  if (context.preview?.isVerified || context.isHiddenFromSearch) {
    response.headers.set('X-Robots-Tag', 'noindex');
  }
  if (response.headers.get('Cache-Control')?.startsWith('private')) {
    response.headers.append('Vary', 'Cookie');
  }
  const retryAfter = retryAfterSeconds[response.status];
  if (retryAfter) response.headers.set('Retry-After', retryAfter);
  return response;
}

/** An outage is being looked into; rate limits reset every minute. */
const retryAfterSeconds: Record<number, string> = {429: '60', 503: '30'};

function isPubliclyCacheable({headers}: Response): boolean {
  return headers.get('Cache-Control')?.startsWith('public') ?? false;
}

/** Whether it is a redirect, which Remix sends to its own script as 202. */
function isRedirect({status}: Response): boolean {
  return status === 202 || (status >= 300 && status < 400);
}
