import {useEffect, useState} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import {askShop} from '~/services/http/ask-shop';
import type {StockView} from '../../goods/goods';
import type {PriceView} from '../../pricing/price-view';
import {FOUND_FIELD} from '../../statistics/search-mark';
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

/** A page or service that a search leads to. */
export interface PageLink {
  title: string;
  /** '' without any. */
  description: string;
  href: string;
}

/** What the shop's worker adds to an answer of the search service. */
export interface SearchFacts {
  products: HitFacts[];
  pages: PageLink[];
  /** Words to search for where these found nothing; `null` without any. */
  closest: string | null;
}

/** Nothing more is known yet. */
export const NO_FACTS: SearchFacts = {products: [], pages: [], closest: null};

/**
 * What the shop knows of the words that were answered, '' for none, and of their hits; nothing until it is told. With the
 * mark of their answer, which hits have with consent, the worker reports that they were shown.
 */
export function useSearchFacts(
  products: readonly Pick<ProductHit, 'id' | 'found'>[],
  words: string,
): SearchFacts {
  const {language} = useLanguage();
  const [told, setTold] = useState({words: '', facts: NO_FACTS});
  const ids = products.flatMap(({id}) => id || []).join();
  const mark = products[0]?.found;

  useEffect(() => {
    if (!words) return;
    const left = new AbortController();
    const query = new URLSearchParams({language, words, ids, ...(mark && {[FOUND_FIELD]: mark})});
    askShop<SearchFacts>(`/${resources.searchHits.path}?${query.toString()}`, left.signal)
      .then((facts) => setTold({words, facts}))
      .catch((error: unknown) => {
        if (!left.signal.aborted) console.warn('Prices and pages cannot be shown', error);
      });
    return () => left.abort();
  }, [ids, words, language, mark]);

  return told.words === words ? told.facts : NO_FACTS;
}
