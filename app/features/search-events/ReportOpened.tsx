import {useLocation, useNavigationType} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {languageOfPath} from '~/i18n/languages';
import {resources} from '~/pages';
import {MARK} from './search-mark';

/**
 * Reports products that were opened from a list by a client-side navigation; documents are reported by the worker
 * (`reportOpened`), so that none counts twice. Going back and choosing a variant open nothing new.
 */
export function ReportOpened({reports}: {reports: boolean}) {
  const {pathname, search} = useLocation();
  const navigationType: string = useNavigationType();
  const before = useRef(pathname);

  useEffect(() => {
    const isNew = before.current !== pathname && navigationType === 'PUSH';
    before.current = pathname;
    if (!reports || !isNew || !search.includes(`${MARK}=`)) return;
    sendOpened(pathname, search);
  }, [pathname, search, navigationType, reports]);

  return null;
}

/** Reports to the worker that the product at `path` was opened from a list; nobody waits for the answer. */
function sendOpened(path: string, search: string): void {
  const found = new URLSearchParams(search).get(MARK);
  if (!found) return;
  const form = new URLSearchParams({path, [MARK]: found});
  const language = languageOfPath(path);
  navigator.sendBeacon(`/${resources.searchEvents.path}?language=${language}`, form);
}
