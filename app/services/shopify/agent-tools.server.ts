import {ServiceOutage, messageOf} from '../http/outage.server';
import {pickHeaders, readUpTo} from '../http/streams.server';

const TIME_LIMIT_MS = 15_000;
const MAX_BYTES = 2 * 1024 * 1024;

/** Request headers that describe an agent and its request, passed on to Shopify: none of them is personal. */
const forwardedRequestHeaders = [
  'accept',
  'content-type',
  'ucp-agent',
  'request-id',
  'idempotency-key',
  'signature',
  'signature-input',
  'content-digest',
  'mcp-protocol-version',
  'mcp-session-id',
];
/** Nothing that a browser would render as a page of the shop. */
const MACHINE_READABLE = /^(application\/json|text\/event-stream)\b/;
const forwardedResponseHeaders = [
  'content-type',
  'content-language',
  'mcp-session-id',
  'retry-after',
];

/**
 * Forwards an agent's request of the Universal Commerce Protocol to Shopify's own domain of the shop, and returns
 * Shopify's response, without cookies in either direction and uncacheable. Does not follow redirects. Throws
 * `ServiceOutage` when Shopify does not respond in time, redirects, or sends too much or anything that is not
 * machine-readable.
 */
export async function forwardToShopify(url: string, request: Request): Promise<Response> {
  const {method} = request;
  const headers = pickHeaders(request.headers, forwardedRequestHeaders);
  let status = 0;
  try {
    const response = await fetch(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(method === 'POST' && {body: await request.arrayBuffer()}),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    status = response.status;
    if (status >= 300 && status < 400) throw new Error('unexpected redirect');
    const type = response.headers.get('content-type') ?? '';
    if (response.body && !MACHINE_READABLE.test(type)) throw new Error(`it answers ${type}`);
    const responseBody = response.body && (await readUpTo(response.body, MAX_BYTES));
    if (response.body && !responseBody) throw new Error('the answer is too long');
    const responseHeaders = pickHeaders(response.headers, forwardedResponseHeaders);
    responseHeaders.set('Cache-Control', 'private, no-store');
    return new Response(status === 204 ? null : responseBody, {status, headers: responseHeaders});
  } catch (error) {
    throw new ServiceOutage('Shopify', new URL(url).pathname, status, messageOf(error));
  }
}
