import {facetOf, type FacetName} from '~/services/algolia/facets';
import type {FacetValueView, FacetView, ListingView} from '~/features/catalogue/listing-view';
import {sortOrders, DEFAULT_SORT_ORDER} from '~/services/algolia/search-types';
import type {ProductCardView} from '~/features/product/product-card-view.server';

/** A facet value as lists show it. */
export function value(name: string, count = 1, selected = false, color?: string): FacetValueView {
  return {value: name, count, selected, ...(color && {color})};
}

/** A facet with its values. */
export function facet(name: FacetName, values: FacetValueView[], hasMore = false): FacetView {
  return {name, kind: facetOf(name).kind, values, hasMore};
}

/** Numbered products as cards. */
function cards(count: number): ProductCardView[] {
  return Array.from({length: count}, (_, at) => ({
    handle: `rad-${at}`,
    query: '',
    title: `Rad ${at}`,
    vendor: 'Ostwind',
    image: null,
    secondImage: null,
    facts: [],
    swatches: [],
    moreSwatches: 0,
    rating: null,
    price: {
      current: '3.299 €*',
      isLowestOfSeveral: false,
      compareAt: null,
      compareAtKind: null,
      saved: null,
      sale: null,
      lowest30d: null,
      unit: null,
    },
    isNew: false,
    available: true,
    compared: null,
    variantId: null,
  }));
}

/** An unfiltered list of 61 products, 25 of them shown, with the given changes. */
export function listingView(changes: Partial<ListingView> = {}): ListingView {
  return {
    q: '',
    total: 61,
    products: cards(25),
    compared: 'rad-0,rad-1:4711',
    page: 1,
    moreQuery: '?page=2',
    facets: [],
    price: null,
    height: null,
    chips: [],
    nearMatches: null,
    resetQuery: null,
    order: DEFAULT_SORT_ORDER,
    orders: sortOrders,
    ...changes,
  };
}
