import type {ReactNode} from 'react';
import {PageId} from '~/forms/PageId';
import {useHref} from '~/i18n/use-language';
import {useHydrated} from '~/ui/use-hydrated';
import {useCart} from './cart-context';
import {ReturnTo} from './ReturnTo';

/**
 * The form around all lines and codes of the cart, so that what is typed at one line is not lost when another is
 * changed or removed. Script sends quantities by itself; until it has come, buttons do (`cart.css`).
 */
export function CartForm({className = '', children}: {className?: string; children: ReactNode}) {
  const href = useHref();
  const {submit} = useCart();
  const plain = useHydrated() ? '' : 'plain-cart-form';
  return (
    <form method="post" action={href('cart')} className={`${plain} ${className}`} onSubmit={submit}>
      <input type="hidden" name="intent" value="lines" />
      <ReturnTo />
      <PageId />
      {children}
    </form>
  );
}
