import type {Language} from '~/i18n/languages';
import {formatPrice, type Money} from './format-price';
import {saleOf, type Sale} from './sale';

/** A price ready to print; all amounts are formatted text. */
export interface PriceView {
  current: string;
  /** The lowest of several prices: printed with "ab". */
  from: boolean;
  compareAt: string | null;
  sale: Sale | null;
  saved: string | null;
  /** Lowest price of the last 30 days (PAngV § 11, decision 14). */
  lowest30d: string | null;
  /** Grundpreis (PAngV § 4): `129 € / 1 l`. */
  unit: string | null;
}

export interface PriceSource {
  price: Money;
  compareAtPrice?: Money | null;
  unitPrice?: Money | null;
  unitPriceMeasurement?: {referenceUnit?: string | null; referenceValue: number} | null;
  lowestPrice30d?: {value: string} | null;
}

/** Price of a variant as its tag shows it. The percentage refers to the 30-day low where there is one. */
export function toPriceView(source: PriceSource, language: Language, from = false): PriceView {
  const {price, compareAtPrice} = source;
  const lowest = lowestPrice(source.lowestPrice30d, price);
  const compareAt = compareAtPrice ? Number(compareAtPrice.amount) : null;
  const basis = lowest ? Number(lowest.amount) : compareAt;
  const reduced = compareAt !== null && compareAt > Number(price.amount);
  const sale = reduced ? saleOf(Number(price.amount), basis) : null;

  return {
    current: formatPrice(price, language),
    from,
    compareAt:
      reduced && compareAtPrice ? formatPrice(compareAtPrice, language, {mark: false}) : null,
    sale,
    saved:
      sale && basis !== null
        ? formatPrice(difference(basis, price), language, {mark: false})
        : null,
    lowest30d: reduced && lowest ? formatPrice(lowest, language, {mark: false}) : null,
    unit: unitPrice(source, language),
  };
}

function difference(basis: number, price: Money): Money {
  return {
    amount: (basis - Number(price.amount)).toFixed(2),
    currencyCode: price.currencyCode,
  };
}

/** The metafield has type `money`: JSON with `amount` and `currency_code`. Another currency says nothing here. */
function lowestPrice(metafield: {value: string} | null | undefined, price: Money): Money | null {
  if (!metafield) return null;
  const [, amount] = /"amount"\s*:\s*"?([\d.]+)/.exec(metafield.value) ?? [];
  const [, currencyCode] = /"currency_code"\s*:\s*"([A-Z]{3})"/.exec(metafield.value) ?? [];
  if (!amount || currencyCode !== price.currencyCode) return null;
  return {amount, currencyCode};
}

function unitPrice(source: PriceSource, language: Language): string | null {
  const {unitPrice: price, unitPriceMeasurement: measure} = source;
  if (!price || !measure?.referenceUnit) return null;
  const unit = measure.referenceUnit === 'L' ? 'l' : measure.referenceUnit.toLowerCase();
  return `${formatPrice(price, language, {mark: false})} / ${measure.referenceValue} ${unit}`;
}
