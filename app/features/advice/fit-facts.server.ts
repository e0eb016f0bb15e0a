import {z} from 'zod';
import {keepTogether} from '~/i18n/formats';
import {jsonOf} from '~/services/shopify/metafield-json.server';
import {struckPrice} from '../pricing/price-view';
import type {LoadedProduct} from '../product/load-product.server';

/** A product with the variant that a page shows. */
export type Shown = Pick<LoadedProduct, 'product' | 'variant'>;

const whole = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);
const euros = jsonOf(
  z.object({amount: z.coerce.number().positive(), currency_code: z.literal('EUR')}),
);
const yesNo = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The metafields `fit.…`; `null` where a maker says nothing, or nothing that can be read. */
interface Fit {
  wattHours: number | null;
  /** Kilometres by the R200 test. */
  r200: number | null;
  /** The maker's price in euros. */
  rrp: number | null;
  /** System and load of the rack; '' where nobody says. */
  rack: string;
  childSeat: boolean | null;
  /** Centimetres from the ground to the lowest saddle. */
  saddle: number | null;
}

/** Reads the list of `fit` metafields as the Storefront API answers it. */
export function readFit(fields: readonly ({key: string; value: string} | null)[]): Fit {
  const textOf = (key: string) => fields.find((field) => field?.key === key)?.value.trim() ?? '';
  return {
    wattHours: whole.safeParse(textOf('battery_wh')).data ?? null,
    r200: whole.safeParse(textOf('range_r200')).data ?? null,
    rrp: euros.safeParse(textOf('rrp')).data?.amount ?? null,
    rack: keepTogether(textOf('rack')),
    childSeat: yesNo.safeParse(textOf('child_seat')).data ?? null,
    saddle: whole.safeParse(textOf('saddle_min')).data ?? null,
  };
}

export interface FitFacts extends Fit {
  sPedelec: boolean;
}

/** The figures of the shown variant, which take precedence over its product's. Without a maker's price, a struck price that is one stands in. */
export function fitFacts({product, variant}: Shown): FitFacts {
  const fit = readFit(product.fit.map((field, at) => variant.fit[at] ?? field));
  const struck = struckPrice(variant);
  const isMakers = struck?.kind === 'rrp' && struck.money.currencyCode === 'EUR';
  return {
    ...fit,
    rrp: fit.rrp ?? (isMakers ? Number(struck.money.amount) : null),
    sPedelec: product.sPedelec?.value === 'true',
  };
}

/** How one rides, with what a motor that assists up to 25 km/h takes out of the battery, in Wh for each km. */
export const rides = {
  eco: [5, 7],
  mixed: [7, 11],
  hills: [12, 17],
} as const;

export type Ride = keyof typeof rides;

/** A span of kilometres. */
export type Kilometres = readonly [number, number];

/** Batteries that bikes have, in watt-hours; anything else is a slip of the pen. */
const BATTERY = {least: 100, most: 3000};

/** Kilometres that a battery lasts for each kind of ride, rounded down; `null` outside of 100 to 3,000 Wh. */
export function rangesOf(wattHours: number): Record<Ride, Kilometres> | null {
  if (!(wattHours >= BATTERY.least && wattHours <= BATTERY.most)) return null;
  const span = ([least, most]: Kilometres): Kilometres => [
    rounded(wattHours / most),
    rounded(wattHours / least),
  ];
  return {eco: span(rides.eco), mixed: span(rides.mixed), hills: span(rides.hills)};
}

/** Steps of five kilometres are as exact as anybody can be; below 20 km each one counts. */
function rounded(kilometres: number): number {
  return kilometres < 20 ? Math.floor(kilometres) : Math.floor(kilometres / 5) * 5;
}

/** Whether a maker's range is plausible: its consumption lies between that of the easiest and of the hardest ride. */
export function isPlausibleRange(wattHours: number, kilometres: number): boolean {
  const perKilometre = wattHours / kilometres;
  return perKilometre >= rides.eco[0] && perKilometre <= rides.hills[1];
}
