/**
 * Which addresses that others wrote the shop follows, links, mails to or hands on: visitors in forms and queries, editors,
 * staff, suppliers. From where a page may load is told by its policy (`worker/security-headers.server.ts`).
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

/** What mail programs and the mail API take as one address and nothing besides (RFC 5321 §4.5.3.1: 64 + 255 characters). */
const ONE_ADDRESS =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,255}$)[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

/** Control characters, line ends of Unicode too, halves of signs, and signs that turn the direction of a text around. */
const UNSEEN =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\p{Cs}]+/gu;

const LONGEST_LINE = 160;

/** Whether a text is exactly one address: no list, no name, no line ends. */
export function isOneAddress(text: string): boolean {
  return ONE_ADDRESS.test(text);
}

/**
 * A text as one line of a header: nothing that ends a line, hides or is decoded (`=?utf-8?…`, RFC 2047), at most 160
 * characters.
 */
export function headerLine(text: string): string {
  const line = text.replaceAll(UNSEEN, ' ').replaceAll('=?', '= ?').replaceAll(/\s+/g, ' ').trim();
  const signs = Array.from(line);
  return signs.length > LONGEST_LINE ? `${signs.slice(0, LONGEST_LINE - 1).join('')}…` : line;
}

/**
 * A name and its address for a header, the name in quotes (RFC 5322 §3.2.4): `"Petersen, Jana" <jana@mail.example>`.
 * Throws when the address is not exactly one.
 */
export function mailbox(name: string, address: string): string {
  if (!isOneAddress(address)) throw new Error('A mailbox needs exactly one address');
  const line = headerLine(name);
  return line ? `"${line.replaceAll(/["\\]/g, '\\$&')}" <${address}>` : address;
}

/** Name and address of a mailbox as settings have it, `Radladen <post@radladen.example>` or an address alone. */
export function readMailbox(text: string): {name: string; address: string} | null {
  const [, name = '', address = text.trim()] =
    /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return isOneAddress(address) ? {name, address} : null;
}
