import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import type {CartAnswer} from './cart-answer';
import {CartLine} from './CartLine';
import {CartStatus} from './CartStatus';
import type {CartView} from './cart-view';
import {EmptyCart} from './EmptyCart';
import {useFocusAfterRemoval} from './use-focus-after-removal';

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
