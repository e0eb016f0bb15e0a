import type {SupplierTimes} from '~/services/http/fetch-json.server';
import type {Settings} from './env.server';
import {isPersonalPath, matchFile, matchPage, resources, webhooks} from '~/pages';
import {hexHmac} from '~/services/http/encryption.server';
import {logFailure} from '~/services/http/outage.server';
import {networkOf, requestedPage} from './request-facts.server';
import {urlOf} from './shop-host.server';

/** Events for whoever monitors the shop. `docs/setting-up.md` explains each. */
type SecurityEvent =
  | 'sign-in-failed'
  | 'limit-reached'
  | 'cross-site-form'
  | 'bad-seal'
  | 'bad-preview-token'
  | 'bad-webhook-signature';

export type SecurityLog = ReturnType<typeof openSecurityLog>;

/** Enough to tell networks apart. */
const DIGEST_LENGTH = 16;

/** The security events of one request. */
export function openSecurityLog(
  request: Request,
  settings: Pick<Settings, 'SESSION_SECRET' | 'BUYER_IP_HEADER'>,
) {
  const {headers} = request;
  return {
    /**
     * Writes one line of JSON about this request with `console.warn`. It identifies the visitor's network by a keyed
     * digest and the page by its name, never by its path: paths contain tokens. `limit` is the limit that was reached.
     * Never throws.
     */
    async report(event: SecurityEvent, limit?: string): Promise<void> {
      const network = networkOf(headers.get(settings.BUYER_IP_HEADER) ?? '') || null;
      const line = {
        log: 'security',
        event,
        route: routeOf(urlOf(request)),
        network:
          network &&
          (await hexHmac(`network:${settings.SESSION_SECRET[0]}`, network)).slice(0, DIGEST_LENGTH),
        request: requestIdOf(headers),
        ...(limit && {limit}),
      };
      console.warn(JSON.stringify(line));
    },
  };
}

/** Name of the page, file or resource in `pages.ts`. */
function routeOf(url: URL): string {
  const [path = ''] = requestedPage(url).split('?');
  if (Object.values(webhooks).some((webhook) => path === `/${webhook}`)) return 'webhook';
  const resource = Object.entries(resources).find(([, routePath]) => {
    const [fixed = ''] = routePath.split(':');
    return fixed === routePath ? path === `/${routePath}` : path.startsWith(`/${fixed}`);
  });
  return resource?.[0] ?? matchFile(path) ?? matchPage(path)?.page ?? 'unknown';
}

/** Pages whose path contains a token: links of mails to set a password. */
const TOKEN_PAGES: ReadonlySet<string> = new Set(['resetPassword', 'activate']);

/** Whether a request's path contains a token, also in Shopify's spelling, which no page matches. */
function hasToken(route: string, {pathname}: URL): boolean {
  return TOKEN_PAGES.has(route) || (route === 'content' && isPersonalPath(pathname));
}

/** The request id of Oxygen or Cloudflare; anything that does not look like one is dropped. */
function requestIdOf(headers: Headers): string | null {
  const id = headers.get('request-id') ?? headers.get('cf-ray') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : null;
}

/** What is recorded about a request while it is handled, shared by requests derived from it. */
interface RequestTrace {
  /** Shown in the log, in a response header and on error pages. */
  id: string;
  suppliers: SupplierTimes;
}

const traces = new WeakMap<Request, RequestTrace>();

/** The trace of a request; a new one if it has none. */
export function traceOf(request: Request): RequestTrace {
  const existing = traces.get(request);
  if (existing) return existing;
  const trace = {id: crypto.randomUUID(), suppliers: new Map()};
  traces.set(request, trace);
  return trace;
}

/** Gives `derived`, made from `received`, the same trace. */
export function continueTrace(received: Request, derived: Request): void {
  traces.set(derived, traceOf(received));
}

/** Logs what has kept a request from being handled, with the request's id. */
export function logFailedRequest(request: Request, error: unknown): void {
  logFailure(error, traceOf(request).id);
}

/**
 * Logs a handled request as one line of JSON, and sets its id as `X-Request-Id` and, for GET, its timings as
 * `Server-Timing`. The page is identified by its name, never by its path, and nothing submitted is logged: nothing in
 * it is about a person. As Cloudflare adds the path, there is no line for a path with a token. `startedAt` in milliseconds
 * since 1970. `REQUEST_LOG` is the raw setting: requests are logged even if others are missing.
 */
export function logRequest(
  request: Request,
  response: Response,
  startedAt: number,
  {REQUEST_LOG}: {REQUEST_LOG?: unknown},
): void {
  const {id, suppliers} = traceOf(request);
  const {status, headers} = response;
  const [, cache = null] = /\bpage;desc=(\w+)/.exec(headers.get('Server-Timing') ?? '') ?? [];
  const ms = Date.now() - startedAt;
  headers.set('X-Request-Id', id);
  // The duration of a form could reveal what the shop knows, such as whether an address has an account.
  if (request.method === 'GET') {
    headers.append('Server-Timing', `worker;dur=${ms}`);
    for (const [name, {ms: duration, calls}] of suppliers) {
      headers.append('Server-Timing', `${name.toLowerCase()};dur=${duration};desc="${calls}"`);
    }
  }
  const route = routeOf(urlOf(request));
  if (REQUEST_LOG === 'off' || hasToken(route, urlOf(request))) return;
  const line = {
    log: 'request',
    request: id,
    platform: requestIdOf(request.headers),
    method: request.method,
    route,
    status,
    cache,
    ms,
    suppliers: Object.fromEntries(suppliers),
  };
  console.info(JSON.stringify(line));
}
