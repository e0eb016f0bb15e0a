import {useRevalidator} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {formatWishes, TABS} from './wishlist-ids';
import type {WishView} from './wishlist-view';

/**
 * Asks for the Merkzettel's page anew when another tab tells other numbers than it shows. `changed` says that a form
 * has led to it: the other tabs may not know yet.
 */
export function useFreshList(wishes: readonly WishView[], changed: boolean): void {
  const {state, revalidate} = useRevalidator();
  const [told, setTold] = useState<readonly string[] | null>(null);

  useEffect(() => {
    const tabs = new BroadcastChannel(TABS);
    tabs.onmessage = ({data}: MessageEvent<readonly string[]>) => setTold(data);
    if (changed) tabs.postMessage(numbersOf(wishes));
    return () => tabs.close();
  }, [wishes, changed]);

  useEffect(() => {
    // One after the other: asking again cuts off the answer that is on its way.
    if (!told || window.__remixRouter.state.revalidation !== 'idle') return;
    setTold(null);
    if (formatWishes(told) !== formatWishes(numbersOf(wishes))) revalidate();
  }, [told, state, wishes, revalidate]);
}

const numbersOf = (wishes: readonly WishView[]) => wishes.map(({number}) => number);
