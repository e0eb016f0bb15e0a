import {tellSent} from '~/forms/unsent';
import {mayReload} from './chunk-reload';
import {routeIdOf} from './page-route';

/** Fetches the code of the page at a path ahead. Rejects when that failed. */
export async function fetchPageChunk(pathname: string): Promise<void> {
  const chunk = window.__remixManifest.routes[routeIdOf(pathname) ?? '']?.module;
  if (chunk) await import(/* @vite-ignore */ chunk);
}

/**
 * After a chunk that cannot be had: a new build has replaced it, so `href` is loaded as a document, at most once per
 * path in ten seconds (spec §8). Without a network the page stays and says so.
 */
export function recoverFromChunk(href: string, error: unknown): void {
  console.error(`The code of ${href} cannot be loaded`, error);
  const {pathname} = new URL(href, location.href);
  if (navigator.onLine && mayReload(pathname, sessionStorage, Date.now())) location.assign(href);
  else tellSent('lost');
}

/**
 * Loads the code of the page at a path before it is opened or answers a form: Remix by itself would reload without an
 * end. `false` when that failed; then `href` is loaded, or the page says so (`recoverFromChunk`).
 */
export async function loadPageChunk(pathname: string, href: string): Promise<boolean> {
  try {
    await fetchPageChunk(pathname);
    return true;
  } catch (error) {
    recoverFromChunk(href, error);
    return false;
  }
}
