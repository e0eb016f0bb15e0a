import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import type {OptionValueState, OptionValueView} from './product-view';
import {SwatchColor} from './SwatchColor';

interface Props {
  value: OptionValueView;
  /** One of many. */
  small: boolean;
}

/** One value of an option: a link in four states, or plain text where no such variant exists. */
export function OptionValue({value, small}: Props) {
  const href = useHref();
  const {name, color, selected, state, handle, query} = value;
  const looks = {
    className: color ? 'option swatch' : `option ${CHIP} ${small ? SMALL : LARGE}`,
    'data-state': state,
  };
  const content = color ? <SwatchContent value={value} /> : <ChipContent value={value} />;

  if (state === 'missing') return <span {...looks}>{content}</span>;
  return (
    <a
      {...looks}
      href={state === 'otherProduct' ? href('product', {handle}) + query : query}
      rel="nofollow"
      data-keep-scroll=""
      title={color ? name : undefined}
      aria-current={selected ? 'true' : undefined}
    >
      {content}
    </a>
  );
}

const CHIP = 'h-full flex-col text-center leading-tight tabular-nums';
const LARGE = 'min-h-14.5 p-1.5';
const SMALL = 'min-h-11 p-1 text-small/tight';

function ChipContent({value: {name, state}}: {value: OptionValueView}) {
  const note = useNote(state);
  return (
    <>
      <span>
        {name}
        {note && <span className="sr-only">,</span>}
      </span>
      {note && <span className="text-[12.5px] font-normal font-stretch-94%">{note}</span>}
    </>
  );
}

function SwatchContent({value: {name, color, state, selected}}: {value: OptionValueView}) {
  const t = useTranslate();
  const note = useNote(state);
  const spoken = state === 'soldOut' ? t('product.option.notAvailable') : note;
  return (
    <>
      {color && state !== 'missing' && (
        <SwatchColor color={color} className="size-full rounded-tile border border-ink/15" />
      )}
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

function useNote(state: OptionValueState): string | null {
  const t = useTranslate();
  return state === 'available' ? null : t(`product.option.${state}`);
}
