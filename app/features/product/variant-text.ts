import type {Translate} from '~/i18n/translate';
import type {OptionView} from './product-view';

/** Option values as one speaks of them: '60 cm in Reseda'; the colour comes last. */
export function variantText(chosen: string[], options: OptionView[], t: Translate): string {
  const colours = new Set(
    options.flatMap(({values}) => values.flatMap(({name, color}) => (color ? [name] : []))),
  );
  const variant = chosen.filter((name) => !colours.has(name)).join(', ');
  const colour = chosen.filter((name) => colours.has(name)).join(', ');
  return variant && colour
    ? t('product.replaced.inColour', {variant, color: colour})
    : variant || colour;
}
