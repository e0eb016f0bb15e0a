import {redirect} from '@shopify/remix-oxygen';
import {parseUrl} from '~/safe-addresses';

/**
 * Leads for good to a place that stands for the page asked for: a path or a full address. Inside the shop the query comes
 * along; what the place says in a query of its own holds.
 */
export function leadOn(request: Request, target: string): Response {
  const from = new URL(request.url);
  const to = parseUrl(target, from.href);
  if (to?.origin !== from.origin) return redirect(target, 301);
  for (const name of new Set(to.searchParams.keys())) from.searchParams.delete(name);
  to.search = [to.search.slice(1), from.search.slice(1)].filter(Boolean).join('&');
  return redirect(to.pathname + to.search + to.hash, 301);
}
