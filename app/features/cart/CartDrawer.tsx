import {PageMessages, useHref, useTranslate} from '~/i18n/use-language';
import {Drawer} from '~/ui/Drawer';
import {anchors} from '~/pages';
import {UnsentAlert} from '../notices/UnsentAlert';
import {useCart} from './cart-context';
import {CartForm, CartLines} from './CartLines';
import {CartSummary, DiscountCodes} from './CartSummary';

/** The cart as a drawer on any page: lines, codes, totals and the checkout button. */
export function CartDrawer() {
  return (
    <PageMessages messages={useCart().cart?.messages}>
      <CartPanel />
    </PageMessages>
  );
}

function CartPanel() {
  const t = useTranslate();
  const {cart, open, added, hasFits, hide, answered} = useCart();
  const answer = answered?.answer ?? null;
  const filled = cart !== null && cart.lines.length > 0;
  const cartHref = useHref()('cart');
  return (
    <Drawer
      id="cart-drawer"
      side="right"
      open={open}
      onClose={hide}
      title={t('cart.title')}
      count={filled ? t('cart.items', {count: cart.totalQuantity}) : undefined}
      description={added ? t('cartPage.added', {article: added}) : undefined}
      closeLabel={t('cart.close')}
      footer={filled ? <CartSummary cart={cart} cartHref={cartHref} /> : undefined}
    >
      {open && <UnsentAlert />}
      {hasFits && (
        <a className="inline-block py-2 link" href={`#${anchors.fits}`} onClick={hide}>
          {t('cart.fits')}
        </a>
      )}
      <CartForm>
        <CartLines cart={cart} answer={answer} place="drawer" />
        {filled && (
          <div className="border-t border-stahl-200 py-5">
            <DiscountCodes cart={cart} answer={answer} />
          </div>
        )}
      </CartForm>
    </Drawer>
  );
}
