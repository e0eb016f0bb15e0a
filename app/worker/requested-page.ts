/** What Remix's script adds to an address to ask for its data. */
const OF_SCRIPT = new Set(['_routes', '_data', 'index']);

/**
 * The page that a request asks for or about, as path with query: `/konto/adressen.data?_routes=addresses.de` is
 * `/konto/adressen`. Parameters are kept letter by letter.
 */
export function requestedPage({pathname, search}: URL): string {
  const path = pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '');
  const parts = search.slice(1).split('&');
  const own = parts.filter((part) => part !== '' && !OF_SCRIPT.has(part.split('=')[0] ?? ''));
  return own.length > 0 ? `${path}?${own.join('&')}` : path;
}
