/** What a reduction is worth: whole percent, and whether it earns the second badge. */
export interface Sale {
  percent: number;
  /** The second badge 'in sale' appears above 20 percent. */
  inSale: boolean;
}

const IN_SALE_ABOVE_PERCENT = 20;

/**
 * Sale of a price against the price it is compared with, both in the same currency, or `null` when
 * nothing is saved: rounded (compare-at minus price) over compare-at.
 */
export function saleOf(price: number, compareAt: number | null): Sale | null {
  if (compareAt === null || !(compareAt > price)) return null;
  const percent = Math.round(((compareAt - price) / compareAt) * 100);
  return {percent, inSale: percent > IN_SALE_ABOVE_PERCENT};
}
