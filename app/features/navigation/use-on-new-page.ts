import {useLocation} from '@remix-run/react';
import {useState} from 'react';

/** The state of a navigation that begins a page anew under the same path: other words to search for. */
export const NEW_PAGE = 'new';

/**
 * Calls `reset`, which sets state of the component that uses this, whenever it is rendered for another page. Not in
 * an effect: that would come after the first page is seen, and take back what somebody has opened on it already.
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
 * Whether something lies over the page, and how to open and close it. It closes with the visit on which it was opened,
 * be it that the same page is asked for again.
 */
export function useOpenForVisit() {
  const {key} = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (openOn !== null && openOn !== key) setOpenOn(null);
  return [openOn === key, (open: boolean) => setOpenOn(open ? key : null)] as const;
}
