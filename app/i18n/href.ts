import {pagePath, matchPage, pages, type PageName, type PageMatch} from '~/pages';
import {defaultLanguage, type Language} from './languages';

/**
 * Link to a page in a language: `href('de', 'product', {handle: 'gravel-x'})`.
 * Throws when a param of the page's path is missing.
 */
export function href(
  language: Language,
  page: PageName,
  params: Record<string, string> = {},
): string {
  const path = pagePath(page, language)
    .split('/')
    .map((segment) => (/^[:*]/.test(segment) ? fill(segment, page, params) : segment))
    .join('/');
  return `/${path}`;
}

function fill(segment: string, page: PageName, params: Record<string, string>): string {
  const name = segment === '*' ? '*' : segment.slice(1);
  const value = params[name];
  if (value === undefined) throw new Error(`The address of page '${page}' needs '${name}'`);
  return name === '*' ? value : encodeURIComponent(value);
}

/** The same page in another language; a path that no page answers leads to the other home. */
export function translatePath(pathname: string, language: Language): string {
  const match = matchPage(pathname);
  return match ? href(language, match.page, decodedParams(match)) : href(language, 'home');
}

/**
 * The one spelling of an address: small letters, no slash at the end, none doubled. Shopify handles
 * are lower case, other params keep what was typed.
 */
export function canonicalPath(pathname: string): string {
  const match = matchPage(pathname);
  if (!match) return pathname;
  const params = decodedParams(match);
  if (params.handle) params.handle = params.handle.toLowerCase();
  return href(match.language, match.page, params);
}

/** What an address fills into its page's path, as it reads; a value with a broken escape stays as it was typed. */
export function decodedParams({page, params}: PageMatch): Record<string, string> {
  if (pages[page][defaultLanguage] === '*') return {...params};
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decoded(value)]));
}

/** A piece of an address as it reads; one with a broken escape stays as it was typed. */
export function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch (error) {
    if (error instanceof URIError) return piece;
    throw error;
  }
}
