import {useRouteLoaderData} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {useLazyPart, prefetch} from '~/ui/lazy-part';
import {
  isPlainClick,
  mayPrefetch,
  recoverFromChunk,
  useOpenForVisit,
} from '../../navigation/open-page';
import {useNewestData} from '../../navigation/frame-state';
import type {PopularCategory, SearchSettings, SearchTrigger} from './overlay-view';

const fetchOverlay = async () => (await import('./SearchOverlay')).SearchOverlay;

/**
 * The search overlay for any page, whose code loads when it is first opened; without JavaScript, and if that fails, the
 * header's form and link go to `/suche`. It takes over what was typed in the header and closes when the page changes.
 * `readNavigation` returns the top level of the page's main navigation.
 */
export function LazySearchOverlay({readNavigation}: {readNavigation: () => PopularCategory[]}) {
  const data = useSearchData();
  const [visit, setVisit] = useState<{count: number; trigger: SearchTrigger} | null>(null);
  const [open, setOpen] = useOpenForVisit();

  const SearchOverlay = useLazyPart(fetchOverlay, open, (error) => {
    setOpen(false);
    if (visit?.trigger instanceof HTMLAnchorElement)
      void recoverFromChunk(error, visit.trigger.href);
  });

  useSearchTriggers(data !== null, (trigger) => {
    setVisit((previous) => ({trigger, count: (previous?.count ?? 0) + 1}));
    setOpen(true);
  });

  if (!data || !visit || !SearchOverlay) return null;
  return (
    <SearchOverlay
      key={visit.count}
      {...data}
      popular={readNavigation().filter(({href}) => href.includes('/collections/'))}
      trigger={visit.trigger}
      open={open}
      onClose={() => setOpen(false)}
    />
  );
}

/** The header's search field and the search link of small screens carry this attribute. */
const TRIGGER = '[data-opens-search]';

/**
 * Opens the overlay from the triggers, instead of what they do without JavaScript: on a click, or on the first letter
 * that is typed. Focus alone opens nothing (WCAG 3.2.1), it only prefetches the code. The worker renders the triggers,
 * so the listeners are on the document; `active` is false when search is unavailable.
 */
function useSearchTriggers(active: boolean, onOpen: (trigger: SearchTrigger) => void): void {
  const latestOnOpen = useRef(onOpen);
  latestOnOpen.current = onOpen;

  useEffect(() => {
    if (!active) return;
    const abortController = new AbortController();
    const options = {signal: abortController.signal, capture: true};
    const listen = (type: string, listener: (trigger: SearchTrigger, event: Event) => void) =>
      document.addEventListener(
        type,
        (event) => {
          const {target} = event;
          const trigger = target instanceof Element && target.closest<SearchTrigger>(TRIGGER);
          if (trigger) listener(trigger, event);
        },
        options,
      );
    listen('click', (trigger, event) => {
      if (!(event instanceof MouseEvent) || !isPlainClick(event)) return;
      // Runs before the listener that follows plain links.
      if (trigger instanceof HTMLAnchorElement) event.preventDefault();
      latestOnOpen.current(trigger);
    });
    listen('input', (trigger, event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      // Escape clears the field natively: right after closing the overlay, that would open it again.
      if (trigger instanceof HTMLInputElement && trigger.value) latestOnOpen.current(trigger);
    });
    const prefetchOverlay = () => prefetch(fetchOverlay);
    if (mayPrefetch(navigator)) {
      for (const eventType of ['pointerover', 'focusin', 'touchstart'])
        listen(eventType, prefetchOverlay);
    }
    return () => abortController.abort();
  }, [active]);
}

/** The root loader's data for the overlay; `null` on a page whose root loader failed. */
function useSearchData(): Omit<SearchSettings, 'popular'> | null {
  const data = useRouteLoaderData<{
    searchAccess: SearchSettings['access'];
    allowsStatistics?: boolean;
  }>('root');
  const allowed = data?.allowsStatistics ?? false;
  // A consent revoked in one tab ends in all: the one that has last heard from the worker knows the choice.
  const [newest, learn] = useNewestData<{allowed: boolean; asOf: number}>('statistics');
  useEffect(() => learn({allowed, asOf: Date.now()}), [allowed, learn]);
  if (!data?.searchAccess) return null;
  return {access: data.searchAccess, statistics: newest?.allowed ?? allowed};
}
