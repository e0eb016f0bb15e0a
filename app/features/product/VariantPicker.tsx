import {useId} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {OptionValue} from './OptionValue';
import type {OptionView} from './product-view';

const MANY_VALUES = 12;

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
  const look = values.some(({color}) => color) ? 'swatches' : 'chips';
  const many = values.length > MANY_VALUES ? ' option-group__values--many' : '';
  return (
    <div className="option-group" role="group" aria-labelledby={id}>
      <p className="option-group__label" id={id}>
        {t('product.option.chosen', {name})} <b>{value}</b>
      </p>
      <ul className={`option-group__values option-group__values--${look}${many}`}>
        {values.map((entry) => (
          <li key={entry.name}>
            <OptionValue value={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}
