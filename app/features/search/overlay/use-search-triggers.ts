import {useEffect, useRef} from 'react';
import {fetchAhead} from '~/ui/load-anew';
import {isPlainClick} from '../../navigation/followed-link';
import {mayPrefetch} from '../../navigation/may-prefetch';

/** The header's search field and the search link of small screens carry this attribute. */
const TRIGGER = '[data-opens-search]';

export type SearchTrigger = HTMLInputElement | HTMLAnchorElement;

/**
 * Opens the overlay from the triggers in place of what they do without script: on a click, or with the first
 * letter that is typed. The focus alone opens nothing (WCAG 3.2.1), it only fetches the code ahead. The triggers are markup of the worker, so one
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
      open.current(trigger);
    });
    listen('input', (trigger, event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      // Escape empties the field by itself: after that of the overlay, who wants out would be back in it.
      if (trigger instanceof HTMLInputElement && trigger.value) open.current(trigger);
    });
    const comeNear = () => fetchAhead(fetchOverlay);
    if (mayPrefetch(navigator)) {
      for (const sign of ['pointerover', 'focusin', 'touchstart']) listen(sign, comeNear);
    }
    return () => ended.abort();
  }, [active, fetchOverlay]);
}

function triggerOf({target}: Event): SearchTrigger | null {
  return target instanceof Element ? target.closest<SearchTrigger>(TRIGGER) : null;
}
