import type {Market} from './resolver-contract';

/** Parent of Shopify's `MoneyV2`. */
export interface Money {
  amount: string;
  currencyCode: Market['currency'];
}

/** Converts euro cents to cents of the market's currency; francs are rounded to 5 Rappen. */
export function centsIn(market: Pick<Market, 'currency'>, euroCents: number): number {
  switch (market.currency) {
    case 'EUR':
      return euroCents;
    case 'CHF':
      return Math.round((euroCents * 0.95) / 5) * 5;
    case 'USD':
      return Math.round(euroCents * 1.1);
  }
}

/** An amount as Shopify's `Decimal` prints it: at least one digit after the point, "3299.0", "69.95". */
export function decimalOf(cents: number): string {
  return cents % 10 === 0 ? (cents / 100).toFixed(1) : (cents / 100).toFixed(2);
}

/** `MoneyV2` of cents that already are in the market's currency. */
export function moneyOf(market: Pick<Market, 'currency'>, cents: number): Money {
  return {amount: decimalOf(cents), currencyCode: market.currency};
}

/** `MoneyV2` of a catalogue price in the market's currency. */
export function priceIn(market: Pick<Market, 'currency'>, euroCents: number): Money {
  return moneyOf(market, centsIn(market, euroCents));
}
