import {useEffect, useState} from 'react';

/** Whether the element with this id has left the window upwards and the page's footer is not in it yet. */
export function useBuyBarTurn(id: string): boolean {
  const [past, setPast] = useState(false);
  const [atEnd, setAtEnd] = useState(false);

  useEffect(
    // All that lies below counts as in view, so that also a jump over the element is noticed.
    () => watch(document.getElementById(id), '0px 0px 100000px 0px', (seen) => setPast(!seen)),
    [id],
  );
  useEffect(() => watch(document.querySelector('footer:not(main *)'), '0px', setAtEnd), []);

  return past && !atEnd;
}

function watch(element: Element | null, rootMargin: string, tell: (seen: boolean) => void) {
  if (!element) return;
  const observer = new IntersectionObserver(
    (entries) => tell(entries.at(-1)?.isIntersecting === true),
    {rootMargin},
  );
  observer.observe(element);
  return () => observer.disconnect();
}
