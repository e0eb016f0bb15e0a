import {redirect} from '@shopify/remix-oxygen';
import {parseUrl} from '~/safe-addresses';

/**
 * Permanently redirects to a replacement page: a path or a full URL. Within the shop the query is preserved; the
 * target's own query parameters take precedence.
 */
export function redirectWithQuery(request: Request, target: string): Response {
  const from = new URL(request.url);
  const to = parseUrl(target, from.href);
  if (to?.origin !== from.origin) return redirect(target, 301);
  for (const name of new Set(to.searchParams.keys())) from.searchParams.delete(name);
  to.search = [to.search.slice(1), from.search.slice(1)].filter(Boolean).join('&');
  return redirect(to.pathname + to.search + to.hash, 301);
}
