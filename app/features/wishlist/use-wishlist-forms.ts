import {useFetcher} from '@remix-run/react';
import {useCallback, useEffect, useMemo, useRef, useState, type FormEvent} from 'react';
import {useHref} from '~/i18n/use-language';
import {expectWishes} from './expected-wishes';
import type {WishlistAnswer} from './wishlist-answer';

export type SendWish = (event: FormEvent<HTMLFormElement>) => void;

/**
 * Sends the Merkzettel's forms one after the other: each answer sets the whole cookie, so two at once would
 * lose one of them. Until then `expect` tells what they
 * will make of a list; `onAnswer` gets each answer.
 */
export function useWishlistForms(onAnswer: (answer: WishlistAnswer) => void) {
  const fetcher = useFetcher<WishlistAnswer>({key: 'wishlist'});
  const action = useHref()('wishlist');
  const [queue, setQueue] = useState<readonly FormData[]>([]);
  const sent = useRef<FormData | null>(null);
  const known = useRef(fetcher.data);
  const tell = useRef(onAnswer);
  tell.current = onAnswer;
  const {state, data, submit} = fetcher;

  useEffect(() => {
    if (state !== 'idle') return;
    if (data && data !== known.current) {
      known.current = data;
      sent.current = null;
      setQueue(([, ...waiting]) => waiting);
      tell.current(data);
    } else if (queue[0] && !sent.current) {
      sent.current = queue[0];
      submit(queue[0], {method: 'post', action});
    }
  }, [state, data, queue, submit, action]);

  const send = useCallback<SendWish>((event) => {
    const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    // What cannot be told goes the way of a page without script.
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.append(button.name, button.value);
    setQueue((waiting) => [...waiting, form]);
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
