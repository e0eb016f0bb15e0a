import {useFetcher} from '@remix-run/react';
import {useCallback, useEffect, useRef} from 'react';
import type {Messages} from '~/i18n/messages';
import {useHref} from '~/i18n/use-language';
import {drawerAddress, formatNumbers} from './wishlist';
import type {WishlistState, WishlistView, WishlistItemView} from './load-wishlist.server';
import {useWishlist} from './wishlist-context';

/** Data of the wishlist page that concerns the visitor's own list. */
interface ListData extends WishlistState {
  own: {list: WishlistView} | null;
  messages: Messages;
}

/**
 * The current wishlist items, out of those that its page or drawer was loaded with (`loaded`, `null` until then).
 * Missing ones, added by another tab, are fetched once; `refetch` fetches all. `data` is the response, `null` when the
 * shop could not be reached.
 */
export function useWishlistItems(loaded: readonly WishlistItemView[] | null) {
  const {known, numbers, update, open} = useWishlist();
  const page = useHref()('wishlist');
  const {load, data, state} = useFetcher<ListData | null>({key: 'wishlist-list'});
  const refetch = useCallback(() => load(drawerAddress(page)), [load, page]);
  const list = data?.own?.list ?? null;
  const itemsByNumber = new Map(
    [...(list?.items ?? []), ...(loaded ?? [])].map((item) => [item.number, item]),
  );

  useEffect(() => {
    if (data) update({ids: data.ids, cleared: data.cleared, asOf: data.asOf});
  }, [data, update]);

  // A response that has not been applied yet may omit items that are gone.
  const {ids} = data && data.asOf > known.asOf ? data : known;
  const missing = formatNumbers(ids.filter((number) => !itemsByNumber.has(number)));
  const lastRequested = useRef('');
  const isShown = loaded !== null || (open && list !== null);
  useEffect(() => {
    if (!isShown || state !== 'idle' || !missing || lastRequested.current === missing) return;
    lastRequested.current = missing;
    refetch();
  }, [isShown, missing, state, refetch]);

  return {
    items: numbers.flatMap((number) => itemsByNumber.get(number) ?? []),
    list,
    data,
    state,
    refetch,
  };
}
