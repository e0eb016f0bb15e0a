import {useLocation, useNavigationType} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {MARK} from './search-mark';

/**
 * Tells of products that were opened from a list without loading a document; documents tell by themselves
 * (`report-opened.server.ts`), so that none counts twice. Going back and choosing a variant open nothing new.
 */
export function ReportOpened({reports}: {reports: boolean}) {
  const {pathname, search} = useLocation();
  const way: string = useNavigationType();
  const before = useRef(pathname);

  useEffect(() => {
    const came = before.current !== pathname && way === 'PUSH';
    before.current = pathname;
    if (!reports || !came || !search.includes(`${MARK}=`)) return;
    // A file that a new build has replaced costs the statistics a click, and the visitor nothing.
    import('./send-opened').then(({sendOpened}) => sendOpened(pathname, search)).catch(() => null);
  }, [pathname, search, way, reports]);

  return null;
}
