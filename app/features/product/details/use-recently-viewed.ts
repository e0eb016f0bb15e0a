import {useEffect, useState} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import type {askSeen} from '~/services/recently-viewed/ask-seen';
import type {ProductCardView} from '../product-card-view';
import type {ProductView} from '../product-view';

export type AskSeen = typeof askSeen<ProductCardView>;

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
  const [cards, setCards] = useState(sent);
  const isKnown = cards !== null;

  useEffect(() => {
    if (isKnown) return;
    const left = new AbortController();
    const address = `/${resources.recentlyViewed.path}?language=${language}`;
    ask(address, id, left.signal)
      .then(setCards)
      .catch((error: unknown) => {
        if (!left.signal.aborted) console.warn('What was seen before cannot be shown', error);
      });
    return () => left.abort();
  }, [id, language, isKnown, ask]);

  return cards ?? [];
}
