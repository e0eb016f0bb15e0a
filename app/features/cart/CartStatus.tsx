import {useState} from 'react';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useTranslate} from '~/i18n/use-language';
import {useCart} from './cart-context';
import type {CartView} from './cart-view';

interface Props {
  cart: CartView | null;
  /** Beside the page of the cart the header says what it costs; below a drawer it is not heard. */
  place: 'drawer' | 'page';
}

/** Says what has changed in the cart that is shown, and that a change is on its way. */
export function CartStatus({cart, place}: Props) {
  const t = useTranslate();
  const saidOf = useChangeText(place);
  const {pending} = useCart();
  const [said, setSaid] = useState({cart, pending, text: ''});

  if (cart !== said.cart) setSaid({cart, pending, text: saidOf(said.cart, cart)});
  else if (pending !== said.pending) setSaid({...said, pending, text: pending ? '' : said.text});

  return (
    <div className="sr-only" role="status">
      {pending ? t('cart.loading') : said.text}
    </div>
  );
}

/** 'Fernweh 7 Trapez entfernt. 2 Artikel, Zwischensumme 6.598 €', out of a cart before and after. */
function useChangeText(place: Props['place']) {
  const t = useTranslate();
  const page = usePageTranslate();
  return (before: CartView | null, after: CartView | null): string => {
    const isLeft = ({id}: {id: string}) => after?.lines.some((line) => line.id === id);
    const gone = before?.lines.filter((line) => !isLeft(line)) ?? [];
    const isSame = after?.totalQuantity === before?.totalQuantity && after?.total === before?.total;
    const parts = after ? gone.map(({title}) => page('cartPage.removed', {title})) : [];
    if (gone.length > 0 && !after?.lines.length) parts.push(t('cart.empty'));
    else if (after && place === 'drawer' && !isSame) {
      // The star leads to the note on taxes.
      const subtotal = `${t('cart.subtotal')} ${after.subtotal.replace('*', '')}`;
      parts.push(`${t('cart.items', {count: after.totalQuantity})}, ${subtotal}`);
    }
    return parts.join('. ');
  };
}
