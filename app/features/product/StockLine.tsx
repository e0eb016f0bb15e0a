import {useTranslate} from '~/i18n/use-language';
import type {ProductView} from './product-view';

const looks = {
  ready: 'text-gruen before:border-[#23914f] before:bg-[#23914f]',
  notInStock: 'text-ink-600 before:border-stern',
  soldOut: 'text-ink-600 before:border-ink-400',
};

/** Whether the variant can be had, and when. */
export function StockLine({variant}: Pick<ProductView, 'variant'>) {
  const t = useTranslate();
  const state = stateOf(variant);
  return (
    <p
      className={`mb-3.5 flex items-baseline gap-2 text-label/[1.55] font-[550] before:size-[9px] before:flex-none before:rounded-full before:border-[2.5px] ${looks[state]}`}
    >
      {t(`product.stock.${state}`)}
    </p>
  );
}

function stateOf({available, notInStock}: ProductView['variant']) {
  if (!available) return 'soldOut';
  return notInStock ? 'notInStock' : 'ready';
}
