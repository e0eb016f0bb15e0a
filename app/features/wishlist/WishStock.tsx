import {usePageTranslate} from '~/i18n/PageMessages';
import {useTranslate} from '~/i18n/use-language';
import type {WishView} from './wishlist-view';

/** Whether a variant can be had today, and here. */
export function WishStock({stock}: Pick<WishView, 'stock'>) {
  const t = useTranslate();
  const p = usePageTranslate();
  const color = stock === 'ready' ? 'text-gruen' : 'text-ink-600';
  return (
    <p className={`-mt-2 text-micro font-[550] ${color}`}>
      {stock === 'notHere' ? p('wishlistPage.notHere') : t(`product.stock.${stock}`)}
    </p>
  );
}
