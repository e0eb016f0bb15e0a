import {matchPage} from '~/pages';

/** Remix's id of the route that answers a path, `product.de`; `null` for a path of no page. */
export function routeIdOf(pathname: string): string | null {
  const match = matchPage(pathname);
  return match && `${match.page}.${match.language}`;
}

/**
 * Where Remix's script asks for the data of a page (single fetch). The root's own stay as they are while a
 * visitor walks around, so only the page's route is asked for.
 */
export function dataAddress({pathname, search}: {pathname: string; search: string}): string | null {
  const id = routeIdOf(pathname);
  if (!id) return null;
  const query = new URLSearchParams(search);
  query.set('_routes', id);
  const path = pathname === '/' ? '/_root' : pathname.replace(/\/$/, '');
  return `${path}.data?${query.toString()}`;
}
