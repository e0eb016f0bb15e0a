import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {
  facetNames,
  facetOf,
  facets,
  type FacetKind,
  type FacetName,
} from '~/services/algolia/facets';
import type {FacetCount, FoundProducts, PriceRange} from '~/services/algolia/search-types';
import {formatPrice} from '../pricing/format-price';
import {
  withoutPrice,
  withoutValue,
  writeListingQuery,
  type ListingQuery,
} from './listing-query.server';
import type {ChipView, FacetValueView, FacetView, PriceFacetView} from './listing-view';

const MOST_LISTED = 100;

/** CSS colours by the name of a value, as Shopify's swatches give them. */
type Swatches = ReadonlyMap<string, string>;

/** The facets of a list with their values; facets that offer nothing are left out. */
export function toFacetViews(
  found: FoundProducts['facets'],
  chosen: ListingQuery['facets'],
  swatches: Swatches,
): FacetView[] {
  return facets.flatMap(({name, kind}) => {
    const values = valuesOf(kind, found[name], chosen[name] ?? [], swatches);
    return values.length > 0 ? [{name, kind, values, more: found[name].length > MOST_LISTED}] : [];
  });
}

/**
 * What is chosen stays in the list, also when nothing has that value any more. Its count is unknown when the search
 * leaves the value out.
 */
function valuesOf(
  kind: FacetKind,
  counts: FacetCount[],
  chosen: string[],
  swatches: Swatches,
): FacetValueView[] {
  const listed = counts.slice(0, MOST_LISTED);
  const unlisted = chosen.filter((value) => !listed.some((known) => known.value === value));
  const uncounted = counts.length > MOST_LISTED ? null : 0;
  const countOf = (value: string) => counts.find((known) => known.value === value)?.count;
  const added = unlisted.map((value) => ({value, count: countOf(value) ?? uncounted}));
  const values = [...listed, ...added].map(({value, count}) => ({
    value,
    count,
    selected: chosen.includes(value),
    color: kind === 'swatch' ? (swatches.get(value) ?? null) : null,
  }));
  if (kind === 'year') {
    return values.toSorted((one, other) => Number(other.value) - Number(one.value));
  }
  // Sorting is stable: the most frequent stay first among their like.
  return values.toSorted((one, other) => Number(other.selected) - Number(one.selected));
}

/**
 * The price facet in whole amounts, or `null` when all cost the same. A chosen range stays visible whatever
 * the products cost.
 */
export function toPriceFacet(
  bounds: FoundProducts['priceBounds'],
  {price: {min: from, max: to}}: ListingQuery,
  currency: string,
): PriceFacetView | null {
  const min = Math.floor(bounds?.min ?? from ?? 0);
  const max = Math.ceil(bounds?.max ?? to ?? min);
  return min < max || from !== null || to !== null
    ? {min, max: Math.max(min, max), from, to, currency}
    : null;
}

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

function valueLabel(facet: FacetName, value: string, language: Language): string {
  if (facetOf(facet).kind !== 'year') return value;
  return translatorOf(language)('listing.chip.modelYear', {year: value});
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
