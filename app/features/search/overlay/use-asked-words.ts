import {useEffect, useRef} from 'react';
import {useInstantSearch, useSearchBox} from 'react-instantsearch';

/** Who types on is not asked for yet: about the pause between two letters. */
const PAUSE_MS = 120;

/** Asks both indexes for the words of the field: the first ones at once, later ones after a short pause. */
export function useAskedWords(words: string): void {
  const {refine} = useSearchBox();
  const {scopedResults} = useInstantSearch();
  const asked = useRef('');
  // New ones come with each answer.
  const search = useRef({refine, scopedResults});
  search.current = {refine, scopedResults};

  useEffect(() => {
    const wanted = words.trim();
    if (wanted === asked.current) return;
    const pause = asked.current === '' || wanted === '' ? 0 : PAUSE_MS;
    const timer = setTimeout(() => {
      asked.current = wanted;
      // After a failure InstantSearch gives each index the words of its last answer, which would go before
      // those of the field (instantsearch.js 4.118, `widgets/index`, `lastValidSearchParameters`).
      for (const {helper} of search.current.scopedResults) {
        helper.setState(helper.state.setQueryParameter('query', undefined));
      }
      search.current.refine(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [words]);
}
