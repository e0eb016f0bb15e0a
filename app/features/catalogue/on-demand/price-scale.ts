import type {PriceFacetView} from '../listing-view';

/** A slider moves in about this many steps. */
const STEPS = 60;

/** A step that people read easily: 1, 2 or 5 times a power of ten, in whole amounts. */
function priceStep({min, max}: Pick<PriceFacetView, 'min' | 'max'>): number {
  const exact = Math.max((max - min) / STEPS, 1);
  const power = 10 ** Math.floor(Math.log10(exact));
  return ([1, 2, 5].find((factor) => factor * power >= exact) ?? 10) * power;
}

interface PriceScale {
  /** Ends of the slider: the first and last step around all prices. */
  start: number;
  end: number;
  step: number;
}

/** The slider's scale around the prices of a list. */
export function priceScale(price: Pick<PriceFacetView, 'min' | 'max'>): PriceScale {
  const step = priceStep(price);
  return {
    start: Math.floor(price.min / step) * step,
    end: Math.ceil(price.max / step) * step,
    step,
  };
}

/** A value at an end of the scale limits nothing: `null`. */
export function limitAt(value: number, {start, end}: PriceScale): number | null {
  return value <= start || value >= end ? null : value;
}
