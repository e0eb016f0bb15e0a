import {useId} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {isSwatch, OptionValue} from './OptionValue';
import type {OptionValueView, OptionView, ProductView} from './product-view';
import {usePlaces} from '../site/site-facts';

const MANY_VALUES = 12;

const lists = {
  swatches: 'flex flex-wrap gap-2.5',
  row: 'flex flex-wrap gap-2 *:min-w-max *:flex-[1_1_calc((100%-24px)/4)]',
  rows: 'flex flex-wrap gap-2 *:min-w-max *:flex-[0_1_calc((100%-24px)/4)]',
  many: 'grid grid-cols-[repeat(auto-fill,minmax(62px,1fr))] gap-1.5',
};

/** The product's options; every value is a link to the page of its variant. */
export function VariantPicker({product}: {product: Pick<ProductView, 'options' | 'riderHeights'>}) {
  return (
    <>
      {product.options.map(
        (option, at) =>
          option.values.length > 0 && (
            <OptionGroup
              key={option.name}
              option={option}
              later={product.options.slice(at + 1)}
              riderHeights={product.riderHeights}
            />
          ),
      )}
    </>
  );
}

interface GroupProps extends Pick<ProductView, 'riderHeights'> {
  option: OptionView;
  /** The options after it, with which some of its values do not go. */
  later: OptionView[];
}

function OptionGroup({option: {name, value, values}, later, riderHeights}: GroupProps) {
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
      <ul className={lists[listOf(values)]}>
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
      {many && <Legend values={values} later={later} />}
    </div>
  );
}

/** What the looks of the values mean that are too many to say so each; heard with each of them. */
function Legend({values, later}: {values: OptionValueView[]; later: OptionView[]}) {
  const t = useTranslate();
  const chosen = later.map(({name, value}) => `${name} ${value}`).join(', ');
  const shown = [
    values.some(({state}) => state === 'missing') && {
      state: 'missing',
      text: values.some(({notWith}) => notWith)
        ? t('product.option.notWith', {values: chosen})
        : t('product.option.missing'),
    },
    values.some(({state}) => state === 'soldOut') && {
      state: 'soldOut',
      text: t('product.option.soldOut'),
    },
  ].filter((entry) => entry !== false);
  return (
    <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-600" aria-hidden="true">
      {shown.map(({state, text}) => (
        <p key={state} className="flex items-center gap-2">
          <span className="option size-4.5 rounded-tile" data-state={state} />
          {text}
        </p>
      ))}
    </div>
  );
}

function listOf(values: OptionValueView[]): keyof typeof lists {
  if (values.some(isSwatch)) return 'swatches';
  if (values.length > MANY_VALUES) return 'many';
  return values.length > 4 ? 'rows' : 'row';
}
