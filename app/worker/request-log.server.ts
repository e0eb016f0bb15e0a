import type {SupplierTimes} from '~/services/http/fetch-json.server';
import type {Settings} from './env.server';
import {requestIdOf, routeOf} from './security-log.server';

/** What is known of a request while it is answered, whatever other requests are made of it. */
export interface RequestTrace {
  /** Stands in the log, in a header of the answer and on error pages. */
  id: string;
  /** W3C trace context for suppliers: random, so it names nobody. */
  traceparent: string;
  suppliers: SupplierTimes;
}

const traces = new WeakMap<Request, RequestTrace>();

/** The trace of a request; a new one when it has none. */
export function traceOf(request: Request): RequestTrace {
  const known = traces.get(request);
  if (known) return known;
  const id = crypto.randomUUID();
  const span = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  const traceparent = `00-${id.replaceAll('-', '')}-${span}-01`;
  const trace = {id, traceparent, suppliers: new Map()};
  traces.set(request, trace);
  return trace;
}

/** Says that `made` is answered for `received`. */
export function continueTrace(received: Request, made: Request): void {
  traces.set(made, traceOf(received));
}

/**
 * Writes one line of JSON about an answered request, and tells its id in `X-Request-Id` and, of a page, its times in `Server-Timing`. The
 * page is told by its name, never by its path, and nothing of what was sent: nothing in it is about a person.
 * `startedAt` in milliseconds since 1970.
 */
export function logRequest(
  request: Request,
  response: Response,
  startedAt: number,
  {REQUEST_LOG}: Partial<Settings>,
): void {
  const {id, suppliers} = traceOf(request);
  const {status, headers} = response;
  const [, cache = null] = /\bpage;desc=(\w+)/.exec(headers.get('Server-Timing') ?? '') ?? [];
  const ms = Date.now() - startedAt;
  headers.set('X-Request-Id', id);
  // How long a form took may tell what the shop knows, such as whether an address has an account.
  if (request.method === 'GET') {
    headers.append('Server-Timing', `worker;dur=${ms}`);
    for (const [name, {ms: taken, calls}] of suppliers) {
      headers.append('Server-Timing', `${name.toLowerCase()};dur=${taken};desc="${calls}"`);
    }
  }
  if (REQUEST_LOG === 'off') return;
  const line = {
    log: 'request',
    request: id,
    platform: requestIdOf(request.headers),
    method: request.method,
    route: routeOf(new URL(request.url)),
    status,
    cache,
    ms,
    suppliers: Object.fromEntries(suppliers),
  };
  console.info(JSON.stringify(line));
}
