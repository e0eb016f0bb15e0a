import {useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import type {CartView} from './cart-view';
import {useCartPending} from './use-cart-pending';

/** 'Zur Kasse' with what the goods cost; leads nowhere while the cart is being changed. */
export function CheckoutLink({cart}: {cart: CartView}) {
  const t = useTranslate();
  const pending = useCartPending();
  const leads = pending
    ? {role: 'link', 'aria-disabled': true, tabIndex: 0}
    : {href: cart.checkoutUrl, rel: 'nofollow'};
  return (
    <ButtonLink variant="primary" full {...leads}>
      {t('cart.checkout')}
      <span className="mx-1.5 h-5 border-l opacity-40" />
      {cart.total}
    </ButtonLink>
  );
}
