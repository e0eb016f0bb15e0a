import {useLocation} from '@remix-run/react';
import {useState} from 'react';

/** The navigation state for a new page at the same path: a different search term. */
export const NEW_PAGE = 'new';

/**
 * Calls `reset`, which sets state of the calling component, when it is rendered for another page. Not in an effect,
 * which would run after the first page is visible and undo what a visitor has already opened on it.
 */
export function useOnNewPage(reset: () => void): void {
  const {pathname, search} = useLocation();
  const page = pathname + search;
  const [shown, setShown] = useState(page);
  if (shown === page) return;
  setShown(page);
  reset();
}

/**
 * Whether an overlay is open, and a function to open and close it. It closes with the visit on which it was opened,
 * even if the same page is requested again.
 */
export function useOpenForVisit() {
  const {key} = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (openOn !== null && openOn !== key) setOpenOn(null);
  return [openOn === key, (open: boolean) => setOpenOn(open ? key : null)] as const;
}
