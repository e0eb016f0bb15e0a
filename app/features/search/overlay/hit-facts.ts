import {useEffect, useState} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import type {askShop} from '~/services/http/ask-shop';
import type {StockView} from '../../goods/goods';
import type {PriceView} from '../../pricing/price-view';
import {MARK} from '../../search-events/search-mark';
import type {ProductHit} from './overlay-view';

/** What the shop's worker tells of a hit. */
export interface HitFacts {
  /** Number of the product. */
  id: string;
  /** Selects the variant that is meant on the product's page; '' for the product as it opens. */
  query: string;
  /** What that variant is called where the words name it: 'Reseda, 50 cm'. */
  variant?: string | undefined;
  price: PriceView;
  stock?: StockView | undefined;
}

/** What the shop's worker proposes where nothing was found. */
export interface SearchSuggestion {
  /** Words that find something; `null` without any. */
  words: string | null;
}

export type AskShop = typeof askShop;

/**
 * Facts of the hits by the number of their product; none until they are known for these words. With the mark of their
 * answer, which it has with consent, the worker reports that they were shown.
 */
export function useHitFacts(
  products: readonly Pick<ProductHit, 'id' | 'found'>[],
  words: string,
  ask: AskShop,
): ReadonlyMap<string, HitFacts> {
  const {language} = useLanguage();
  const [told, setTold] = useState<{words: string; facts: HitFacts[]}>();
  const ids = products.flatMap(({id}) => id || []).join();
  const mark = products[0]?.found;

  useEffect(() => {
    if (!ids) return;
    const left = new AbortController();
    const query = new URLSearchParams({language, words, ids, ...(mark && {[MARK]: mark})});
    ask<HitFacts[]>(`/${resources.searchHits.path}?${query.toString()}`, left.signal)
      .then((facts) => setTold({words, facts}))
      .catch((error: unknown) => {
        if (!left.signal.aborted) console.warn('Prices of the hits cannot be shown', error);
      });
    return () => left.abort();
  }, [ids, words, language, ask, mark]);

  const known = told?.words === words ? told.facts : [];
  return new Map(known.map((facts) => [facts.id, facts]));
}

/** Words to search for in place of those that found nothing, `null` without any or before they are known. */
export function useClosestWords(nothingFor: string, ask: AskShop): string | null {
  const {language} = useLanguage();
  const [told, setTold] = useState({of: '', words: null as string | null});

  useEffect(() => {
    if (!nothingFor) return;
    const left = new AbortController();
    const query = new URLSearchParams({language, words: nothingFor});
    ask<SearchSuggestion>(`/${resources.searchSuggestion.path}?${query.toString()}`, left.signal)
      .then(({words}) => setTold({of: nothingFor, words}))
      .catch((error: unknown) => {
        if (!left.signal.aborted) console.warn('Nothing can be proposed', error);
      });
    return () => left.abort();
  }, [nothingFor, language, ask]);

  return told.of === nothingFor ? told.words : null;
}
