import {useSubmit} from '@remix-run/react';
import {useCallback, useState} from 'react';
import {useHref} from '~/i18n/use-language';
import {loadPageChunk} from '../navigation/page-chunk';
import {useWholeFetcher} from '../navigation/use-whole-fetcher';
import type {CartAnswer} from './cart-answer';

/** Of a form that has not reached the shop; the page tells that by itself. */
type Unsent = Partial<Record<keyof CartAnswer, never>>;

/**
 * Sends forms to the cart and stays on the page. `data` is what the last form of this key has got, `answer` the same
 * unless that form has not reached the shop. `send` tells whether the form is on its way.
 */
export function useCartForm(key: string) {
  const {state, data} = useWholeFetcher<CartAnswer | Unsent>(key);
  const submit = useSubmit();
  const action = useHref()('cart');
  const [failed, setFailed] = useState(false);

  const send = useCallback(
    async (form: FormData | Record<string, string>) => {
      const there = await loadPageChunk(action, location.pathname + location.search);
      if (there) submit(form, {method: 'post', action, navigate: false, fetcherKey: key});
      setFailed(!there);
      return there;
    },
    [action, key, submit],
  );

  const answer = !failed && data?.error !== undefined ? data : null;
  return {answer, data, pending: state !== 'idle', send};
}
