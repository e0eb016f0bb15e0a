import {isCountryCode} from '~/i18n/country-codes';
import {memoize} from '~/services/http/isolate-memory';
import {EU, type ShippingRow, defaultShipping} from '../goods/shipping';
import type {SiteConfig} from './site-schemas.server';

/**
 * The shipping costs that the shop's owner configured, otherwise the default ones. Invalid values are logged and
 * promise nothing: a row without a valid country is left out, amounts are deferred to the checkout, days are omitted.
 */
export const shippingRows = memoize(
  ({shipping}: Pick<SiteConfig, 'shipping'>): readonly ShippingRow[] =>
    shipping.length > 0 ? shipping.flatMap(toRow) : defaultShipping,
);

function toRow(entry: SiteConfig['shipping'][number]): ShippingRow[] {
  const country = entry.country.toUpperCase();
  const currency = entry.currency.toUpperCase() || 'EUR';
  const {goods, price, free_from: freeFrom} = entry;
  const first = entry.days_from ?? entry.days_to;
  const last = entry.days_to ?? first;
  const days = first === null || last === null ? null : ([first, last] as const);

  const hasCountry = country === EU || isCountryCode(country);
  const hasAmounts = /^[A-Z]{3}$/.test(currency) && isAmount(price) && isAmount(freeFrom);
  const hasDays = days === null || isRange(days);
  if (!hasCountry || !hasAmounts || !hasDays) {
    const row = JSON.stringify(entry);
    console.error(`A row of 'shipping' in the story 'config' cannot be read: ${row}`);
  }
  if (!hasCountry) return [];
  const costs = hasAmounts
    ? {price: price ?? ('onRequest' as const), freeFrom, currency}
    : {price: 'atCheckout' as const, freeFrom: null, currency: 'EUR'};
  return [{country, goods, ...costs, days: hasDays ? days : null}];
}

const isAmount = (amount: number | null) => amount === null || amount >= 0;

const isRange = ([first, last]: readonly [number, number]) =>
  Number.isInteger(first) && Number.isInteger(last) && first >= 0 && first <= last;
