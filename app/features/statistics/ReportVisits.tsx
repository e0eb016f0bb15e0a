import {useLocation, useNavigationType} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {languageOfPath} from '~/i18n/languages';
import {resources} from '~/pages';
import {SEARCH_MARK_FIELD} from './search-mark';

/**
 * Reports each page view to the worker, which reports it to Shopify's analytics, and each product opened from a list.
 * Only with consent, without which none of this is rendered; without JavaScript an image reports the page by its
 * referrer.
 */
export function ReportVisits({reports}: {reports: boolean}) {
  const {pathname, search} = useLocation();
  useReportOpened(reports, pathname, search);
  const words = new URLSearchParams(search).get('q');
  const visitUrl = `/${resources.visits}?language=${languageOfPath(pathname)}`;

  useEffect(() => {
    if (!reports) return;
    const {referrer, title} = document;
    const path = location.pathname + location.search;
    navigator.sendBeacon(visitUrl, new URLSearchParams({path, referrer, title}));
  }, [reports, visitUrl, pathname, words]);

  return reports ? (
    <noscript>
      <img src={visitUrl} alt="" width="1" height="1" hidden referrerPolicy="same-origin" />
    </noscript>
  ) : null;
}

/**
 * Reports products that were opened from a list by a client-side navigation; the worker reports documents
 * (`reportOpened`), so that none counts twice. Going back and choosing a variant do not count.
 */
function useReportOpened(reports: boolean, pathname: string, search: string): void {
  const navigationType: string = useNavigationType();
  const previousPath = useRef(pathname);

  useEffect(() => {
    const isNew = previousPath.current !== pathname && navigationType === 'PUSH';
    previousPath.current = pathname;
    if (!reports || !isNew || !search.includes(`${SEARCH_MARK_FIELD}=`)) return;
    sendOpened(pathname, search);
  }, [pathname, search, navigationType, reports]);
}

/** Reports to the worker that the product at `path` was opened from a list; does not wait for the response. */
function sendOpened(path: string, search: string): void {
  const searchMark = new URLSearchParams(search).get(SEARCH_MARK_FIELD);
  if (!searchMark) return;
  const form = new URLSearchParams({path, [SEARCH_MARK_FIELD]: searchMark});
  const language = languageOfPath(path);
  navigator.sendBeacon(`/${resources.searchEvents}?language=${language}`, form);
}
