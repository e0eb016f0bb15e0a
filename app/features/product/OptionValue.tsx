import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import type {OptionValueState, OptionValueView} from './product-view';
import {SwatchColor} from './SwatchColor';

const modifiers: Record<OptionValueState, string> = {
  available: '',
  soldOut: ' option-value--sold-out',
  missing: ' option-value--missing',
  otherProduct: ' option-value--other-product',
};

/** One value of an option: a link in four states, or plain text where no such variant exists. */
export function OptionValue({value}: {value: OptionValueView}) {
  const href = useHref();
  const {name, color, selected, state, handle, query} = value;
  const look = color ? 'option-value--swatch' : 'option-value--chip';
  const chosen = selected ? ' option-value--selected' : '';
  const className = `option-value ${look}${modifiers[state]}${chosen}`;
  const content = color ? <SwatchContent value={value} /> : <ChipContent value={value} />;

  if (state === 'missing') return <span className={className}>{content}</span>;
  return (
    <a
      className={className}
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

function ChipContent({value: {name, state}}: {value: OptionValueView}) {
  const note = useNote(state);
  return (
    <>
      <span className="option-value__name">
        {name}
        {note && <span className="sr-only">,</span>}
      </span>
      {note && <span className="option-value__note">{note}</span>}
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
        <SwatchColor color={color} className="option-value__color" />
      )}
      {selected && <Icon name="check" size={20} />}
      {state === 'otherProduct' && (
        <span className="option-value__away">
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
