import {useEffect, useState} from 'react';
import {leadsToPage} from './followed-link';
import {mayPrefetch} from './may-prefetch';
import {dataAddress, routeIdOf} from './page-route';

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
