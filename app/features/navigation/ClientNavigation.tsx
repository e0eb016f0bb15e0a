import {useNavigate} from '@remix-run/react';
import {useEffect} from 'react';
import {isPlainClick, leadsToPage} from './followed-link';
import {goBesideRefusedForm} from './same-page-link';
import {loadPageChunk} from './page-chunk';
import {NEW_PAGE} from './use-on-new-page';

/**
 * Follows plain links without loading the document anew. One listener serves every `<a>` of the shop, also
 * those in text that editors write; without JavaScript they are what they are. `data-keep-scroll` on a
 * link keeps the scroll position, `data-replace` takes this page's place in the history, `data-document` loads
 * the document.
 */
export function ClientNavigation() {
  const navigate = useNavigate();

  useEffect(() => {
    async function open(link: HTMLAnchorElement) {
      const {pathname, search, hash, href, dataset} = link;
      const preventScrollReset = dataset.keepScroll !== undefined;
      if (await loadPageChunk(pathname, href))
        navigate(pathname + search + hash, {
          preventScrollReset,
          replace: dataset.replace !== undefined,
          state: preventScrollReset ? null : NEW_PAGE,
        });
    }
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event)) return;
      if (!leadsToPage(link, location)) {
        if (goBesideRefusedForm(link, document)) event.preventDefault();
        return;
      }
      // A new build has other chunks: the next page comes as a document.
      if (document.documentElement.dataset.newBuild !== undefined) return;
      event.preventDefault();
      void open(link);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  return null;
}
