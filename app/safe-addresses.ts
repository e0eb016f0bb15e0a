/**
 * Checks for addresses from others (visitors in forms and queries, editors, staff, suppliers) before the shop follows,
 * links, mails to or passes them on. The sources a page may load from are set by its CSP
 * (`worker/security-headers.server.ts`).
 */

/** Schemes of web addresses, for `z.url({protocol: WEB})`. */
export const WEB_PROTOCOL = /^https?$/;
/** Schemes that a link may have. */
const LINK_PROTOCOLS = /^(https?|mailto|tel):$/;

const MAX_ADDRESS_LENGTH = 2_000;

/** The parsed URL, or `null`. Not `URL.canParse`: in Node 20 it rejects umlauts once it is JIT-compiled. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Placeholder for the shop's origin: only paths are read. */
const PLACEHOLDER_ORIGIN = 'https://shop.invalid';

/**
 * A path with query inside the shop to which a form may redirect, or `null` for everything that could leave it: other
 * origins, `//host`, `/\host`, control characters; and for what is too long to be a page of the shop.
 */
export function safeReturnTo(value: FormDataEntryValue | null): string | null {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS_LENGTH) return null;
  if (!/^\/(?![/\\])/.test(value) || /[\u0000-\u001f\\]/.test(value)) return null;
  const url = parseUrl(value, PLACEHOLDER_ORIGIN);
  // `/..//host` is one of the shop's paths until the browser normalizes it to `//host`.
  const leavesShop = url?.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//');
  return leavesShop ? null : url.pathname + url.search;
}

/** An address that is safe in a link: a path of the shop, a fragment, web, mail or phone; `null` for all others. */
export function safeLink(address: string): string | null {
  // Browsers strip line breaks and tabs, so '/\t/host' would link to another site.
  const trimmed = address.replaceAll(/[\u0000-\u001F\u007F]/g, '').trim();
  if (trimmed.length > MAX_ADDRESS_LENGTH) return null;
  if (/^\/(?![/\\])/.test(trimmed) || /^#./.test(trimmed)) return trimmed;
  return LINK_PROTOCOLS.test(parseUrl(trimmed)?.protocol ?? '') ? trimmed : null;
}

/** A web address, `https://…` or `http://…`; `null` for all others, including paths. */
export function webAddress(address: string): URL | null {
  return /^\s*https?:\/\//i.test(address) ? parseUrl(address) : null;
}

/** What mail clients and the mail API accept as exactly one address (RFC 5321 §4.5.3.1: 64 + 255 characters). */
const ONE_ADDRESS =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,255}$)[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

/** Control characters, Unicode line breaks, lone surrogates and characters that change the text direction. */
const INVISIBLE_CHARACTERS =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\p{Cs}]+/gu;

const MAX_LINE_LENGTH = 160;

/** Whether a text is exactly one address: no list, no name, no line breaks. */
export function isOneAddress(text: string): boolean {
  return ONE_ADDRESS.test(text);
}

/**
 * A text as a single header line without line breaks, invisible characters or encoded words (`=?utf-8?…`, RFC 2047), at
 * most 160 characters.
 */
export function headerLine(text: string): string {
  const line = text
    .replaceAll(INVISIBLE_CHARACTERS, ' ')
    .replaceAll('=?', '= ?')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > MAX_LINE_LENGTH
    ? `${characters.slice(0, MAX_LINE_LENGTH - 1).join('')}…`
    : line;
}

/**
 * Name and address for a header, the name quoted (RFC 5322 §3.2.4): `"Petersen, Jana" <jana@mail.example>`. Throws
 * unless `address` is exactly one address.
 */
export function mailbox(name: string, address: string): string {
  if (!isOneAddress(address)) throw new Error('A mailbox needs exactly one address');
  const line = headerLine(name);
  return line ? `"${line.replaceAll(/["\\]/g, '\\$&')}" <${address}>` : address;
}

/** Name and address of a mailbox as written in settings: `Radladen <post@radladen.example>` or an address alone. */
export function readMailbox(text: string): {name: string; address: string} | null {
  const [, name = '', address = text.trim()] =
    /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return isOneAddress(address) ? {name, address} : null;
}
