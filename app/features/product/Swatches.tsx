import {useTranslate} from '~/i18n/use-language';
import type {ProductCardView} from './product-card-view';

const STEP = 22;

/** The colours a product comes in: up to four dots, and how many more there are. */
export function Swatches({
  swatches,
  moreSwatches,
}: Pick<ProductCardView, 'swatches' | 'moreSwatches'>) {
  const t = useTranslate();
  const names = swatches.map(({name}) => name).join(', ');
  return (
    <p className="row-start-4 mt-2.5 flex items-center gap-1.5">
      <span className="sr-only">{t('product.card.colours', {names})}</span>
      <svg
        className="stroke-ink/22"
        width={swatches.length * STEP - 6}
        height="16"
        aria-hidden="true"
      >
        {swatches.map(({name, color}, at) => (
          <circle key={name} cx={at * STEP + 8} cy="8" r="7.5" fill={color} />
        ))}
      </svg>
      {moreSwatches > 0 && (
        <>
          <span aria-hidden="true">{`+${moreSwatches}`}</span>
          <span className="sr-only">{t('product.card.moreColours', {count: moreSwatches})}</span>
        </>
      )}
    </p>
  );
}

/** A colour as a drawn area: a fill needs no `style` attribute, which a strict security policy forbids. */
export function SwatchColor({color, className}: {color: string; className: string}) {
  return (
    <svg className={className} aria-hidden="true">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
