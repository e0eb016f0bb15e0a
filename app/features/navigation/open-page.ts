import {useLocation, useNavigation} from '@remix-run/react';
import {type MouseEvent as ReactMouseEvent, useState} from 'react';
import {hasInput, notifySubmission} from '~/forms/submission';
import {isOutdatedPage} from '~/services/http/fetch-shop-json';
import {reportMissingCode} from '~/ui/lazy-part';
import {isPagePath, matchPage, mayRunTags} from '~/pages';
import {languageOfPath} from '~/i18n/languages';

/** Prefetches the code of the page at a path. Rejects on failure. */
export async function fetchPageChunk(pathname: string): Promise<void> {
  const chunk = window.__remixManifest.routes[routeIdOf(pathname) ?? '']?.module;
  if (chunk) await import(/* @vite-ignore */ chunk);
}

/**
 * Handles code that fails to load when a visitor needs it: opens `href` as a document, or the page stays and reports
 * it. After a deployment the next attempt does without that code (`isOutdatedPage`).
 */
export async function recoverFromChunk(error: unknown, href?: string): Promise<void> {
  if ((await reportMissingCode(error)) && href) location.assign(href);
  else notifySubmission('lost');
}

/**
 * Loads the code of the page at a path before it is opened or receives a form's response: Remix itself would reload
 * endlessly. Returns `false` on failure (`recoverFromChunk`).
 */
export async function loadPageChunk(
  pathname: string,
  href?: string,
  isWanted = () => true,
): Promise<boolean> {
  try {
    await fetchPageChunk(pathname);
    return isWanted();
  } catch (error) {
    if (isWanted()) await recoverFromChunk(error, href);
    return false;
  }
}

/** URL of the page that a visitor has opened last. */
let openedHref: string | null = null;

/** The same for a page that a visitor opens; it acts only while they have not opened something else (`forgetOpened`). */
export function loadOpenedPage(pathname: string, href: string): Promise<boolean> {
  openedHref = href;
  return loadPageChunk(pathname, href, () => openedHref === href);
}

/** For navigations that do not wait for code: Back, a filter. */
export function forgetOpened(): void {
  openedHref = null;
}

/** Remix's id of the route for a path, `product.de`; `null` if no page matches. */
export function routeIdOf(pathname: string): string | null {
  const match = matchPage(pathname);
  return match && `${match.page}.${match.language}`;
}

/**
 * URL from which Remix fetches the data of a page (single fetch). The root's data does not change while a visitor
 * navigates, so only the page's route is requested.
 */
export function dataUrl({pathname, search}: {pathname: string; search: string}): string | null {
  const id = routeIdOf(pathname);
  if (!id) return null;
  const query = new URLSearchParams(search);
  query.set('_routes', id);
  const path = pathname === '/' ? '/_root' : pathname.replace(/\/$/, '');
  return `${path}.data?${query.toString()}`;
}

/** Connection data from the browser (Network Information API), which not every browser supports. */
interface NavigatorWithConnection {
  connection?: {saveData?: boolean; effectiveType?: string};
}

/** Whether a page may be prefetched: not with data saver or a slow connection. */
export function mayPrefetch(navigator: object): boolean {
  const {connection} = navigator as NavigatorWithConnection;
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

type Link = Pick<
  HTMLAnchorElement,
  'href' | 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'dataset' | 'hasAttribute'
>;
type CurrentLocation = Pick<Location, 'origin' | 'pathname' | 'search'>;

type Modifiers = Pick<MouseEvent | KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a modifier key changes the meaning of a click or keystroke: a new tab, a download. */
function isModified({metaKey, ctrlKey, shiftKey, altKey}: Modifiers): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Whether a click follows the link itself, rather than opening a new tab or menu. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !isModified(event) && !event.defaultPrevented;
}

/**
 * Whether the page at a path has to be loaded as a document: the shop runs a newer build, or a form of this page has
 * been filled in, which the browser restores on Back together with its document only.
 */
export function needsDocument(pathname: string): boolean {
  return isOutdatedPage() || (pathname !== location.pathname && hasInput(document));
}

/** Whether a link points to a page that this document can open on the client. */
export function isClientLink(link: Link, currentLocation: CurrentLocation): boolean {
  const {origin, pathname, search, hash, target, dataset} = link;
  if (!link.href || origin !== currentLocation.origin || (target && target !== '_self'))
    return false;
  if (link.hasAttribute('download') || dataset.document !== undefined) return false;
  if (!isPagePath(pathname)) return false;
  // Each language has its own messages, which the document loads.
  if (languageOfPath(pathname) !== languageOfPath(currentLocation.pathname)) return false;
  // A tag manager that runs in this document would go on running.
  const mayHaveTags = mayRunTags(currentLocation.pathname + currentLocation.search);
  if (mayHaveTags && !mayRunTags(pathname + search)) return false;
  const samePage = pathname === currentLocation.pathname && search === currentLocation.search;
  return !(samePage && hash);
}

/** The query with which this page is being loaded again: another variant, other filters. */
export function usePendingQuery(): string | undefined {
  const {pathname} = useLocation();
  const {location} = useNavigation();
  return location?.pathname === pathname ? location.search : undefined;
}

const refuseClick = (event: ReactMouseEvent) => event.preventDefault();

/**
 * Props of an element whose links and buttons are about what the page shows: while the page is being loaded with another
 * query, clicks are refused, also those of a keyboard.
 */
export function useBusyProps() {
  const isBusy = usePendingQuery() !== undefined;
  return {'aria-busy': isBusy || undefined, onClickCapture: isBusy ? refuseClick : undefined};
}

/** The navigation state for a new page at the same path: a different search term. */
export const NEW_PAGE = 'new';

/**
 * Calls `reset`, which sets state of the calling component, when it is rendered for another visit: also to the same
 * page, so that a drawer's link to it closes the drawer, but not to a fragment of it. Not in an effect, which would run
 * after the first page is visible and undo what a visitor has already opened on it.
 */
export function useOnNewPage(reset: () => void): void {
  const {pathname, search, hash, key} = useLocation();
  const page = pathname + search;
  const [shown, setShown] = useState({page, key});
  if (shown.key === key) return;
  setShown({page, key});
  if (!hash || shown.page !== page) reset();
}

/**
 * Whether an overlay is open, and a function to open and close it. It closes with the visit on which it was opened,
 * even if the same page is requested again.
 */
export function useOpenForVisit() {
  const {key} = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (openOn !== null && openOn !== key) setOpenOn(null);
  return [openOn === key, (open: boolean) => setOpenOn(open ? key : null)] as const;
}
