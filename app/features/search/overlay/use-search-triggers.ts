import {useEffect, useRef} from 'react';
import {isPlainClick} from '../../navigation/followed-link';
import {mayPrefetch} from '../../navigation/may-prefetch';

/** The header's search field and the search link of small screens carry this attribute. */
const TRIGGER = '[data-opens-search]';

export type SearchTrigger = HTMLInputElement | HTMLAnchorElement;

/**
 * Opens the overlay from the triggers in place of what they do without script: on a click, or with the first
 * letter that is typed. The focus alone opens nothing (WCAG 3.2.1), it only fetches the code ahead. When that
 * code cannot be had, links lead on and the form is sent. The triggers are markup of the worker, so one
 * listener each stands at the document; `active` is false where there is nothing to ask.
 */
export function useSearchTriggers(
  active: boolean,
  fetchOverlay: () => Promise<unknown>,
  onOpen: (trigger: SearchTrigger) => void,
): void {
  const open = useRef(onOpen);
  open.current = onOpen;

  useEffect(() => {
    if (!active) return;
    const ended = new AbortController();
    const options = {signal: ended.signal, capture: true};
    const show = (trigger: SearchTrigger) =>
      fetchOverlay().then(
        () => open.current(trigger),
        () => trigger instanceof HTMLAnchorElement && location.assign(trigger.href),
      );

    const listen = (type: string, listener: (trigger: SearchTrigger, event: Event) => void) =>
      document.addEventListener(
        type,
        (event) => {
          const trigger = triggerOf(event);
          if (trigger) listener(trigger, event);
        },
        options,
      );
    listen('click', (trigger, event) => {
      if (!(event instanceof MouseEvent) || !isPlainClick(event)) return;
      // Before the listener that follows plain links.
      if (trigger instanceof HTMLAnchorElement) event.preventDefault();
      void show(trigger);
    });
    listen('input', (trigger, event) => {
      if (!(event instanceof InputEvent && event.isComposing)) void show(trigger);
    });
    const fetchAhead = () => void fetchOverlay().catch(() => undefined);
    if (mayPrefetch(navigator)) {
      for (const sign of ['pointerover', 'focusin', 'touchstart']) listen(sign, fetchAhead);
    }
    return () => ended.abort();
  }, [active, fetchOverlay]);
}

function triggerOf({target}: Event): SearchTrigger | null {
  return target instanceof Element ? target.closest<SearchTrigger>(TRIGGER) : null;
}
