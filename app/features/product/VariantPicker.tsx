import {useId} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {isSwatch, OptionValue} from './OptionValue';
import type {OptionView, ProductView} from './product-view';
import {usePlaces} from '../site/site-facts';

const lists = {
  swatches: 'flex flex-wrap gap-2.5',
  row: 'flex flex-wrap gap-2 *:min-w-max *:flex-[1_1_calc((100%-24px)/4)]',
  rows: 'flex flex-wrap gap-2 *:min-w-max *:flex-[0_1_calc((100%-24px)/4)]',
  drawings: 'grid grid-cols-3 gap-2 text-label',
  many: 'grid grid-cols-[repeat(auto-fill,minmax(42px,1fr))] gap-1.5',
};

/** The product's options; every value is a link to the page of its variant. */
export function VariantPicker({
  product: {options, frames, riderHeights},
}: {
  product: Pick<ProductView, 'options' | 'frames' | 'riderHeights'>;
}) {
  return [...options, ...(frames ? [frames] : [])].map(
    (option) =>
      option.values.length > 0 && (
        <OptionGroup key={option.name} option={option} riderHeights={riderHeights} />
      ),
  );
}

interface GroupProps extends Pick<ProductView, 'riderHeights'> {
  option: OptionView;
}

function OptionGroup({option, riderHeights}: GroupProps) {
  const {name, value, values, unit, note} = option;
  const t = useTranslate();
  const id = useId();
  const {sizing} = usePlaces();
  const many = note !== undefined;
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
      <ul className={lists[listOf(option)]}>
        {values.map((entry) => (
          <li key={entry.name}>
            <OptionValue
              value={entry}
              small={many}
              unit={unit}
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
      {note && <p className="mt-2 text-small text-ink-600">{note}</p>}
    </div>
  );
}

function listOf({values, note}: OptionView): keyof typeof lists {
  if (values.some(isSwatch)) return 'swatches';
  if (note !== undefined) return 'many';
  if (values.length === 3 && values.every(({drawing}) => drawing)) return 'drawings';
  return values.length > 4 ? 'rows' : 'row';
}
