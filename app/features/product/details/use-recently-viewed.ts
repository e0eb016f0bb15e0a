import {useEffect, useState} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import type {askSeen} from '~/services/recently-viewed/ask-seen';
import type {ProductCardView} from '../product-card-view';
import type {ProductView} from '../product-view';

export type AskSeen = typeof askSeen<ProductCardView>;

interface Seen {
  /** The product on whose page the cards stand. */
  id: string;
  cards: ProductCardView[];
}

/**
 * Products seen before this one. A document brings them along. Data of a page that script opens may have been fetched
 * ahead and are the same for everybody: then the page tells the worker that it is seen, and is answered with them.
 */
export function useRecentlyViewed(
  {id}: Pick<ProductView, 'id'>,
  sent: ProductCardView[] | null,
  ask: AskSeen,
): ProductCardView[] {
  const {language} = useLanguage();
  const [known, setKnown] = useState<Seen | null>(sent && {id, cards: sent});
  const isKnown = known?.id === id;

  useEffect(() => {
    if (isKnown) return;
    const left = new AbortController();
    const address = `/${resources.recentlyViewed.path}?language=${language}`;
    ask(address, id, left.signal)
      .then((cards) => setKnown({id, cards}))
      .catch((error: unknown) => {
        if (!left.signal.aborted) console.warn('What was seen before cannot be shown', error);
      });
    return () => left.abort();
  }, [id, language, isKnown, ask]);

  return isKnown ? known.cards : [];
}
