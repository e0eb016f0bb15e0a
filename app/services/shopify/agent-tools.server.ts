import {ServiceOutage, messageOf} from '../http/outage.server';
import {readUpTo} from '../http/streams.server';

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
 * Proxies Shopify's Universal Commerce Protocol: agents send requests to the shop, and Shopify answers them at its own
 * domain of the shop, `origin`.
 */
export function createAgentTools(origin: string) {
  return {
    /**
     * Forwards a request and returns Shopify's response, without cookies in either direction and uncacheable. Does not
     * follow redirects. Throws `ServiceOutage` when Shopify does not respond in time, redirects, or sends too much or
     * anything that is not machine-readable.
     */
    async forward(request: Request, path: '/.well-known/ucp' | '/api/ucp/mcp'): Promise<Response> {
      const response = await forwardRequest(origin + path, request);
      const headers = new Headers({'Cache-Control': 'private, no-store'});
      for (const name of forwardedResponseHeaders) {
        const value = response.headers.get(name);
        if (value) headers.set(name, value);
      }
      return new Response(response.body, {status: response.status, headers});
    },
  };
}

async function forwardRequest(url: string, {method, headers: requestHeaders, body}: Request) {
  const headers = new Headers();
  for (const name of forwardedRequestHeaders) {
    const value = requestHeaders.get(name);
    if (value) headers.set(name, value);
  }
  let status = 0;
  try {
    const response = await fetch(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(method === 'POST' && {body: await new Response(body).arrayBuffer()}),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    status = response.status;
    if (status >= 300 && status < 400) throw new Error('unexpected redirect');
    const type = response.headers.get('content-type') ?? '';
    if (response.body && !MACHINE_READABLE.test(type)) throw new Error(`it answers ${type}`);
    const responseBody = response.body && (await readUpTo(response.body, MAX_BYTES));
    if (response.body && !responseBody) throw new Error('the answer is too long');
    return {status, headers: response.headers, body: status === 204 ? null : responseBody};
  } catch (error) {
    throw new ServiceOutage('Shopify', new URL(url).pathname, status, messageOf(error));
  }
}
