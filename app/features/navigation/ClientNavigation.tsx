import {useLocation, useNavigate, useNavigationType} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {decoded} from '~/i18n/href';
import {
  isPlainClick,
  leadsToPage,
  dataAddress,
  loadPageChunk,
  mayPrefetch,
  routeIdOf,
} from './open-page';
import {NEW_PAGE} from './use-on-new-page';

/**
 * Follows plain links without loading the document anew. One listener serves every `<a>` of the shop, also
 * those in text that editors write; without JavaScript they are what they are. `data-keep-scroll` on a
 * link keeps the scroll position, whatever place in the page it names for browsers without script, `data-replace` takes this page's place in the history, `data-document` loads
 * the document.
 */
export function ClientNavigation() {
  const navigate = useNavigate();

  useEffect(() => {
    async function open(link: HTMLAnchorElement) {
      const {pathname, search, hash, href, dataset} = link;
      const preventScrollReset = dataset.keepScroll !== undefined;
      if (await loadPageChunk(pathname, href))
        navigate(pathname + search + (preventScrollReset ? '' : hash), {
          preventScrollReset,
          replace: dataset.replace !== undefined,
          state: preventScrollReset ? null : NEW_PAGE,
        });
    }
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event)) return;
      if (!leadsToPage(link, location)) {
        if (goBesideRefusedForm(link, document)) event.preventDefault();
        return;
      }
      // A new build has other chunks: the next page comes as a document.
      if (document.documentElement.dataset.newBuild !== undefined) return;
      event.preventDefault();
      void open(link);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  return null;
}

/** A pointer that only passes over a link does not mean it. */
const INTENT_MS = 80;

/**
 * Fetches code and data of a page when a visitor is about to open it: on hover, focus or touch of its link.
 * Remix's own component would reload the page when the code cannot be had. `data-no-prefetch` on a link says that its
 * page is here already.
 */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<{pathname: string; search: string} | null>(null);

  useEffect(() => {
    if (!mayPrefetch(navigator)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const intend = ({target, type}: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !leadsToPage(link, location)) return;
      const {pathname, search, dataset} = link;
      if (dataset.noPrefetch !== undefined) return;
      timer = setTimeout(() => setPage({pathname, search}), type === 'touchstart' ? 0 : INTENT_MS);
    };
    const events = ['pointerover', 'focusin', 'touchstart'];
    for (const event of events) document.addEventListener(event, intend, {passive: true});
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, intend);
    };
  }, []);

  const data = page && dataAddress(page);
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

/**
 * Tells of a page that script has opened what a browser tells of a document: its title is said, and the focus goes to
 * its heading. Filters, variants and steps stay on their page, and whoever goes back in the history is left alone.
 * Stands behind all drawers: one that closes with its page gives the focus back to where it was.
 */
export function NewPageStatus() {
  const location = useLocation();
  const arrivedBy: string = useNavigationType();
  const [title, setTitle] = useState('');
  const shown = useRef('');

  useEffect(() => {
    const isNew = shown.current !== location.pathname || location.state === NEW_PAGE;
    shown.current = location.pathname;
    if (!isNew || arrivedBy === 'POP') return;
    setTitle(document.title);
    const start =
      document.getElementById(decoded(location.hash.slice(1))) ??
      document.querySelector<HTMLElement>('main h1, main:not(:has(h1))');
    if (!start) return;
    if (start.tabIndex < 0) start.tabIndex = -1;
    start.focus({preventScroll: true});
  }, [location, arrivedBy]);

  return (
    <div className="sr-only" role="status">
      {title}
    </div>
  );
}

/**
 * Goes to a place of this page without changing its address, while a refused form stands there: Remix forgets what
 * the action has answered with every change, be it `#…` alone. `false` when the browser should follow the link.
 */
export function goBesideRefusedForm(
  link: Pick<HTMLAnchorElement, 'hash' | 'getAttribute'>,
  page: Document,
): boolean {
  const isInPage = link.getAttribute('href')?.startsWith('#') ?? false;
  const place = isInPage ? page.getElementById(link.hash.slice(1)) : null;
  if (!place || !page.querySelector('[data-summary]')) return false;
  place.focus();
  place.scrollIntoView();
  return true;
}
