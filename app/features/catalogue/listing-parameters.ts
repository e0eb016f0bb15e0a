import type {PriceRange} from '~/services/algolia/search-types';
import {readAmount} from '~/i18n/formats';

/** Maximum of the price filter, in whole amounts. */
export const MAX_PRICE = 999_999;

/** No limit on either side. */
export const NO_PRICE: PriceRange = {min: null, max: null};

/**
 * Parses the price range of a URL: `price=1900:4500`, either side may be empty; or two amounts, as submitted by a plain
 * form with two fields of that name. Anything but an amount up to 999,999 leaves its side open.
 */
export function readPriceRange(values: string[]): PriceRange {
  const range = values.find((value) => value.includes(':'));
  const [from = '', to = ''] = range ? range.split(':', 2) : values;
  const typed = [amountOf(from), amountOf(to)] as const;
  const [low, high] = typed;
  const [min, max] = low !== null && high !== null && low > high ? [high, low] : typed;
  // Rounded outwards, to include what costs exactly that.
  return {min: Math.floor(min ?? 0) || null, max: max === null ? null : Math.ceil(max)};
}

/** `1900:4500`, `:4500`; `null` when both sides are open. */
export function writePriceRange({min, max}: PriceRange): string | null {
  return min === null && max === null ? null : `${min ?? ''}:${max ?? ''}`;
}

/** `null` for anything else and for an amount above the maximum. */
function amountOf(typed: string): number | null {
  const amount = readAmount(typed) ?? Infinity;
  return amount <= MAX_PRICE ? amount : null;
}

/**
 * The query string of a list's URL, with its `?`; '' when empty. The colon of a price range stays unescaped: queries
 * allow it (RFC 3986 §3.4), and it is readable.
 */
export function listQuery(query: URLSearchParams): string {
  const written = query.toString().replace(/(^|&)price=(\d*)%3A/, '$1price=$2:');
  return written && `?${written}`;
}
