import {facetNames, type FacetName} from '~/services/algolia/facet-names';
import type {PriceRange} from '~/services/algolia/search-types';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {formatPrice} from '../pricing/format-price';
import {withoutPrice, withoutValue, writeListingQuery} from './listing-address.server';
import type {ListingQuery} from './listing-query.server';
import type {ChipView} from './listing-view';

/** The filters in force, price first, each with the address that takes it away. */
export function toChips(query: ListingQuery, language: Language, currency: string): ChipView[] {
  const range = rangeLabel(query.price, language, currency);
  const price: ChipView[] = range
    ? [{facet: 'price', label: range, query: writeListingQuery(withoutPrice(query))}]
    : [];
  const values = facetNames.flatMap((facet) =>
    (query.facets[facet] ?? []).map((value) => ({
      facet,
      label: valueLabel(facet, value, language),
      query: writeListingQuery(withoutValue(query, facet, value)),
    })),
  );
  return [...price, ...values];
}

function valueLabel(facet: FacetName, year: string, language: Language): string {
  return facet === 'model_year' ? translatorOf(language)('listing.chip.modelYear', {year}) : year;
}

function rangeLabel({min, max}: PriceRange, language: Language, currencyCode: string) {
  const t = translatorOf(language);
  const amount = (value: number) =>
    formatPrice({amount: String(value), currencyCode}, language, {mark: false});
  if (min !== null && max !== null) {
    return t('listing.chip.priceRange', {min: amount(min), max: amount(max)});
  }
  if (min !== null) return t('listing.chip.priceFrom', {min: amount(min)});
  return max === null ? null : t('listing.chip.priceTo', {max: amount(max)});
}
