import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import type {OptionValueView} from './product-view';
import {SwatchColor} from './SwatchColor';

interface Props {
  value: OptionValueView;
  /** One of many. */
  small: boolean;
  /** The unit that all of many values have; heard with each, seen once. */
  unit?: string;
  /** For riders from and to that height in centimetres: '163–175'. */
  riderHeight?: string;
}

/** One value of an option: a link in five states, or plain text where no such variant exists. */
export function OptionValue({value, small, unit, riderHeight}: Props) {
  const href = useHref();
  const {name, selected, state, handle, query, notWith, price} = value;
  const swatch = isSwatch(value);
  const looks = {
    className: swatch ? 'option swatch' : `option ${CHIP} ${small ? SMALL : LARGE}`,
    'data-state': state,
  };
  const content = swatch ? (
    <SwatchContent value={value} />
  ) : (
    <ChipContent value={value} small={small} unit={unit} riderHeight={riderHeight} />
  );

  if (state === 'missing' && !notWith) return <span {...looks}>{content}</span>;
  return (
    <a
      {...looks}
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

const CHIP = 'h-full flex-col text-center leading-tight tabular-nums';
const LARGE = 'min-h-14.5 px-0.5 py-1.5';
const SMALL = 'min-h-11 text-small/tight';
const NOTE = 'text-[12.5px] font-normal font-stretch-94%';

/** Shown by its colour or picture, not by its name. */
export function isSwatch({color, image}: OptionValueView): boolean {
  return Boolean(color ?? image);
}

function ChipContent({value, small, unit, riderHeight}: Props) {
  const t = useTranslate();
  const height = riderHeight && t('product.option.riderHeight', {range: riderHeight});
  const note = useNote(value) ?? height;
  // The line below the group tells it to those who see.
  const noteLooks = small && value.state !== 'otherProduct' ? 'sr-only' : NOTE;
  return (
    <>
      {value.drawing && (
        <svg
          className="mx-auto mb-0.5 h-8 w-12.5 fill-none stroke-current stroke-24"
          viewBox="0 0 1000 640"
          aria-hidden="true"
          dangerouslySetInnerHTML={{__html: value.drawing}}
        />
      )}
      <span>
        {unit ? value.name.slice(0, -unit.length) : value.name}
        {unit && <span className="sr-only">{unit}</span>}
        {note && <span className="sr-only">,</span>}
      </span>
      {/* In two lines, so that four sizes share a row. */}
      {note && (
        <span className={note === height ? `${NOTE} w-min min-w-17` : noteLooks}>{note}</span>
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

function SwatchContent({value}: Pick<Props, 'value'>) {
  const t = useTranslate();
  const {name, color, image, state, selected, notWith, price} = value;
  const note = useNote(value);
  const spoken = state === 'soldOut' ? t('product.option.notAvailable') : (note ?? price);
  const area = 'size-full rounded-tile border border-ink/15';
  return (
    <>
      {(state !== 'missing' || notWith) &&
        (image ? (
          <Image
            image={{url: image, alt: '', width: 0, height: 0}}
            widths={[36, 72]}
            sizes="36px"
            ratio="1/1"
            className={area}
          />
        ) : (
          color && <SwatchColor color={color} className={area} />
        ))}
      {selected && <Icon name="check" size={20} />}
      {state === 'otherProduct' && (
        <span className="absolute -top-2 -right-2 rounded-full border-[1.5px] border-ink-400 bg-kreide p-0.5">
          <Icon name="arrow-up-right" size={16} />
        </span>
      )}
      <span className="sr-only">{spoken ? `${name}, ${spoken}` : name}</span>
    </>
  );
}

function useNote({state, notWith}: OptionValueView): string | null {
  const t = useTranslate();
  if (notWith) return t('product.option.notWith', {values: notWith});
  return state === 'available' ? null : t(`product.option.${state}`);
}
