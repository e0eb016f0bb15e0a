import {formatNumber} from '~/i18n/formats';
import {type Language, languages} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {
  facetNames,
  facetOf,
  facets,
  type FacetKind,
  type FacetName,
} from '~/services/algolia/facets';
import {
  type FacetCount,
  type FoundProducts,
  NEAR_PRICE,
  type PriceRange,
} from '~/services/algolia/search-types';
import {inMetres} from '../advice/size-advice';
import {formatMoney} from '../pricing/price-view';
import {MAX_PRICE} from './listing-parameters';
import {
  withoutPrice,
  withoutValue,
  writeListingQuery,
  type ListingQuery,
} from './listing-query.server';
import {
  type ChipView,
  type FacetValueView,
  type FacetView,
  type HeightView,
  type ListingView,
  nounOf,
  type PriceFacetView,
} from './listing-view';

const MAX_LISTED = 100;

/** CSS colours by value name, from Shopify's swatches. */
type Swatches = ReadonlyMap<string, string>;

/** The facets of a list with their values; facets without values are left out. */
export function toFacetViews(
  found: FoundProducts['facets'],
  chosen: ListingQuery['facets'],
  swatches: Swatches,
): FacetView[] {
  return facets.flatMap(({name, kind}) => {
    const values = valuesOf(kind, found[name], chosen[name] ?? [], swatches);
    const hasMore = found[name].length > MAX_LISTED;
    return values.length > 0 ? [{name, kind, values, ...(hasMore && {hasMore})}] : [];
  });
}

/**
 * Selected values remain listed, even when no product has them any more. Their count is unknown when the search
 * response omits them.
 */
function valuesOf(
  kind: FacetKind,
  counts: FacetCount[],
  chosen: string[],
  swatches: Swatches,
): FacetValueView[] {
  const listed = counts.slice(0, MAX_LISTED);
  const unlisted = chosen.filter((value) => !listed.some((entry) => entry.value === value));
  const uncounted = counts.length > MAX_LISTED ? null : 0;
  const countOf = (value: string) => counts.find((known) => known.value === value)?.count;
  const added = unlisted.map((value) => ({value, count: countOf(value) ?? uncounted}));
  const values = [...listed, ...added].map(({value, count}): FacetValueView => {
    const color = kind === 'swatch' && swatches.get(value);
    return {
      value,
      count,
      ...(chosen.includes(value) && {selected: true}),
      ...(color && {color}),
    };
  });
  if (kind === 'year') {
    return values.toSorted((a, b) => Number(b.value) - Number(a.value));
  }
  // Sorting is stable: within each group the most frequent stay first.
  return values.toSorted(
    (one, other) => Number(chosen.includes(other.value)) - Number(chosen.includes(one.value)),
  );
}

/**
 * The price facet in whole amounts, or `null` when all products cost the same. A selected range stays visible whatever
 * the products cost.
 */
export function toPriceFacet(
  bounds: FoundProducts['priceBounds'],
  {price: {min: from, max: to}}: ListingQuery,
  language: Language,
  currency: string,
): PriceFacetView | null {
  const min = Math.floor(bounds?.min ?? from ?? 0);
  const max = Math.max(min, Math.ceil(bounds?.max ?? to ?? min));
  if (min === max && from === null && to === null) return null;
  const text = (value: number | null) =>
    value === null ? '' : formatMoney({amount: value, currencyCode: currency}, language);
  const texts = {min: text(min), max: text(max), from: text(from), to: text(to)};
  return {min, max, from, to, currency, texts};
}

/**
 * The field for the rider's height, on lists of bikes with manufacturer sizing, and whenever a height was given; else
 * `null`.
 */
export function toHeightView(
  {height, invalidHeight}: ListingQuery,
  listing: Pick<ListingView, 'facets' | 'total'>,
  hasRiderHeights: boolean,
  language: Language,
): HeightView | null {
  const hasHeight = height !== null || invalidHeight !== '';
  if (!hasHeight && (!hasRiderHeights || nounOf(listing) !== 'bikes')) return null;
  const t = translatorOf(language);
  return {
    label: t('listing.height.label'),
    hint: t('listing.height.hint'),
    value: String(height ?? invalidHeight),
    error: invalidHeight && t('sizing.error.height'),
  };
}

/** Shorter lists suggest near matches. */
const FEW_PRODUCTS = 6;

/**
 * Near matches for a short list: with a slightly higher price limit, else without the facet that excludes most
 * products; `null` if there are none.
 */
export function toNearMatches(
  query: ListingQuery,
  {total, totals}: Pick<FoundProducts, 'total' | 'totals'>,
  language: Language,
  currency: string,
): ListingView['nearMatches'] {
  if (total >= FEW_PRODUCTS) return null;
  const t = translatorOf(language);
  const countValues = (count: number) => ({count, amount: formatNumber(count, language)});
  const {min, max} = query.price;
  const pricierCount = (totals.dearer ?? 0) - total;
  if (max !== null && pricierCount > 0 && max + NEAR_PRICE <= MAX_PRICE) {
    const price = formatMoney({amount: NEAR_PRICE, currencyCode: currency}, language);
    return {
      label: t('listing.near.dearer', {price, ...countValues(pricierCount)}),
      query: writeListingQuery({...query, price: {min, max: max + NEAR_PRICE}, page: 1}),
    };
  }
  const [broadest] = facetNames
    .map((facet) => ({facet, more: (totals[facet] ?? 0) - total}))
    .toSorted((a, b) => b.more - a.more);
  if (!broadest || broadest.more <= 0) return null;
  const values = query.facets[broadest.facet] ?? [];
  const widerQuery = values.reduce(
    (rest, value) => withoutValue(rest, broadest.facet, value),
    query,
  );
  return {
    label: t('listing.near.without', {
      filter: values.map((value) => valueLabel(broadest.facet, value, language)).join(', '),
      ...countValues(broadest.more),
    }),
    query: writeListingQuery(widerQuery),
  };
}

/** The active filters, price first, each with the query that removes it. */
export function toChips(query: ListingQuery, language: Language, currency: string): ChipView[] {
  const t = translatorOf(language);
  const {height} = query;
  const range = rangeLabel(query.price, language, currency);
  const price: ChipView[] = range
    ? [{facet: 'price', label: range, query: writeListingQuery(withoutPrice(query))}]
    : [];
  const fitting: ChipView[] =
    height === null
      ? []
      : [
          {
            facet: 'height',
            label: t('listing.chip.height', {height: inMetres(height, languages[language].locale)}),
            query: writeListingQuery({...query, height: null, page: 1}),
          },
        ];
  const values = facetNames.flatMap((facet) =>
    (query.facets[facet] ?? []).map((value) => ({
      facet,
      label: valueLabel(facet, value, language),
      query: writeListingQuery(withoutValue(query, facet, value)),
    })),
  );
  return [...price, ...fitting, ...values];
}

function valueLabel(facet: FacetName, value: string, language: Language): string {
  if (facetOf(facet).kind !== 'year') return value;
  return translatorOf(language)('listing.chip.modelYear', {year: value});
}

function rangeLabel({min, max}: PriceRange, language: Language, currency: string) {
  const t = translatorOf(language);
  const amount = (value: number) => formatMoney({amount: value, currencyCode: currency}, language);
  if (min !== null && max !== null) {
    return t('listing.chip.priceRange', {min: amount(min), max: amount(max)});
  }
  if (min !== null) return t('listing.chip.priceFrom', {min: amount(min)});
  return max === null ? null : t('listing.chip.priceTo', {max: amount(max)});
}
