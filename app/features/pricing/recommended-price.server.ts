import {z} from 'zod';
import {jsonSchema} from '~/services/http/fetch-json.server';
import {type PriceSource, struckPrice} from './price-view';

const euros = jsonSchema(
  z.object({amount: z.coerce.number().positive(), currency_code: z.literal('EUR')}),
);

/** An amount from a metafield of type `money`; `null` if it is missing, malformed or not in euros. */
export const readEuros = (value: string | undefined): number | null =>
  euros.safeParse(value).data?.amount ?? null;

/**
 * The recommended retail price of a variant in euros, whatever the visitor pays in: the struck one, or a page would name
 * two, else that of the metafield `fit.rrp`.
 */
export function recommendedPrice(variant: PriceSource, rrp: number | null): number | null {
  const struck = struckPrice(variant);
  const isRecommended = struck?.kind === 'rrp' && struck.money.currencyCode === 'EUR';
  return isRecommended ? Number(struck.money.amount) : rrp;
}
