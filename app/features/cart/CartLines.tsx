import {useEffect, useRef} from 'react';
import {Alert} from '~/ui/Alert';
import type {CartAnswer} from './cart-answer';
import {CartLine} from './CartLine';
import type {CartView} from './cart-view';
import {EmptyCart} from './EmptyCart';

interface Props {
  cart: CartView | null;
  answer: CartAnswer | null;
  place: 'drawer' | 'page';
}

/** The lines of the cart, or what to do when there are none; keeps the focus when a line goes. */
export function CartLines({cart, answer, place}: Props) {
  const lines = cart?.lines ?? [];
  const known = new Set(lines.map(({id}) => id));
  const others = (answer?.warnings ?? []).filter(({lineId}) => !lineId || !known.has(lineId));
  const focusRef = useFocusAfterRemoval(lines.length);

  return (
    <div ref={focusRef} tabIndex={-1} className="cart-lines">
      {others.map(({message}) => (
        <Alert key={message} kind="warning">
          {message}
        </Alert>
      ))}
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <ul className="cart-lines__list">
          {lines.map((line) => (
            <CartLine key={line.id} line={line} answer={answer} place={place} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** A removed line takes the focus with it; the list gets it then. */
function useFocusAfterRemoval(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(count);

  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (count < before.current && lost) ref.current?.focus();
    before.current = count;
  }, [count]);

  return ref;
}
