import type {WorkerMessageKey} from '~/i18n/messages';
import type {Translate} from '~/i18n/translate';
import type {Product} from '~/services/shopify/product.server';

/** Option values as one speaks of them: '60 cm in Reseda'; the colour comes last. */
export function variantText(
  chosen: string[],
  options: Product['options'],
  t: Translate<WorkerMessageKey>,
): string {
  const colours = new Set(
    options.flatMap(({optionValues}) =>
      optionValues.flatMap(({name, swatch}) => (swatch?.color ? [name] : [])),
    ),
  );
  const variant = chosen.filter((name) => !colours.has(name)).join(', ');
  const colour = chosen.filter((name) => colours.has(name)).join(', ');
  return variant && colour
    ? t('goods.replaced.inColour', {variant, color: colour})
    : variant || colour;
}
