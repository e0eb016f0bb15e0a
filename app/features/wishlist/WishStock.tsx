import {useTranslate} from '~/i18n/use-language';
import type {WishView} from './wishlist-view';

const colors = {ready: 'text-gruen', notInStock: 'text-ink-600', soldOut: 'text-ink-600'};

/** Whether a variant can be had today. */
export function WishStock({stock}: Pick<WishView, 'stock'>) {
  const t = useTranslate();
  return (
    <p className={`-mt-2 text-micro font-[550] ${colors[stock]}`}>{t(`product.stock.${stock}`)}</p>
  );
}
