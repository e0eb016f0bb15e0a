import {z} from 'zod';
import {formSchema, required} from '~/forms/field-schemas';
import {parseUrl} from '~/safe-addresses';
import type {MessageKey} from '~/i18n/messages';
import {priceFields} from './fields';

/** The form of 'Preisanfrage'. `ownHosts` are this shop's hosts, whose links are not accepted as offers. */
export function priceRequestSchema(ownHosts: readonly string[]) {
  const offerLink = required('offerLink').transform((typed, context) => {
    const parsed = readOfferLink(typed, ownHosts);
    if ('link' in parsed) return parsed.link;
    context.addIssue({code: 'custom', message: parsed.problem});
    return z.NEVER;
  });
  return formSchema(priceFields, {offerLink});
}

/** Longer than browsers display; a link to a shop with all its tracking parameters stays below. */
const MAX_URL_LENGTH = 2000;

/** A host name with a dot and an alphabetic top-level domain: no IP address, no `localhost`. */
const PUBLIC_HOST =
  /^(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;
const PRIVATE_DOMAIN = /\.(?:local|localhost|internal|lan|home|arpa|onion)$/;

/**
 * Parses the URL of another shop's offer; `https://` is added if missing. Pages of `ownHosts` and of their subdomains
 * are no offers of others.
 */
export function readOfferLink(
  typed: string,
  ownHosts: readonly string[],
): {link: string} | {problem: MessageKey} {
  const trimmed = typed.trim();
  if (trimmed.length > MAX_URL_LENGTH) return {problem: 'validations.offerLink.tooLong'};
  // Browsers drop tabs and line breaks within a URL: such a link is not what it seems to be.
  if (/[\s\p{C}\\<>"]/u.test(trimmed)) return {problem: 'validations.offerLink.url'};
  const absolute = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = /^https?:\/\/[^/]/i.test(absolute) ? parseUrl(absolute) : null;
  if (!url) return {problem: 'validations.offerLink.url'};
  const host = plainHost(url.hostname);
  if (url.username || url.password || !PUBLIC_HOST.test(host) || PRIVATE_DOMAIN.test(host)) {
    return {problem: 'validations.offerLink.url'};
  }
  if (ownHosts.some((ownHost) => isWithin(host, plainHost(ownHost)))) {
    return {problem: 'validations.offerLink.own'};
  }
  if (url.href.length > MAX_URL_LENGTH) return {problem: 'validations.offerLink.tooLong'};
  return {link: url.href};
}

/** In lower case, without the trailing dot of the root and `www.`. */
function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.+$/, '')
    .replace(/^www\./, '');
}

function isWithin(host: string, ownHost: string): boolean {
  return ownHost.includes('.') && (host === ownHost || host.endsWith(`.${ownHost}`));
}
