import {useNavigate} from '@remix-run/react';
import {useEffect} from 'react';
import {languageOfPath} from '~/i18n/languages';

/**
 * Follows plain links without loading the document anew. One listener serves every `<a>` of the shop, also
 * those in text that editors write; without JavaScript they are what they are. `data-keep-scroll` on a
 * link keeps the scroll position, `data-document` loads the document.
 */
export function ClientNavigation() {
  const navigate = useNavigate();

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || !leadsToPage(link)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, {
        preventScrollReset: link.dataset.keepScroll !== undefined,
      });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  return null;
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  const {origin, pathname, search, hash, target, dataset} = link;
  if (!link.href || origin !== location.origin || (target && target !== '_self')) return false;
  if (link.hasAttribute('download') || dataset.document !== undefined) return false;
  // Each language comes with messages of its own, which the document loads.
  if (languageOfPath(pathname) !== languageOfPath(location.pathname)) return false;
  const samePage = pathname === location.pathname && search === location.search;
  return !(samePage && hash);
}
