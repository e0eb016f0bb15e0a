import {mayReload} from './chunk-reload';
import {routeIdOf} from './page-route';

/** Fetches the code of the page at a path, which a form beside it needs for its answer. Rejects when that failed. */
export async function fetchPageChunk(pathname: string): Promise<void> {
  const chunk = window.__remixManifest.routes[routeIdOf(pathname) ?? '']?.module;
  if (chunk) await import(/* @vite-ignore */ chunk);
}

/**
 * Loads the code of the page at a path before it is opened; `false` when that failed. The page is then loaded
 * as a document, at most once per path in ten seconds (spec §8): Remix by itself would reload without an end.
 */
export async function loadPageChunk(pathname: string, href: string): Promise<boolean> {
  try {
    await fetchPageChunk(pathname);
    return true;
  } catch (error) {
    console.error(`The page ${pathname} cannot be loaded`, error);
    if (mayReload(pathname, sessionStorage, Date.now())) location.assign(href);
    return false;
  }
}
