import {z} from 'zod';
import {keepTogether} from '~/i18n/formats';
import {isSPedelec} from '../goods/notices';
import {readEuros, recommendedPrice} from '../pricing/recommended-price.server';
import type {LoadedProduct} from '../product/load-product.server';

/** A product with its shown variant. */
export type ProductWithVariant = Pick<LoadedProduct, 'product' | 'variant'>;

const wholeNumber = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);
const yesNo = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The metafields `fit.…` from the Storefront API; `null` if missing or invalid. */
export function readFit(fields: readonly ({key: string; value: string} | null)[]) {
  const textOf = (key: string) => fields.find((field) => field?.key === key)?.value.trim() ?? '';
  return {
    wattHours: wholeNumber.safeParse(textOf('battery_wh')).data ?? null,
    /** Kilometres according to the R200 test. */
    r200: wholeNumber.safeParse(textOf('range_r200')).data ?? null,
    /** The recommended retail price in euros. */
    rrp: readEuros(textOf('rrp')),
    /** System and load of the rack; '' if unknown. */
    rack: keepTogether(textOf('rack')),
    childSeat: yesNo.safeParse(textOf('child_seat')).data ?? null,
    /** Centimetres from the ground to the lowest saddle. */
    saddle: wholeNumber.safeParse(textOf('saddle_min')).data ?? null,
  };
}

export type FitFacts = ReturnType<typeof fitFacts>;

/** The data of the shown variant, which overrides its product's. */
export function fitFacts({product, variant}: ProductWithVariant) {
  const fit = readFit(product.fit.map((field, index) => variant.fit[index] ?? field));
  return {
    ...fit,
    rrp: recommendedPrice(variant, fit.rrp),
    sPedelec: isSPedelec({product}),
  };
}

/** Kinds of rides, with the consumption of a motor that assists up to 25 km/h, in Wh per km. */
export const rides = {
  eco: [5, 7],
  mixed: [7, 11],
  hills: [12, 17],
} as const;

export type Ride = keyof typeof rides;

/** A span of kilometres. */
export type Kilometres = readonly [number, number];

/** Plausible battery capacities in watt-hours; anything else is a typo. */
const BATTERY = {min: 100, max: 3000};

/** Kilometres that a battery lasts for each kind of ride, rounded down; `null` outside 100 to 3,000 Wh. */
export function rangesOf(wattHours: number): Record<Ride, Kilometres> | null {
  if (!(wattHours >= BATTERY.min && wattHours <= BATTERY.max)) return null;
  const span = ([min, max]: Kilometres): Kilometres => [
    rounded(wattHours / max),
    rounded(wattHours / min),
  ];
  return {eco: span(rides.eco), mixed: span(rides.mixed), hills: span(rides.hills)};
}

/** Estimates are not more precise than five kilometres; below 20 km they are rounded to one. */
function rounded(kilometres: number): number {
  return kilometres < 20 ? Math.floor(kilometres) : Math.floor(kilometres / 5) * 5;
}
