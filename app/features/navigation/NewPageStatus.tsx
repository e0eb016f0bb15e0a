import {useLocation, useNavigationType} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {NEW_PAGE} from './use-on-new-page';

/**
 * Tells of a page that script has opened what a browser tells of a document: its title is said, and the focus goes to
 * its heading. Filters, variants and steps stay on their page, and whoever goes back in the history is left alone.
 * Stands behind all drawers: one that closes with its page gives the focus back to where it was.
 */
export function NewPageStatus() {
  const location = useLocation();
  const arrivedBy: string = useNavigationType();
  const [title, setTitle] = useState('');
  const shown = useRef('');

  useEffect(() => {
    const isNew = shown.current !== location.pathname || location.state === NEW_PAGE;
    shown.current = location.pathname;
    if (!isNew || arrivedBy === 'POP') return;
    setTitle(document.title);
    const start =
      document.getElementById(location.hash.slice(1)) ??
      document.querySelector<HTMLElement>('main h1, main:not(:has(h1))');
    if (!start) return;
    if (start.tabIndex < 0) start.tabIndex = -1;
    start.focus({preventScroll: true});
  }, [location, arrivedBy]);

  return (
    <div className="sr-only" role="status">
      {title}
    </div>
  );
}
