import type {MouseEvent} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {useCart} from '../cart/cart-context';
import {isPlainClick} from '../navigation/followed-link';

/**
 * Link to the cart, which opens the drawer once there is script; highlighted with the sum when it has
 * lines, below 640 px with their count. What it says is read out when the cart changes. An unknown cart leads to its
 * page, which says why.
 */
export function CartButton({pathname}: {pathname: string}) {
  const {cart, cartUnknown, show} = useCart();
  const t = useTranslate();
  const address = useHref()('cart');
  const filled = cart !== null && cart.lines.length > 0;
  const label = filled
    ? t('chrome.cart.filled', {count: cart.totalQuantity, subtotal: cart.total})
    : t(cartUnknown ? 'cart.title' : 'chrome.cart.empty');

  const open = (event: MouseEvent) => {
    if (cartUnknown || !isPlainClick(event.nativeEvent) || pathname === address) return;
    event.preventDefault();
    show();
  };
  const color = filled ? 'bg-tanne-700 text-kreide hover:bg-tanne-800' : 'hover:bg-stahl-100';
  return (
    <>
      <a
        className={`relative inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2.5 text-label font-label tabular-nums transition-colors lg:h-12 lg:px-4 ${color}`}
        href={address}
        aria-label={label}
        onClick={open}
      >
        <Icon name="shopping-basket" />
        {filled && (
          <>
            <span className="absolute -top-1.5 -right-1.5 min-w-5 rounded-full bg-ink px-1 text-center text-[12.5px]/5 sm:hidden">
              {cart.totalQuantity}
            </span>
            <span className="max-sm:hidden">{cart.total}</span>
          </>
        )}
      </a>
      <span className="sr-only" role="status">
        {filled && label}
      </span>
    </>
  );
}
