import {useRouteLoaderData} from '@remix-run/react';
import {useEffect, useRef, type FormEvent} from 'react';
import {takeForm} from '~/forms/take-form';
import {onSent, type Kept} from '~/forms/unsent';
import {useCartDrawer} from './cart-drawer-context';
import {useCartForm} from './use-cart-form';
import {useKeptAnswer} from './use-kept-answer';

/** Adds a variant by script: one at a time, and the drawer opens when it worked. */
export function useAddToCart(variantId: string) {
  const {answer, data, pending, send} = useCartForm(`add-${variantId}`);
  const {showAnswer} = useCartDrawer();
  const kept = useKeptAnswer();
  // The drawer would show the cart as it was before.
  const unseen = useRouteLoaderData<Kept>('root')?.unseen ?? false;
  const underWay = useRef(false);
  const known = useRef(data);

  useEffect(() => {
    if (pending || !data || data === known.current) return;
    known.current = data;
    underWay.current = false;
    if (data.error === null && !unseen) showAnswer(data);
  }, [pending, data, unseen, showAnswer]);

  // Who is told so may press again before this is rendered anew.
  useEffect(
    () =>
      onSent((sending) => {
        if (sending !== 'arrived') underWay.current = false;
      }),
    [],
  );

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = takeForm(event);
    if (!form || underWay.current) return;
    underWay.current = true;
    void send(form).then((there) => {
      if (!there) underWay.current = false;
    });
  };

  return {onSubmit, pending, answer: answer ?? (kept?.intent === 'add' ? kept : null)};
}
