import {useState} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {usePageTranslate} from '~/i18n/PageMessages';
import type {CartAnswer} from './cart-answer';
import {CartLine} from './CartLine';
import type {CartView} from './cart-view';
import {EmptyCart} from './EmptyCart';
import {useFocusAfterRemoval} from './use-focus-after-removal';
import {useCart} from './cart-context';

interface Props {
  cart: CartView | null;
  answer: CartAnswer | null;
  place: 'drawer' | 'page';
}

/** The lines of the cart, or what to do when there are none; keeps the focus when a line goes. */
export function CartLines({cart, answer, place}: Props) {
  const t = useTranslate();
  const lines = cart?.lines ?? [];
  const known = new Set(lines.map(({id}) => id));
  const others = (answer?.warnings ?? []).filter(({lineId}) => !lineId || !known.has(lineId));
  const focusRef = useFocusAfterRemoval(lines.length);

  return (
    <div ref={focusRef} tabIndex={-1} role="group" aria-label={t('cart.title')}>
      <CartStatus cart={cart} place={place} />
      <div role="status">
        {others.map(({message}) => (
          <div key={message} className="mt-5">
            <Alert kind="warning" small role="none">
              {message}
            </Alert>
          </div>
        ))}
      </div>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <ul>
          {lines.map((line) => (
            <CartLine key={line.id} line={line} answer={answer} place={place} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface StatusProps {
  cart: CartView | null;
  /** Beside the page of the cart the header says what it costs; below a drawer it is not heard. */
  place: 'drawer' | 'page';
}

/** Says what has changed in the cart that is shown, and that a change is on its way. */
function CartStatus({cart, place}: StatusProps) {
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
function useChangeText(place: StatusProps['place']) {
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
