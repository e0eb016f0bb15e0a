import {resources} from '~/pages';
import {memoize} from '~/services/http/isolate-memory';

/** The shop's hosts. `PREVIEW_HOSTS` are those of preview deployments, each in the format of `isHostPattern`. */
interface Hosts {
  SHOP_ORIGIN: string;
  PREVIEW_HOSTS: readonly string[];
}

/** A platform's health checks use the worker's IP address instead of a host name. */
export const HEALTH_PATH = `/${resources.health}`;

/** A request's URL, parsed once: a crowd's URL objects would keep the garbage collection busy. Must not be changed. */
export const urlOf = memoize((request: Request): Readonly<URL> => new URL(request.url));

/**
 * Redirects to the shop's origin, and to https except on this machine: 308 for GET and HEAD; any other method is
 * refused, with 403 if unencrypted and with 421 on a host that is not the shop's. `null` lets the request pass.
 */
export function redirectToShop(request: Request, hosts: Hosts): Response | null {
  const url = urlOf(request);
  if (url.pathname === HEALTH_PATH) return null;
  const origin = isPreviewHost(url, hosts) ? httpsOrigin(url) : hosts.SHOP_ORIGIN;
  if (url.origin === origin) return null;

  const headers = {'Cache-Control': 'no-store'};
  if (request.method === 'GET' || request.method === 'HEAD') {
    const Location = origin + url.pathname + url.search;
    return new Response(null, {status: 308, headers: {...headers, Location}});
  }
  const isOurs = url.host === new URL(origin).host;
  return new Response(null, {status: isOurs ? 403 : 421, headers});
}

/** Whether this is a preview deployment: usable, but not the shop, and not for search engines. */
export function isPreviewHost({host}: URL, {SHOP_ORIGIN, PREVIEW_HOSTS}: Hosts): boolean {
  return (
    PREVIEW_HOSTS.some((previewHost) => matches(host, previewHost)) &&
    host !== new URL(SHOP_ORIGIN).host
  );
}

/**
 * A host, `localhost:3001`, or a wildcard for hosts ending with two labels or more: `*.myshopify.dev`,
 * `*-shop.me.workers.dev`.
 */
export function isHostPattern(text: string): boolean {
  return /^(\*[.-]([a-z\d-]+\.)+|([a-z\d-]+\.)*)[a-z\d-]+(:\d+)?$/.test(text);
}

function matches(host: string, pattern: string): boolean {
  if (!pattern.startsWith('*')) return host === pattern;
  const ending = pattern.slice(1);
  return host.endsWith(ending) && host.length > ending.length;
}

function httpsOrigin({origin, host, hostname}: URL): string {
  return isLoopback(hostname) ? origin : `https://${host}`;
}

/** Whether a host name is the machine itself, which needs no encryption. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/**
 * In development MiniOxygen passes an internal port to the worker as `Host`; Remix compares it with the browser's
 * `Origin` and would refuse every form. The built worker is not affected.
 */
export function withRequestHost(request: Request): Request {
  if (process.env.NODE_ENV !== 'development') return request;
  const headers = new Headers(request.headers);
  headers.set('Host', urlOf(request).host);
  return new Request(request, {headers});
}
