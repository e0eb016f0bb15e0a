import {resources} from '~/pages';

/** Where the shop answers. `PREVIEW_HOSTS` are hosts of preview deployments, each as `isHostPattern` describes. */
interface Hosts {
  SHOP_ORIGIN: string;
  PREVIEW_HOSTS: readonly string[];
}

/** Probes of a platform know an address of the worker and no name. */
const PROBE = `/${resources.health.path}`;

/**
 * Leads to the shop's origin, and to https beyond this machine: 308 for what is read; what is sent is refused, 403 where
 * it came unencrypted and 421 on a host that is not the shop's. `null` lets the request pass.
 */
export function redirectToShop(request: Request, hosts: Hosts): Response | null {
  const url = new URL(request.url);
  if (url.pathname === PROBE) return null;
  const origin = isPreviewHost(url, hosts) ? encrypted(url) : hosts.SHOP_ORIGIN;
  if (url.origin === origin) return null;

  const headers = {'Cache-Control': 'no-store'};
  if (request.method === 'GET' || request.method === 'HEAD') {
    const Location = origin + url.pathname + url.search;
    return new Response(null, {status: 308, headers: {...headers, Location}});
  }
  const isOurs = url.host === new URL(origin).host;
  return new Response(null, {status: isOurs ? 403 : 421, headers});
}

/** Whether this is a preview deployment: usable, but not the shop, and nothing for search engines. */
export function isPreviewHost({host}: URL, {SHOP_ORIGIN, PREVIEW_HOSTS}: Hosts): boolean {
  return host !== new URL(SHOP_ORIGIN).host && PREVIEW_HOSTS.some((own) => matches(host, own));
}

/** A host, `localhost:3001`, or all of a kind by their ending of two labels or more: `*.myshopify.dev`, `*-shop.me.workers.dev`. */
export function isHostPattern(text: string): boolean {
  return /^(\*[.-]([a-z\d-]+\.)+|([a-z\d-]+\.)*)[a-z\d-]+(:\d+)?$/.test(text);
}

function matches(host: string, pattern: string): boolean {
  if (!pattern.startsWith('*')) return host === pattern;
  const ending = pattern.slice(1);
  return host.endsWith(ending) && host.length > ending.length;
}

function encrypted({origin, host, hostname}: URL): string {
  return isLoopback(hostname) ? origin : `https://${host}`;
}

/** Whether a host name means the machine itself, which needs no encryption. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/**
 * In development MiniOxygen hands the worker an inner port as `Host`; Remix compares it with the browser's
 * `Origin` and would refuse every form. The built worker is not affected.
 */
export function withRequestHost(request: Request): Request {
  if (process.env.NODE_ENV !== 'development') return request;
  const headers = new Headers(request.headers);
  headers.set('Host', new URL(request.url).host);
  return new Request(request, {headers});
}
