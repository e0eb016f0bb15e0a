import {tellSent} from '~/forms/submission';
import {loadAnew} from '~/ui/load-anew';
import {routeIdOf} from './page-route';

/** Fetches the code of the page at a path ahead. Rejects when that failed. */
export async function fetchPageChunk(pathname: string): Promise<void> {
  const chunk = window.__remixManifest.routes[routeIdOf(pathname) ?? '']?.module;
  if (chunk) await import(/* @vite-ignore */ chunk);
}

/** After code that cannot be had: `href` is loaded as a document (`loadAnew`), or the page stays and says so. */
export function recoverFromChunk(href: string, error: unknown): void {
  if (!loadAnew(error, href)) tellSent('lost');
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
