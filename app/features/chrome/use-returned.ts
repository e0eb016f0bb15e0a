import {useEffect, useState} from 'react';

const HEADER_HEIGHT = 160;

/** True while a visitor who has scrolled down scrolls up again: what scrolled away may come back. */
export function useReturned(): boolean {
  const [returned, setReturned] = useState(false);

  useEffect(() => {
    let before = window.scrollY;
    const compare = () => {
      const now = window.scrollY;
      // Smaller moves are a finger at rest.
      if (Math.abs(now - before) < 8) return;
      if (now > before) setReturned(false);
      // Nearer to the top it has not been away.
      else if (before > HEADER_HEIGHT) setReturned(true);
      before = now;
    };
    window.addEventListener('scroll', compare, {passive: true});
    return () => window.removeEventListener('scroll', compare);
  }, []);

  return returned;
}
