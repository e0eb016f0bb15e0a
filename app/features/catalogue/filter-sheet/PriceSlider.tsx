import {useEffect, useState, type CSSProperties} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {formatMoney} from '../../pricing/price-view';
import type {PriceFacetView} from '../listing-view';
import {readPriceRange} from '../listing-parameters';

type Track = CSSProperties & Record<'--low' | '--high', number>;

/** Two sliders on one track above the price fields. They fill in the fields, whose values the form submits. */
export function PriceSlider({price, form}: {price: PriceFacetView; form: HTMLFormElement}) {
  const {t, language} = useLanguage();
  const scale = priceScale(price);
  const {start, end, step} = scale;
  const [range, setRange] = useState({low: price.from ?? start, high: price.to ?? end});

  useEffect(() => {
    const updateRange = () => {
      const {min, max} = readPriceRange(priceFields(form).map(({value}) => value));
      setRange({low: min ?? start, high: max ?? end});
    };
    updateRange();
    const onInput = ({target}: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'price') updateRange();
    };
    form.addEventListener('input', onInput);
    return () => form.removeEventListener('input', onInput);
  }, [form, price, start, end]);

  const move = (thumbIndex: 0 | 1, value: number) => {
    const moved = thumbIndex === 0 ? {...range, low: value} : {...range, high: value};
    if (moved.low > moved.high) return;
    setRange(moved);
    const field = priceFields(form)[thumbIndex];
    const limit = limitAt(value, scale);
    if (field)
      field.value =
        limit === null ? '' : formatMoney({amount: limit, currencyCode: price.currency}, language);
  };
  /** At an end of the scale, which sets no limit, the price of the cheapest or the dearest product. */
  const textOf = (value: number) => {
    if (value <= start) return price.texts.min;
    if (value >= end) return price.texts.max;
    return formatMoney({amount: value, currencyCode: price.currency}, language);
  };
  const fraction = (value: number) =>
    Math.min(Math.max((value - start) / Math.max(end - start, 1), 0), 1);
  const track: Track = {'--low': fraction(range.low), '--high': fraction(range.high)};
  const thumbs = [
    [range.low, t('catalogue.price.cheapest')],
    [range.high, t('catalogue.price.dearest')],
  ] as const;
  return (
    <div className="price-slider" style={track}>
      <i />
      {thumbs.map(([value, label], at) => (
        <input
          key={label}
          type="range"
          min={start}
          max={end}
          step={step}
          value={value}
          aria-label={label}
          aria-valuetext={textOf(value)}
          // With both at the right end, the lower one must stay reachable.
          style={{zIndex: at === 0 && range.low > (start + end) / 2 ? 1 : undefined}}
          onChange={({target}) => move(at === 0 ? 0 : 1, target.valueAsNumber)}
        />
      ))}
    </div>
  );
}

function priceFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name=price]')];
}

/** Approximate number of slider steps. */
const STEPS = 60;

/** A round step: 1, 2 or 5 times a power of ten, in whole amounts. */
function priceStep({min, max}: Pick<PriceFacetView, 'min' | 'max'>): number {
  const exact = Math.max((max - min) / STEPS, 1);
  const power = 10 ** Math.floor(Math.log10(exact));
  return ([1, 2, 5].find((factor) => factor * power >= exact) ?? 10) * power;
}

interface PriceScale {
  /** Ends of the slider: the multiples of the step that enclose all prices. */
  start: number;
  end: number;
  step: number;
}

/** The slider's scale for the prices of a list. */
export function priceScale(price: Pick<PriceFacetView, 'min' | 'max'>): PriceScale {
  const step = priceStep(price);
  return {
    start: Math.floor(price.min / step) * step,
    end: Math.ceil(price.max / step) * step,
    step,
  };
}

/** `null` for a value at an end of the scale, which sets no limit. */
export function limitAt(value: number, {start, end}: PriceScale): number | null {
  return value <= start || value >= end ? null : value;
}
