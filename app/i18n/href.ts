import {pagePath, matchPage, pages, type PageName, type PageMatch} from '~/pages';
import {defaultLanguage, type Language} from './languages';

/**
 * A link to a page in a language: `href('de', 'product', {handle: 'gravel-x'})`. Throws when a param of the page's path
 * is missing.
 */
export function href(
  language: Language,
  page: PageName,
  params: Record<string, string> = {},
): string {
  const path = pagePath(page, language)
    .split('/')
    .map((segment) => (/^[:*]/.test(segment) ? fillSegment(segment, page, params) : segment))
    .join('/');
  return `/${path}`;
}

function fillSegment(segment: string, page: PageName, params: Record<string, string>): string {
  const name = segment === '*' ? '*' : segment.slice(1);
  const value = params[name];
  if (value === undefined) throw new Error(`The address of page '${page}' needs '${name}'`);
  return name === '*' ? value : encodeURIComponent(value);
}

/** The path of the same page in another language; for a path without a page, that language's home page. */
export function translatePath(pathname: string, language: Language): string {
  const match = matchPage(pathname);
  return match ? href(language, match.page, decodedParams(match)) : href(language, 'home');
}

/**
 * The canonical spelling of a path: lower case, no trailing or double slashes. Shopify handles are lower-cased, other
 * params are left as typed.
 */
export function canonicalPath(pathname: string): string {
  const match = matchPage(pathname);
  if (!match) return pathname;
  const params = decodedParams(match);
  if (params.handle) params.handle = params.handle.toLowerCase();
  return href(match.language, match.page, params);
}

/** The decoded params of a matched path; a value with an invalid escape sequence is left as typed. */
export function decodedParams({page, params}: PageMatch): Record<string, string> {
  if (pages[page][defaultLanguage] === '*') return {...params};
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, safeDecodeURIComponent(value)]),
  );
}

/** A decoded part of a URL; one with an invalid escape sequence is left as typed. */
export function safeDecodeURIComponent(component: string): string {
  try {
    return decodeURIComponent(component);
  } catch (error) {
    if (error instanceof URIError) return component;
    throw error;
  }
}
