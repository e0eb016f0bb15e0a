import {useId} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {OptionValue} from './OptionValue';
import type {OptionValueView, OptionView} from './product-view';

const MANY_VALUES = 12;

const lists = {
  swatches: 'gap-2.5',
  row: 'gap-2 *:min-w-max *:flex-[1_1_calc((100%-24px)/4)]',
  rows: 'gap-2 *:min-w-max *:flex-[0_1_calc((100%-24px)/4)]',
  many: 'gap-2 *:min-w-max *:flex-[0_1_calc((100%-40px)/6)]',
};

/** The product's options; every value is a link to the page of its variant. */
export function VariantPicker({options}: {options: OptionView[]}) {
  return (
    <>
      {options.map((option) => (
        <OptionGroup key={option.name} option={option} />
      ))}
    </>
  );
}

function OptionGroup({option: {name, value, values}}: {option: OptionView}) {
  const t = useTranslate();
  const id = useId();
  const many = values.length > MANY_VALUES;
  return (
    <div className="mt-5.5" role="group" aria-labelledby={id}>
      <p className="mb-2.5 text-label/[1.55] text-ink-600" id={id}>
        {t('product.option.chosen', {name})} <b className="text-ink">{value}</b>
      </p>
      <ul className={`flex flex-wrap ${lists[listOf(values)]}`}>
        {values.map((entry) => (
          <li key={entry.name}>
            <OptionValue value={entry} small={many} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function listOf(values: OptionValueView[]): keyof typeof lists {
  if (values.some(({color}) => color)) return 'swatches';
  if (values.length > MANY_VALUES) return 'many';
  return values.length > 4 ? 'rows' : 'row';
}
