import {useEffect} from 'react';

/** Loads the live map of a route planner, which the worker has rendered, when its button is clicked. */
export function useLiveMaps(): void {
  useEffect(() => {
    document.addEventListener('click', showMap);
    return () => document.removeEventListener('click', showMap);
  }, []);
}

function showMap({target}: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const {liveMap, title = ''} = button?.dataset ?? {};
  const map = button?.closest<HTMLElement>('[data-map]');
  if (!liveMap || !map) return;

  const frame = document.createElement('iframe');
  frame.className = 'absolute inset-0 size-full lg:left-116 lg:w-[calc(100%-var(--spacing)*116)]';
  frame.setAttribute('sandbox', SANDBOX);
  frame.title = title;
  frame.src = liveMap;
  map.querySelector('[data-map-place]')?.replaceChildren(frame);
  map.dataset.live = '';
  // The button is gone: the focus goes on where the visitor wanted to be.
  frame.focus({preventScroll: true});
}

const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
