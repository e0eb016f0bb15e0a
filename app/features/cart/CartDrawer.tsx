import {useTranslate} from '~/i18n/use-language';
import {Drawer} from '~/ui/Drawer';
import {UnsentAlert} from '../notices/UnsentAlert';
import {useCartDrawer} from './cart-drawer-context';
import {CartLines} from './CartLines';
import {CartSummary} from './CartSummary';
import type {CartView} from './cart-view';

/** The cart beside any page: its lines, and the way to the checkout. */
export function CartDrawer({cart}: {cart: CartView | null}) {
  const t = useTranslate();
  const {open, hide, answer} = useCartDrawer();
  const filled = cart !== null && cart.lines.length > 0;
  return (
    <Drawer
      id="cart-drawer"
      side="right"
      open={open}
      onClose={hide}
      title={t('cart.title')}
      count={filled ? t('cart.items', {count: cart.totalQuantity}) : undefined}
      closeLabel={t('cart.close')}
      foot={filled ? <CartSummary cart={cart} /> : undefined}
    >
      {open && <UnsentAlert />}
      <CartLines cart={cart} answer={answer} place="drawer" />
    </Drawer>
  );
}
