import type {ServerBuild} from '@shopify/remix-oxygen';

type Routes = ServerBuild['routes'];

/**
 * Creates something from only those routes that may match a path: whose static segments are all in it. Remix matches a
 * path against every route of its build, several times per request, which takes a sixth of a page's time.
 *
 * @param create Called once per set of routes
 * @returns Takes a path whose percent-encoding is valid
 */
export function memoizeByLikelyRoutes<Result>(
  routes: Routes,
  create: (likely: Routes) => Result,
): (pathname: string) => Result {
  const all = Object.entries(routes).map(([id, route]) => {
    const segments = route.path ? route.path.split('/') : [];
    return {id, route, fixed: segments.map((segment) => (/^[:*]/.test(segment) ? null : segment))};
  });
  const cache = new Map<string, Result>();
  return (pathname) => {
    // Script requests the data of a page by its path and '.data'.
    const [, ...requestedSegments] = pathname
      .replace(/\.data$/, '')
      .split('/')
      .map(normalizeSegment);
    const likely = all.filter(({fixed}) =>
      fixed.every((segment, index) => segment === null || segment === requestedSegments[index]),
    );
    const ids = likely.map(({id}) => id).join();
    const result =
      cache.get(ids) ?? create(Object.fromEntries(likely.map(({id, route}) => [id, route])));
    cache.set(ids, result);
    return result;
  };
}

function normalizeSegment(segment: string): string {
  return decodeURIComponent(segment).toLowerCase();
}
