import {PrefetchPageLinks} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {leadsToPage} from './followed-link';
import {mayPrefetch} from './may-prefetch';

/** A pointer that only passes over a link does not mean it. */
const INTENT_MS = 80;

/** Fetches code and data of a page when a visitor is about to open it: on hover, focus or touch of its link. */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string | null>(null);

  useEffect(() => {
    if (!mayPrefetch(navigator)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const intend = ({target, type}: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !leadsToPage(link, location)) return;
      const to = link.pathname + link.search;
      timer = setTimeout(() => setPage(to), type === 'touchstart' ? 0 : INTENT_MS);
    };
    const events = ['pointerover', 'focusin', 'touchstart'];
    for (const event of events) document.addEventListener(event, intend, {passive: true});
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, intend);
    };
  }, []);

  return page && <PrefetchPageLinks page={page} />;
}
