/**
 * Which addresses that others wrote the shop follows, links or hands on: visitors in forms and queries, editors, staff,
 * suppliers. From where a page may load is told by its policy (`worker/security-headers.server.ts`).
 */

/** Schemes of web addresses, for `z.url({protocol: WEB})`. */
export const WEB = /^https?$/;
/** Schemes of what a link may lead to. */
const LINKED = /^(https?|mailto|tel):$/;

const LONGEST_ADDRESS = 2_000;

/** A complete address, or `null`. Not by `URL.canParse`: that of Node 20 refuses umlauts once it is compiled for speed. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Stands for the shop wherever that is: paths only are read. */
const SHOP = 'https://shop.invalid';

/**
 * A place inside the shop to which a form may lead back, as path with query, or `null` for everything
 * that could leave it: other origins, `//host`, `/\host`, control characters.
 */
export function safeReturnTo(value: FormDataEntryValue | null): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\u0000-\u001f\\]/.test(value)) {
    return null;
  }
  const url = parseUrl(value, SHOP);
  // `/..//host` is a path of our own until the browser reads its short form `//host`.
  const leaves = url?.origin !== SHOP || url.pathname.startsWith('//');
  return leaves ? null : url.pathname + url.search;
}

/** An address that may stand in a link: a path of the shop, a place in the page, web, mail or phone; `null` for all others. */
export function safeLink(address: string): string | null {
  // Browsers leave out line ends and tabs, so '/\t/host' would lead to another shop.
  const trimmed = address.replaceAll(/[\u0000-\u001F\u007F]/g, '').trim();
  if (trimmed.length > LONGEST_ADDRESS) return null;
  if (/^\/(?![/\\])/.test(trimmed) || /^#./.test(trimmed)) return trimmed;
  return LINKED.test(parseUrl(trimmed)?.protocol ?? '') ? trimmed : null;
}

/** An address on the web, `https://…` or `http://…`; `null` for all others, paths too. */
export function webAddress(address: string): URL | null {
  return /^\s*https?:\/\//i.test(address) ? parseUrl(address) : null;
}
