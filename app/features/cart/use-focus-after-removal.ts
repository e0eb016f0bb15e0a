import {useEffect, useRef} from 'react';

/** A removed line takes the focus with it; the list with this ref gets it then. */
export function useFocusAfterRemoval(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(count);

  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (count < before.current && lost) ref.current?.focus();
    before.current = count;
  }, [count]);

  return ref;
}
