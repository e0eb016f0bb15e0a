import {useRevalidator} from '@remix-run/react';
import {useEffect} from 'react';
import {formatWishes, TABS} from './wishlist-ids';
import type {WishView} from './wishlist-view';

/**
 * Asks for the Merkzettel's page anew when another tab tells other numbers than it shows. `changed` says that a form
 * has led to it: the other tabs may not know yet.
 */
export function useFreshList(wishes: readonly WishView[], changed: boolean): void {
  const {revalidate} = useRevalidator();

  useEffect(() => {
    const numbers = wishes.map(({number}) => number);
    const tabs = new BroadcastChannel(TABS);
    tabs.onmessage = ({data}: MessageEvent<readonly string[]>) => {
      if (formatWishes(data) !== formatWishes(numbers)) revalidate();
    };
    if (changed) tabs.postMessage(numbers);
    return () => tabs.close();
  }, [wishes, changed, revalidate]);
}
