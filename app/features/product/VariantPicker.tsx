import {useId} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {isSwatch, OptionValue} from './OptionValue';
import type {OptionValueView, OptionView, ProductView} from './product-view';
import {usePlaces} from '../site/site-facts';

const MANY_VALUES = 12;

const lists = {
  swatches: 'gap-2.5',
  row: 'gap-2 *:min-w-max *:flex-[1_1_calc((100%-24px)/4)]',
  rows: 'gap-2 *:min-w-max *:flex-[0_1_calc((100%-24px)/4)]',
  many: 'gap-2 *:min-w-max *:flex-[0_1_calc((100%-40px)/6)]',
};

/** The product's options; every value is a link to the page of its variant. */
export function VariantPicker({product}: {product: ProductView}) {
  return (
    <>
      {product.options.map(
        (option) =>
          option.values.length > 0 && (
            <OptionGroup key={option.name} option={option} riderHeights={product.riderHeights} />
          ),
      )}
    </>
  );
}

type GroupProps = Pick<ProductView, 'riderHeights'> & {option: OptionView};

function OptionGroup({option: {name, value, values}, riderHeights}: GroupProps) {
  const t = useTranslate();
  const id = useId();
  const {sizing} = usePlaces();
  const many = values.length > MANY_VALUES;
  const frameSize = t('product.option.frameSizes').split(', ').includes(name);
  return (
    <div className="mt-5.5" role="group" aria-labelledby={id}>
      <div className="mb-2.5 flex flex-wrap justify-between gap-x-4 text-label/[1.55]">
        <p className="text-ink-600" id={id}>
          {t('product.option.chosen', {name})} <b className="text-ink">{value}</b>
        </p>
        {frameSize && sizing && (
          <a className="-my-1 inline-block py-1 link" href={sizing}>
            {t('product.option.findSize')}
          </a>
        )}
      </div>
      <ul className={`flex flex-wrap ${lists[listOf(values)]}`}>
        {values.map((entry) => (
          <li key={entry.name}>
            <OptionValue
              value={entry}
              small={many}
              riderHeight={frameSize && !many ? riderHeights[entry.name] : undefined}
            />
            {isSwatch(entry) && entry.price && (
              // Heard with the swatch.
              <p className="mt-1 text-center text-[12.5px]/tight text-ink-600" aria-hidden="true">
                {entry.price}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function listOf(values: OptionValueView[]): keyof typeof lists {
  if (values.some(isSwatch)) return 'swatches';
  if (values.length > MANY_VALUES) return 'many';
  return values.length > 4 ? 'rows' : 'row';
}
