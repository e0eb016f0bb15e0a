import {useEffect, useState} from 'react';

/** The header is still in view, so nothing needs to give way. In pixels. */
const HEADER_HEIGHT = 160;
/** Smaller moves are a finger at rest. */
const LEAST_MOVE = 8;

/** True while a visitor scrolls down the page, false again on the way up. */
export function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let before = window.scrollY;
    const compare = () => {
      const now = window.scrollY;
      if (Math.abs(now - before) < LEAST_MOVE) return;
      setHidden(now > before && now > HEADER_HEIGHT);
      before = now;
    };
    window.addEventListener('scroll', compare, {passive: true});
    return () => window.removeEventListener('scroll', compare);
  }, []);

  return hidden;
}
