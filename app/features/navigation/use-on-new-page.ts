import {useLocation} from '@remix-run/react';
import {useState} from 'react';

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
