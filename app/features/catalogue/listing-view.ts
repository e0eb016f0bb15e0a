import {href} from '~/i18n/href';
import type {Language} from '~/i18n/languages';
import type {FacetKind, FacetName} from '~/services/algolia/facets';
import type {ProductItemView} from '../product/product-markup.server';
import type {ProductOrder} from '~/services/algolia/search-types';

export interface FacetValueView {
  /** As in the address: `?frame=Trapez`. */
  value: string;
  /** How many products have it; `null` for a rare one that was not counted. */
  count: number | null;
  selected: boolean;
  /** CSS colour of a value of a facet of colours; `null` for others and for colours nobody drew. */
  color: string | null;
}

export interface FacetView {
  name: FacetName;
  kind: FacetKind;
  /** Selected ones and the most frequent first; at most 100. */
  values: FacetValueView[];
  /** More values exist than are listed: a field searches them. */
  more: boolean;
}

/** The price range as its two fields show it; whole amounts in `currency`. */
export interface PriceFacetView {
  min: number;
  max: number;
  from: number | null;
  to: number | null;
  currency: string;
}

/** The field for the height of a rider, in the words of the page. */
export interface HeightView {
  label: string;
  hint: string;
  /** In the field: centimeters, or what was typed and cannot be read. */
  value: string;
  /** Says why it cannot be read; '' when it can. */
  error: string;
}

/** A filter in force: the address without it takes it away. */
export interface ChipView {
  facet: FacetName | 'price' | 'height';
  label: string;
  /** `?…` or `?` */
  query: string;
}

/** A list of products in one state; every state has an address. */
export interface ListingView {
  /** Words searched for; empty in collections. */
  q: string;
  total: number;
  products: ProductItemView[];
  /** Pages 1 to `page` are shown. */
  page: number;
  /** Query of 'Mehr laden +', or `null` when all is shown. */
  moreQuery: string | null;
  facets: FacetView[];
  /** `null` when prices do not differ or are shown in another currency than the index's. */
  price: PriceFacetView | null;
  /** `null` where no maker says whom its bikes fit. */
  height: HeightView | null;
  chips: ChipView[];
  /** What comes close to the filters when few things pass them, with the query that shows it; `null` without. */
  near: {label: string; query: string} | null;
  /** Query that takes all filters away; `null` without any. */
  resetQuery: string | null;
  order: ProductOrder;
  orders: readonly ProductOrder[];
}

/** What a list counts: 'bikes' when every product of it has a frame, else 'products'. */
export function nounOf({
  facets,
  total,
}: Pick<ListingView, 'facets' | 'total'>): 'bikes' | 'products' {
  const frames = facets.find(({name}) => name === 'frame')?.values ?? [];
  const chosen = frames.filter(({selected}) => selected);
  const framed = (chosen.length > 0 ? chosen : frames).reduce(
    (sum, {count}) => sum + (count ?? 0),
    0,
  );
  return framed > 0 && framed >= total ? 'bikes' : 'products';
}

/** Length of what is searched for, in characters. */
export const LONGEST_QUERY = 50;

/** Where what some words find is listed: `/suche?q=trekking`. */
export function searchHref(language: Language, words: string): string {
  return `${href(language, 'search')}?${new URLSearchParams({q: words.trim()}).toString()}`;
}
