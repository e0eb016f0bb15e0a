import {useLocation, useNavigate, useNavigation, useNavigationType} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {safeDecodeURIComponent} from '~/i18n/href';
import {useIsomorphicLayoutEffect} from '~/ui/hydration';
import {
  isPlainClick,
  isClientLink,
  dataUrl,
  forgetOpened,
  loadOpenedPage,
  mayPrefetch,
  needsDocument,
  routeIdOf,
  NEW_PAGE,
} from './open-page';

/** Until a link that a visitor may be about to open is prefetched. */
let intent: ReturnType<typeof setTimeout> | undefined;

/** URL of the link last followed on a page, by the key of its history entry. */
const followedLinks = new Map<string, string>();

/**
 * Follows plain links without a document load. One listener serves every `<a>` in the shop, including those in editors'
 * text; without JavaScript they are ordinary links. On a link, `data-keep-scroll` keeps the scroll position and ignores
 * the hash, which is for browsers without JavaScript, `data-replace` replaces the history entry, `data-document` loads
 * the document.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
  const {key} = useLocation();
  const {location: nextLocation} = useNavigation();

  useEffect(() => {
    if (!nextLocation) return;
    forgetOpened();
    // It requests its page itself.
    clearTimeout(intent);
  }, [nextLocation]);

  useEffect(() => {
    async function open(link: HTMLAnchorElement) {
      const {pathname, search, hash, href, dataset} = link;
      const preventScrollReset = dataset.keepScroll !== undefined;
      if (!(await loadOpenedPage(pathname, href))) return;
      followedLinks.set(key, href);
      navigate(pathname + search + (preventScrollReset ? '' : hash), {
        preventScrollReset,
        // As browsers do for a link to the current URL.
        replace: dataset.replace !== undefined || href === location.href,
        state: preventScrollReset ? null : NEW_PAGE,
      });
    }
    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event)) return;
      if (!isClientLink(link, location)) {
        if (scrollWithoutNavigation(link, document)) event.preventDefault();
        return;
      }
      if (needsDocument(link.pathname)) return;
      event.preventDefault();
      void open(link);
    }
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [navigate, key]);

  return null;
}

/** A pointer that merely passes over a link does not count, nor does one that scrolls the page. */
const INTENT_MS = 80;

/**
 * Prefetches code and data of a page when a visitor is about to open it: on hover, focus or touch of its link. Remix's
 * own component would reload the page if the code cannot be loaded. `data-no-prefetch` on a link means that its page is
 * already loaded.
 */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<{pathname: string; search: string} | null>(null);

  useEffect(() => {
    if (!mayPrefetch(navigator)) return;
    const handleIntent = ({target, type}: Event) => {
      clearTimeout(intent);
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || type === 'pointercancel' || !isClientLink(link, location)) return;
      const {pathname, search, dataset} = link;
      if (dataset.noPrefetch !== undefined) return;
      intent = setTimeout(() => setPage({pathname, search}), INTENT_MS);
    };
    const events = ['pointerover', 'focusin', 'pointercancel'];
    for (const event of events) document.addEventListener(event, handleIntent, {passive: true});
    return () => {
      clearTimeout(intent);
      for (const event of events) document.removeEventListener(event, handleIntent);
    };
  }, []);

  const data = page && dataUrl(page);
  if (!data) return null;
  const route = window.__remixManifest.routes[routeIdOf(page.pathname) ?? ''];
  return (
    <>
      <link key={data} rel="prefetch" as="fetch" href={data} />
      {route &&
        [route.module, ...(route.imports ?? [])].map((chunk) => (
          <link key={chunk} rel="modulepreload" href={chunk} />
        ))}
    </>
  );
}

function linkFollowedFrom(key: string): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a');
  return [...links].find(({href}) => href === followedLinks.get(key));
}

/** What only the document's own page has in its head (`pageMeta`); browsers share a page by its canonical link. */
const DOCUMENT_TAGS = '[rel=canonical],[rel=alternate],[property],meta[name^=desc],[name=robots]';

/** The path of the page last shown; '' until the document's first. An error page mounts the frame again. */
let shown = '';

/**
 * Does for a client-side navigation what a browser does for a document: announces its title and moves the focus to its
 * heading, on Back to the link that was followed there, where Tab then continues. Filters, variants and steps stay
 * on their page. Rendered after all drawers: one that closes with its page restores the focus first.
 */
export function NewPageStatus() {
  const location = useLocation();
  const arrivedBy: string = useNavigationType();
  const [title, setTitle] = useState('');
  const isMounted = useRef(false);

  // A later page is laid out at once (`late-layout`), before its scroll position is restored.
  useIsomorphicLayoutEffect(() => {
    if (shown !== '') document.documentElement.dataset.whole = '';
  }, [location.pathname]);

  useEffect(() => {
    const left = shown;
    const returns = arrivedBy === 'POP';
    const isFollowed = location.state === NEW_PAGE && !returns;
    const isFrameNew = !isMounted.current;
    const isNew = isFrameNew || left !== location.pathname || isFollowed;
    shown = location.pathname;
    isMounted.current = true;
    if (left !== '') for (const tag of document.head.querySelectorAll(DOCUMENT_TAGS)) tag.remove();
    // The document's first page also counts as 'POP'.
    if (!isNew || (returns && left === '')) return;
    setTitle(document.title);
    const focusTarget =
      (returns ? linkFollowedFrom(location.key) : undefined) ??
      document.getElementById(safeDecodeURIComponent(location.hash.slice(1))) ??
      document.querySelector<HTMLElement>('main h1, main:not(:has(h1))');
    if (!focusTarget) return;
    if (focusTarget.tabIndex < 0) focusTarget.tabIndex = -1;
    // A failed 'load more' keeps the scroll position of its list, far below what the error page says.
    focusTarget.focus({preventScroll: returns || !isFrameNew});
  }, [location, arrivedBy]);

  return (
    <div className="sr-only" role="status">
      {title}
    </div>
  );
}

/**
 * Moves to an anchor on this page without changing the URL while a rejected form is shown: Remix discards the action's
 * data on every navigation, even one that only changes `#…`. Returns `false` if the browser should follow the link.
 */
export function scrollWithoutNavigation(
  link: Pick<HTMLAnchorElement, 'hash' | 'getAttribute'>,
  page: Document,
): boolean {
  const isInPage = link.getAttribute('href')?.startsWith('#') ?? false;
  const anchor = isInPage ? page.getElementById(link.hash.slice(1)) : null;
  if (!anchor || !page.querySelector('[data-summary]')) return false;
  anchor.focus();
  anchor.scrollIntoView();
  return true;
}
