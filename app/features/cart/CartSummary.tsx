import {useTranslate} from '~/i18n/use-language';
import {TaxNote} from '../pricing/TaxNote';
import type {CartView} from './cart-view';
import {CheckoutLink} from './CheckoutLink';
import {PaymentTiles} from './PaymentTiles';

/** What the cart costs, and the way to the checkout. All sums come from the shop. */
export function CartSummary({cart}: {cart: CartView}) {
  const t = useTranslate();
  return (
    <div className="cart-summary">
      <dl className="cart-summary__sums">
        <div className="cart-summary__subtotal">
          <dt>{t('cart.subtotal')}</dt>
          <dd>{cart.subtotal}</dd>
        </div>
        <div>
          <dt>{t('cart.shipping')}</dt>
          <dd className="cart-summary__free">{t('cart.free')}</dd>
        </div>
      </dl>
      <p className="cart-summary__note">
        * <TaxNote />. {t('cart.delivery')}
      </p>
      <CheckoutLink cart={cart} />
      <PaymentTiles />
    </div>
  );
}
