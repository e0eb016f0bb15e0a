import {useId} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {numericIdOf} from '~/services/shopify/ids';
import {Icon, SwatchColor} from '~/ui/Icon';
import {useSiteLinks} from '../site/site-facts';
import type {OptionValueView, OptionView} from './product-view.server';
import type {ProductView} from './to-product-view.server';

const listClasses = {
  swatches: 'flex flex-wrap gap-2.5',
  row: 'options-row flex flex-wrap gap-2',
  rows: 'options-row is-long flex flex-wrap gap-2',
  drawings: 'options-drawings grid gap-2 text-label',
  many: 'options-many grid gap-1.5',
};

/** The product's options; every value is a link to the page of its variant. */
export function VariantPicker({
  product,
}: {
  product: PickerProduct & Pick<ProductView, 'options' | 'frames'>;
}) {
  const {options, frames, ...optionProduct} = product;
  return [...options, ...(frames ? [frames] : [])].map(
    (option) =>
      option.values.length > 0 && (
        <OptionGroup key={option.name} option={option} {...optionProduct} />
      ),
  );
}

type PickerProduct = Pick<ProductView, 'handle' | 'riderHeights'> & {
  variant: Pick<ProductView['variant'], 'id'>;
};

function OptionGroup({
  option,
  handle,
  riderHeights,
  variant,
}: PickerProduct & {option: OptionView}) {
  const {name, value, values, unit, note, isFrameSize} = option;
  const t = useTranslate();
  const id = useId();
  const href = useHref();
  const {sizing: sizingGuide} = useSiteLinks();
  // The manufacturer's own rider heights are more accurate than any guide.
  const hasRiderHeights = Object.keys(riderHeights).length > 0;
  const query = `?product=${handle}&variant=${numericIdOf(variant.id)}`;
  const sizing = hasRiderHeights ? href('sizeFinder') + query : sizingGuide;
  const hasManyValues = note !== undefined;
  // Whatever its name: an option whose values have heights is one of frame sizes.
  const isSize = isFrameSize || values.some((entry) => Object.hasOwn(riderHeights, entry.name));
  return (
    <div className="mt-5" role="group" aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap justify-between gap-x-4 text-label leading-[1.55]">
        <p className="text-ink-600" id={id}>
          {t('product.option.chosen', {name})} <b className="text-ink">{value}</b>
        </p>
        {isSize && sizing && (
          <a className="-my-1 inline-block py-1 link" href={sizing} rel="nofollow">
            {t('product.option.findSize')}
          </a>
        )}
      </div>
      <ul className={listClasses[listLayout(option)]}>
        {values.map((entry) => (
          <li key={entry.name}>
            <OptionValue
              value={entry}
              small={hasManyValues}
              unit={unit}
              riderHeight={hasManyValues ? undefined : riderHeights[entry.name]}
            />
            {isSwatch(entry) && entry.price && (
              // Screen readers announce it with the swatch.
              <p
                className="mt-1 text-center text-[0.78125rem] leading-[1.3] text-ink-600"
                aria-hidden="true"
              >
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

function listLayout({values, note}: OptionView): keyof typeof listClasses {
  if (values.some(isSwatch)) return 'swatches';
  if (note !== undefined) return 'many';
  if (values.length === 3 && values.every(({drawing}) => drawing)) return 'drawings';
  return values.length > 4 ? 'rows' : 'row';
}

interface ValueProps {
  value: OptionValueView;
  /** Whether it is one of many values. */
  small: boolean;
  /** The unit shared by many values; announced with each, shown once. */
  unit?: string;
  /** Range of rider heights in centimetres: '163–175'. */
  riderHeight?: string;
}

/** One value of an option: a link in five states, or plain text where no such variant exists. */
export function OptionValue({value, small, unit, riderHeight}: ValueProps) {
  const href = useHref();
  const {name, selected, state, handle, query, notWith, price} = value;
  const swatch = isSwatch(value);
  const attributes = {
    className: swatch ? 'option swatch' : `option ${CHIP} ${small ? SMALL : LARGE}`,
    'data-state': state,
  };
  const content = swatch ? (
    <SwatchContent value={value} />
  ) : (
    <ChipContent value={value} small={small} unit={unit} riderHeight={riderHeight} />
  );

  if (state === 'missing' && !notWith) return <span {...attributes}>{content}</span>;
  return (
    <a
      {...attributes}
      href={state === 'otherProduct' ? href('product', {handle}) + query : query}
      rel="nofollow"
      data-keep-scroll=""
      title={swatch ? [name, price].filter(Boolean).join(', ') : undefined}
      aria-current={selected ? 'true' : undefined}
    >
      {content}
    </a>
  );
}

const CHIP = 'h-full flex-col text-center leading-[1.3] nums';
const LARGE = 'option-large py-1.5';
const SMALL = 'min-h-11 text-small leading-[1.3]';
const NOTE = 'text-[0.78125rem] font-normal';

/** Whether it is shown by its colour or picture, not by its name. */
export function isSwatch({color, image}: OptionValueView): boolean {
  return Boolean(color ?? image);
}

function ChipContent({value, small, unit, riderHeight}: ValueProps) {
  const t = useTranslate();
  const height = riderHeight && t('product.option.riderHeight', {range: riderHeight});
  const note = useNote(value) ?? height;
  // Sighted visitors read it in the note below the group.
  const noteClass = small && value.state !== 'otherProduct' ? 'sr-only' : NOTE;
  return (
    <>
      {value.drawing && (
        <svg className="option-drawing mx-auto" viewBox="0 0 1000 640" aria-hidden="true">
          <path d={value.drawing} />
        </svg>
      )}
      <span>
        {unit ? value.name.slice(0, -unit.length) : value.name}
        {unit && <span className="sr-only">{unit}</span>}
        {note && <span className="sr-only">,</span>}
      </span>
      {/* On two lines, so that four sizes fit in a row. */}
      {note && (
        <span className={note === height ? `${NOTE} option-height` : noteClass}>{note}</span>
      )}
      {value.price && (
        <span className={NOTE}>
          <span className="sr-only">, </span>
          {value.price}
        </span>
      )}
    </>
  );
}

function SwatchContent({value}: Pick<ValueProps, 'value'>) {
  const t = useTranslate();
  const {name, color, image, state, selected, notWith, price} = value;
  const note = useNote(value);
  const announced = state === 'soldOut' ? t('product.option.notAvailable') : (note ?? price);
  const area = 'size-full rounded-tile border border-ink/15';
  return (
    <>
      {(state !== 'missing' || notWith) &&
        (image ? (
          <img
            src={image}
            width="36"
            height="36"
            alt=""
            className={`object-cover ${area}`}
            loading="lazy"
            decoding="async"
          />
        ) : (
          color && <SwatchColor color={color} className={area} />
        ))}
      {selected && <Icon name="check" size={20} />}
      {state === 'otherProduct' && (
        <span className="swatch-arrow absolute rounded-full border-[1.5px] border-ink-400 bg-kreide">
          <Icon name="arrow-right" size={16} />
        </span>
      )}
      <span className="sr-only">{announced ? `${name}, ${announced}` : name}</span>
    </>
  );
}

function useNote({state, notWith}: OptionValueView): string | null {
  const t = useTranslate();
  if (notWith) return t('product.option.notWith', {values: notWith});
  return state === 'available' ? null : t(`product.option.${state}`);
}
