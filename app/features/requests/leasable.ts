import type {Money} from '../pricing/format-price';

/** What decides whether a variant can be leased through an employer. */
export interface LeasingFacts {
  /** Has a frame geometry (`custom.geometry`), as only bikes have. */
  bike: boolean;
  /** What the shop says itself by the metafield `custom.leasing`; `null` when it says nothing. */
  marked: boolean | null;
  price: Money;
}

/** Why a variant cannot be leased. */
export type LeasingObstacle = 'marked' | 'kind' | 'price';

/** Leasing contracts are made in euros: a minimum says nothing about prices in another currency. */
const CURRENCY = 'EUR';

/**
 * What keeps a variant from being leased, or `null`. The shop's own word counts first: what is marked as
 * leasable needs no minimum price. `minimum` in euros, `null` without one.
 */
export function leasingObstacle(
  {bike, marked, price}: LeasingFacts,
  minimum: number | null,
): LeasingObstacle | null {
  if (marked !== null) return marked ? null : 'marked';
  if (!bike) return 'kind';
  const tooCheap =
    minimum !== null && price.currencyCode === CURRENCY && Number(price.amount) < minimum;
  return tooCheap ? 'price' : null;
}
