import {usePageTranslate} from '~/i18n/PageMessages';
import {useTranslate} from '~/i18n/use-language';
import {useHydrated} from '~/ui/use-hydrated';
import {TaxNote} from '../pricing/TaxNote';
import {useCountryChoice} from '../site/site-facts';
import type {CartView} from './cart-view';
import {CheckoutLink} from './CheckoutLink';
import {PaymentTiles} from './PaymentTiles';
import {UnsentQuantity} from './UnsentQuantity';

interface Props {
  cart: CartView;
  /** Of the cart's page, where this stands elsewhere. */
  pageAddress?: string;
}

/** What the cart costs, and the way to the checkout. All sums come from the shop. */
export function CartSummary({cart, pageAddress}: Props) {
  const t = useTranslate();
  const page = usePageTranslate();
  const choosesCountry = useCountryChoice();
  const large = 'text-[18px]/[1.55] font-heading text-ink';
  return (
    <div>
      <dl className="grid gap-1 text-label/[1.55] text-ink-600 *:flex *:flex-wrap *:justify-between *:gap-x-4 [&_dd]:ml-auto [&_dd]:tabular-nums">
        <div className={cart.discounts.length === 0 ? large : undefined}>
          <dt>{t('cart.subtotal')}</dt>
          <dd>{cart.subtotal}</dd>
        </div>
        {cart.discounts.map(({label, amount}) => (
          <div key={label}>
            <dt className="wrap-anywhere">{label}</dt>
            <dd className="whitespace-nowrap text-gruen">{amount}</dd>
          </div>
        ))}
        {cart.discounts.length > 0 && (
          <div className={large}>
            <dt>{page('cartPage.total')}</dt>
            <dd>{cart.total}</dd>
          </div>
        )}
        {cart.shipping.map(({label, price, free}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={free ? 'font-label text-gruen' : 'font-label text-ink'}>{price}</dd>
          </div>
        ))}
        {cart.giftCards.map(({id, label, amount}) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className="whitespace-nowrap text-gruen">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 mb-3.5 text-micro text-ink-500">
        {(cart.taxed || cart.shipping.length > 0) && (
          <>
            * <TaxNote taxed={cart.taxed} shipped={cart.shipping.length > 0} />.{' '}
          </>
        )}
        {cart.delivery}
      </p>
      <div className="grid gap-3.5 print:hidden">
        {!useHydrated() && <UnsentQuantity />}
        <div className="checkout">
          <CheckoutLink cart={cart} />
        </div>
        {!pageAddress && choosesCountry && (
          <a
            href="#delivery-country"
            className="justify-self-start py-1 text-small underline decoration-1 underline-offset-3"
          >
            {page('cartPage.country')}
          </a>
        )}
        {pageAddress && (
          <a
            href={pageAddress}
            className="justify-self-center py-1 text-label underline decoration-1 underline-offset-3"
          >
            {page('cartPage.open')}
          </a>
        )}
        <PaymentTiles small />
      </div>
    </div>
  );
}
