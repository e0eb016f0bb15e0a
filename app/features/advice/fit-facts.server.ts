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
