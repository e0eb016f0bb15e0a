import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {languageOfPath} from '~/i18n/languages';
import {resources} from '~/pages';

/**
 * Reports each page that a visitor sees to the worker, which tells Shopify's statistics. Only with consent, without which
 * nothing of it is in the page; without script a picture reports the page by its referrer.
 */
export function ReportVisits({reports}: {reports: boolean}) {
  const {pathname, search} = useLocation();
  const words = new URLSearchParams(search).get('q');
  const address = `/${resources.visits.path}?language=${languageOfPath(pathname)}`;

  useEffect(() => {
    if (!reports) return;
    const {referrer, title} = document;
    const path = location.pathname + location.search;
    navigator.sendBeacon(address, new URLSearchParams({path, referrer, title}));
  }, [reports, address, pathname, words]);

  return reports ? (
    <noscript>
      <img src={address} alt="" width="1" height="1" hidden referrerPolicy="same-origin" />
    </noscript>
  ) : null;
}
