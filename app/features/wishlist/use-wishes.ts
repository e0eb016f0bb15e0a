import {useFetcher} from '@remix-run/react';
import {useCallback, useEffect, useRef} from 'react';
import type {Messages} from '~/i18n/messages';
import {useHref} from '~/i18n/use-language';
import {drawerAddress, formatWishes} from './wishlist-ids';
import type {KnownWishes, WishlistView, WishView} from './load-wishlist.server';
import {useWishlist} from './wishlist-context';

/** What the wishlist's page tells, as far as it concerns the visitor's own list. */
interface ListData extends KnownWishes {
  own: {list: WishlistView} | null;
  messages: Messages;
}

/**
 * What is on the wishlist now, of what its page or drawer was loaded with (`loaded`, `null` as long as it was not).
 * What is missing there, because another tab has added it, is asked for, once; `ask` asks for all. `data` is what was
 * answered then, `null` when the shop could not be reached.
 */
export function useWishes(loaded: readonly WishView[] | null) {
  const {known, numbers, update, open} = useWishlist();
  const page = useHref()('wishlist');
  const {load, data, state} = useFetcher<ListData | null>({key: 'wishlist-list'});
  const ask = useCallback(() => load(drawerAddress(page)), [load, page]);
  const list = data?.own?.list ?? null;
  const views = new Map(
    [...(list?.wishes ?? []), ...(loaded ?? [])].map((wish) => [wish.number, wish]),
  );

  useEffect(() => {
    if (data) update({ids: data.ids, cleared: data.cleared, asOf: data.asOf});
  }, [data, update]);

  // An answer that was not learned yet may know that something is gone.
  const {ids} = data && data.asOf > known.asOf ? data : known;
  const missing = formatWishes(ids.filter((number) => !views.has(number)));
  const asked = useRef('');
  const isShown = loaded !== null || (open && list !== null);
  useEffect(() => {
    if (!isShown || state !== 'idle' || !missing || asked.current === missing) return;
    asked.current = missing;
    ask();
  }, [isShown, missing, state, ask]);

  return {wishes: numbers.flatMap((number) => views.get(number) ?? []), list, data, state, ask};
}
