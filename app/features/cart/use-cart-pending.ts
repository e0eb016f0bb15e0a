import {useFetchers} from '@remix-run/react';
import {useHref} from '~/i18n/use-language';
import {useUnsentChanges} from './unsent-changes-context';

/** Whether a change of the cart is on its way or about to be sent: its sums are not final. */
export function useCartPending(): boolean {
  const {lines} = useUnsentChanges();
  const action = useHref()('cart');
  const fetchers = useFetchers();
  return lines.size > 0 || fetchers.some(({formAction}) => formAction === action);
}
