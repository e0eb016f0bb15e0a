import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import type {CartAnswer} from './cart-answer';
import {CartLines} from './CartLines';
import {CartSummary} from './CartSummary';
import type {CartView} from './cart-view';

interface Props {
  cart: CartView | null;
  /** What the last plain form was answered, when there was one. */
  answer: CartAnswer | null;
}

/** The cart as a page of its own: all that the drawer can do, also without JavaScript. */
export function CartPage({cart, answer}: Props) {
  const t = useTranslate();
  const lines = cart?.lines ?? [];
  const refusedLine = answer?.refused?.lineId;
  const atLine = lines.some(({id}) => id === refusedLine);
  return (
    <div className="page-width cart-page">
      <header className="cart-page__head">
        <h1>{t('cart.title')}</h1>
        {cart && lines.length > 0 && <p>{t('cart.items', {count: cart.totalQuantity})}</p>}
      </header>
      {answer?.error && !atLine && <Alert kind="danger">{t(answer.error.message)}</Alert>}
      <div className="cart-page__columns">
        <CartLines cart={cart} answer={answer} place="page" />
        {cart && lines.length > 0 && (
          <section className="cart-page__summary" aria-label={t('cart.summary')}>
            <CartSummary cart={cart} />
          </section>
        )}
      </div>
    </div>
  );
}
