import {PageMessages, usePageTranslate} from '~/i18n/PageMessages';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Drawer} from '~/ui/Drawer';
import {UnsentAlert} from '../notices/UnsentAlert';
import {useCartDrawer} from './cart-drawer-context';
import {CartLines} from './CartLines';
import {CartSummary} from './CartSummary';
import {DiscountCodes} from './DiscountCodes';
import type {CartView} from './cart-view';

/** The cart beside any page: its lines, and the way to the checkout. */
export function CartDrawer({cart}: {cart: CartView | null}) {
  return (
    <PageMessages messages={cart?.messages ?? {}}>
      <CartPanel cart={cart} />
    </PageMessages>
  );
}

function CartPanel({cart}: {cart: CartView | null}) {
  const t = useTranslate();
  const page = usePageTranslate();
  const {open, hide, answer} = useCartDrawer();
  const filled = cart !== null && cart.lines.length > 0;
  const address = useHref()('cart');
  return (
    <Drawer
      id="cart-drawer"
      side="right"
      open={open}
      onClose={hide}
      title={t('cart.title')}
      count={filled ? t('cart.items', {count: cart.totalQuantity}) : undefined}
      description={answer?.added && page('cartPage.added', {article: answer.added})}
      closeLabel={t('cart.close')}
      foot={filled ? <CartSummary cart={cart} pageAddress={address} /> : undefined}
    >
      {open && <UnsentAlert />}
      <CartLines cart={cart} answer={answer} place="drawer" />
      {filled && (
        <div className="border-t border-stahl-200 py-5">
          <DiscountCodes cart={cart} answer={null} />
        </div>
      )}
    </Drawer>
  );
}
