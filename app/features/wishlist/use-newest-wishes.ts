import {useEffect, useRef, useState} from 'react';
import {TABS} from './wishlist-ids';

type Numbers = readonly string[];

/**
 * Numbers on the Merkzettel, as whoever asked last was told: the frame around the page, the page of the Merkzettel,
 * another tab, or who calls the returned function. What a form has changed is passed on to the other tabs.
 */
export function useNewestWishes(frame: Numbers, page: Numbers | undefined) {
  const [newest, learn] = useState(page ?? frame);
  const tabs = useRef<BroadcastChannel>();

  useEffect(() => {
    // Not what this tab was loaded with: others may know more since.
    if (!tabs.current) return;
    learn(frame);
    tabs.current.postMessage(frame);
  }, [frame]);

  useEffect(() => {
    if (page) learn(page);
  }, [page]);

  useEffect(() => {
    const channel = (tabs.current = new BroadcastChannel(TABS));
    channel.onmessage = ({data}: MessageEvent<Numbers>) => learn(data);
    return () => channel.close();
  }, []);

  return [newest, learn] as const;
}
