import {useFetcher} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {useHref} from '~/i18n/use-language';
import type {ProductCardView} from '../product-card-view';
import type {ProductView} from '../product-view';

/**
 * Products seen before this one. A document brings them along. Data of a page that script opens may have been fetched
 * ahead and are the same for everybody: then the page tells the worker that it is seen, and is answered with them.
 */
export function useRecentlyViewed(
  {id, handle}: Pick<ProductView, 'id' | 'handle'>,
  sent: ProductCardView[] | null,
): ProductCardView[] {
  const href = useHref();
  const {data, submit} = useFetcher<ProductCardView[]>({key: `seen ${id}`});
  const brought = useRef<{id: string; cards: ProductCardView[]} | null>(null);
  if (sent) brought.current = {id, cards: sent};

  const kept = brought.current?.id === id ? brought.current.cards : undefined;
  const cards = kept ?? data;
  const unknown = cards === undefined;
  const action = href('product', {handle});
  useEffect(() => {
    // JSON, so that header and footer stay (`root.tsx`).
    if (unknown) submit({seen: id}, {method: 'post', action, encType: 'application/json'});
  }, [unknown, id, action, submit]);

  return cards ?? [];
}
