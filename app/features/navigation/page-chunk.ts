import {mayReload} from './chunk-reload';
import {routeIdOf} from './page-route';

/**
 * Loads the code of the page at a path before it is opened; `false` when that failed. The page is then loaded
 * as a document, at most once per path in ten seconds (spec §8): Remix by itself would reload without an end.
 */
export async function loadPageChunk(pathname: string, href: string): Promise<boolean> {
  const chunk = window.__remixManifest.routes[routeIdOf(pathname) ?? '']?.module;
  if (!chunk) return true;
  try {
    await import(/* @vite-ignore */ chunk);
    return true;
  } catch (error) {
    console.error(`The page ${pathname} cannot be loaded`, error);
    if (mayReload(pathname, sessionStorage, Date.now())) location.assign(href);
    return false;
  }
}
