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
