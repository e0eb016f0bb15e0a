import {useTranslate} from '~/i18n/use-language';
import type {ProductView} from './product-view';

/** Whether the variant can be had, and when. */
export function StockLine({variant}: Pick<ProductView, 'variant'>) {
  const t = useTranslate();
  const state = stateOf(variant);
  const look = {ready: 'ready', notInStock: 'not-in-stock', soldOut: 'sold-out'}[state];
  return <p className={`stock-line stock-line--${look}`}>{t(`product.stock.${state}`)}</p>;
}

function stateOf({available, notInStock}: ProductView['variant']) {
  if (!available) return 'soldOut';
  return notInStock ? 'notInStock' : 'ready';
}
