import {tellSent} from '~/forms/submission';
import {loadAnew} from '~/ui/late-part';
import {matchPage} from '~/pages';
import {languageOfPath} from '~/i18n/languages';

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

/** What a browser tells of its connection (Network Information API); not every browser does. */
interface Connected {
  connection?: {saveData?: boolean; effectiveType?: string};
}

/** Whether a page may be fetched before it is asked for: not on a connection that is spared or slow. */
export function mayPrefetch(navigator: object): boolean {
  const {connection} = navigator as Connected;
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

type Link = Pick<
  HTMLAnchorElement,
  'href' | 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'dataset' | 'hasAttribute'
>;
type Place = Pick<Location, 'origin' | 'pathname' | 'search'>;

type Modifiers = Pick<MouseEvent | KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** With a key that gives a click or a stroke another meaning: a new tab, a download. */
export function isModified({metaKey, ctrlKey, shiftKey, altKey}: Modifiers): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** A click that means the link itself, not a new tab or a menu. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !isModified(event) && !event.defaultPrevented;
}

/** Whether a link leads from `here` to a page that this document can show by itself. */
export function leadsToPage(link: Link, here: Place): boolean {
  const {origin, pathname, search, hash, target, dataset} = link;
  if (!link.href || origin !== here.origin || (target && target !== '_self')) return false;
  if (link.hasAttribute('download') || dataset.document !== undefined) return false;
  // Each language comes with messages of its own, which the document loads.
  if (languageOfPath(pathname) !== languageOfPath(here.pathname)) return false;
  const samePage = pathname === here.pathname && search === here.search;
  return !(samePage && hash);
}
