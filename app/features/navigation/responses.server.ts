import {redirect, redirectDocument, type AppLoadContext} from '@shopify/remix-oxygen';
import {parseUrl} from '~/safe-addresses';

/**
 * Redirects to a path of the shop with 303. JavaScript loads the page as a document, because the sign-in state has
 * changed, and with it the header.
 */
export function seeOther({isDocument}: Pick<AppLoadContext, 'isDocument'>, path: string): Response {
  const init = {status: 303, headers: PERSONAL_HEADERS};
  return isDocument ? redirect(path, init) : redirectDocument(path, init);
}

/** Responses with a visitor's data are never cached, not even briefly or when prefetched. */
export const PERSONAL_HEADERS = {'Cache-Control': 'private, no-store'};

/** A response without a body, to a report or to script. */
export const emptyResponse = (status: 204 | 400 | 503) =>
  new Response(null, {status, headers: PERSONAL_HEADERS});

/**
 * Permanently redirects to a replacement page: a path or a full URL. Within the shop the query is preserved; the
 * target's own query parameters take precedence. Script loads it as a document: it may be in another language.
 */
export function redirectWithQuery(request: Request, target: string): Response {
  const from = new URL(request.url);
  const to = parseUrl(target, from.href);
  if (to?.origin !== from.origin) return redirectDocument(target, 301);
  for (const name of new Set(to.searchParams.keys())) from.searchParams.delete(name);
  to.search = [to.search.slice(1), from.search.slice(1)].filter(Boolean).join('&');
  // Two slashes at the start would name another host.
  return redirectDocument(to.pathname.replace(/^\/+/, '/') + to.search + to.hash, 301);
}
