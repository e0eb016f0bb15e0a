import {useFetcher} from '@remix-run/react';
import {useEffect, useRef, type FormEvent} from 'react';
import type {CartAnswer} from './cart-answer';
import {useCartDrawer} from './cart-drawer-context';
import {useKeptAnswer} from './use-kept-answer';

/** Adds a variant through a fetcher: one at a time, and the drawer opens when it worked. */
export function useAddToCart(variantId: string) {
  const fetcher = useFetcher<CartAnswer>({key: `add-${variantId}`});
  const {showAnswer} = useCartDrawer();
  const kept = useKeptAnswer();
  const asked = useRef(false);
  const {state, data} = fetcher;

  useEffect(() => {
    if (state !== 'idle' || !asked.current) return;
    asked.current = false;
    if (data?.error === null) showAnswer(data);
  }, [state, data, showAnswer]);

  const onSubmit = (event: FormEvent) => {
    if (asked.current || state !== 'idle') event.preventDefault();
    asked.current = true;
  };

  const answer = data ?? (kept?.intent === 'add' ? kept : null);
  return {Form: fetcher.Form, onSubmit, pending: state !== 'idle', answer};
}
