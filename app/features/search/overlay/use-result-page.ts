import {useNavigate} from '@remix-run/react';
import type {FormEvent} from 'react';
import {loadPageChunk} from '../../navigation/page-chunk';
import {NEW_PAGE} from '../../navigation/use-on-new-page';

/**
 * Opens the result page of a submitted search form without loading the document anew. After a new build the
 * form goes its own way: the page has other chunks then.
 */
export function useResultPage() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>, words: string) => {
    if (document.documentElement.dataset.newBuild !== undefined) return;
    event.preventDefault();
    const {pathname} = new URL(event.currentTarget.action);
    const address = `${pathname}?${new URLSearchParams({q: words.trim()}).toString()}`;
    void loadPageChunk(pathname, address).then(
      (loaded) => loaded && navigate(address, {state: NEW_PAGE}),
    );
  };
}
