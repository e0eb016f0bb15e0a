import {useTranslate} from '~/i18n/use-language';
import type {ProductCardView} from './product-card-view';
import {SwatchColor} from './SwatchColor';

/** The colours a product comes in: up to four dots, and how many more there are. */
export function Swatches({
  swatches,
  moreSwatches,
}: Pick<ProductCardView, 'swatches' | 'moreSwatches'>) {
  const t = useTranslate();
  const names = swatches.map(({name}) => name).join(', ');
  return (
    <p className="swatches">
      <span className="sr-only">{t('product.card.colours', {names})}</span>
      {swatches.map(({name, color}) => (
        <SwatchColor key={name} color={color} className="swatches__dot" />
      ))}
      {moreSwatches > 0 && (
        <>
          <span aria-hidden="true">{`+${moreSwatches}`}</span>
          <span className="sr-only">
            {t('product.card.moreColours', {count: moreSwatches})}
          </span>
        </>
      )}
    </p>
  );
}
