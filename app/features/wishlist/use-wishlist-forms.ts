import {useCallback, useEffect, useMemo, useRef, useState, type FormEvent} from 'react';
import {takeForm} from '~/forms/take-form';
import {useHref} from '~/i18n/use-language';
import {loadPageChunk} from '../navigation/page-chunk';
import {useWholeFetcher} from '../navigation/use-whole-fetcher';
import {expectWishes} from './expected-wishes';
import type {WishlistAnswer} from './wishlist-answer';

export type SendWish = (event: FormEvent<HTMLFormElement>) => void;

/** Of a form that has not reached the shop; the page tells that by itself. */
type Unsent = Partial<Record<keyof WishlistAnswer, never>>;

/**
 * Sends the Merkzettel's forms one after the other: each answer sets the whole cookie, so two at once would
 * lose one of them. Until then `expect` tells what they will make of a list; `onAnswer` gets each answer, `null` for
 * a form that has not reached the shop.
 */
export function useWishlistForms(onAnswer: (answer: WishlistAnswer | null) => void) {
  const {state, data, submit} = useWholeFetcher<WishlistAnswer | Unsent>('wishlist');
  const action = useHref()('wishlist');
  const [queue, setQueue] = useState<readonly FormData[]>([]);
  const sent = useRef<FormData | null>(null);
  const known = useRef(data);
  const tell = useRef(onAnswer);
  tell.current = onAnswer;

  useEffect(() => {
    const end = (answer: WishlistAnswer | null) => {
      sent.current = null;
      setQueue(([, ...waiting]) => waiting);
      tell.current(answer);
    };
    const sendForm = async (form: FormData) => {
      sent.current = form;
      const there = await loadPageChunk(action, location.pathname + location.search);
      if (there) submit(form, {method: 'post', action});
      else end(null);
    };
    if (state !== 'idle') return;
    if (data && data !== known.current) {
      known.current = data;
      end(data.error === undefined ? null : data);
    } else if (queue[0] && !sent.current) void sendForm(queue[0]);
  }, [state, data, queue, submit, action]);

  const send = useCallback<SendWish>((event) => {
    const form = takeForm(event);
    if (form) setQueue((waiting) => [...waiting, form]);
  }, []);

  return useMemo(
    () => ({
      expect: (numbers: readonly string[]) => queue.reduce(expectWishes, numbers),
      moving: queue.flatMap((form) => form.getAll('move').map(String)),
      send,
    }),
    [queue, send],
  );
}
