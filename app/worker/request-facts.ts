import {createIsbotFromList, list} from 'isbot';

/**
 * Whether a `User-Agent` names a robot. isbot's patterns of what browsers with script look like are left out: small browsers
 * without it (NetSurf, Dillo, w3m …) are used by people.
 */
export const isBot = createIsbotFromList(list.filter(isName));

function isName(pattern: string): boolean {
  const words = pattern.replaceAll(/\\\w/g, '');
  return /[a-z]{2}/.test(words) && !/^\^(mozilla|netsurf)/.test(words);
}

const GROUPS = 8;
/** A household or a server gets a whole /64 of IPv6, an address of it costs nothing. */
const GROUPS_OF_NETWORK = 4;

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Whom an address belongs to: an IPv4 address is its own, an IPv6 address stands for its /64. `null` for nobody
 * in particular: the machine that the worker itself runs on, whose address no visitor on the network has.
 */
export function networkOf(address: string): string | null {
  const plain = address.trim().toLowerCase();
  if (LOOPBACK.test(plain)) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped) return mapped[1] ?? plain;
  if (!plain.includes(':')) return plain;

  const [head = '', tail] = plain.split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const missing = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...last];
  return `${groups.slice(0, GROUPS_OF_NETWORK).join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  const groups = text === '' ? [] : text.split(':');
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** What Remix's script adds to an address to ask for its data. */
const OF_SCRIPT = new Set(['_routes', '_data', 'index']);

/**
 * The page that a request asks for or about, as path with query: `/konto/adressen.data?_routes=addresses.de` is
 * `/konto/adressen`. Parameters are kept letter by letter.
 */
export function requestedPage({pathname, search}: URL): string {
  const path = pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '');
  const parts = search.slice(1).split('&');
  const own = parts.filter((part) => part !== '' && !OF_SCRIPT.has(part.split('=')[0] ?? ''));
  return own.length > 0 ? `${path}?${own.join('&')}` : path;
}

/** Whether it is fetched ahead. Browsers say so (Fetch Metadata, `Sec-Purpose`; before that `Purpose`). */
export function isPrefetch({headers}: Request): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose');
  return purpose?.includes('prefetch') ?? false;
}

/**
 * Whether somebody asks for a page just now. Older browsers and WebKit (Safari, all on iOS; its version stands still at
 * 605, Chromium's at 537) do not say who wanted it (`Sec-Fetch-User`): each of their pages counts.
 */
export function isVisit(request: Request, {pathname}: URL): boolean {
  if (request.method !== 'GET' || pathname.endsWith('.data') || isPrefetch(request)) return false;
  const {headers} = request;
  const says =
    headers.has('Sec-Fetch-Mode') && !/AppleWebKit\/6\d\d\b/.test(headers.get('User-Agent') ?? '');
  return headers.get('Sec-Fetch-User') === '?1' || !says;
}

/** Whether a page is one that the browser loads again by itself, as it does with several tabs at a time. */
export function isRestored({method, url}: Request, visit: boolean): boolean {
  return method === 'GET' && !new URL(url).pathname.endsWith('.data') && !visit;
}
