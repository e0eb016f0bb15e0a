import {href} from '~/i18n/href';
import type {Language} from '~/i18n/languages';
import type {FacetKind, FacetName} from '~/services/algolia/facets';
import type {ProductItemView} from '../product/product-markup.server';
import type {ProductOrder} from '~/services/algolia/search-types';

/** A list has up to hundreds of these, so what most lack is left out. */
export interface FacetValueView {
  /** As in the URL: `?frame=Trapez`. */
  value: string;
  /** How many products have it; `null` for a rare one that was not counted. */
  count: number | null;
  selected?: boolean;
  /** CSS colour of a value of a colour facet that has a swatch. */
  color?: string;
}

export interface FacetView {
  name: FacetName;
  kind: FacetKind;
  /** Selected values first, then the most frequent; at most 100. */
  values: FacetValueView[];
  /** Whether more values exist than are listed: a search field finds them. */
  hasMore?: boolean;
}

/** The price range as shown in its two fields; whole amounts in `currency`. */
export interface PriceFacetView {
  min: number;
  max: number;
  from: number | null;
  to: number | null;
  currency: string;
  /** The four amounts in the language's notation, '' for `null`. */
  texts: Record<'min' | 'max' | 'from' | 'to', string>;
}

/** The field for the rider's height, with its translated texts. */
export interface HeightView {
  label: string;
  hint: string;
  /** The field's value: centimetres, or the invalid input. */
  value: string;
  /** Error message for invalid input; '' otherwise. */
  error: string;
}

/** An active filter: its query removes it. */
export interface ChipView {
  facet: FacetName | 'price' | 'height';
  label: string;
  /** `?…` or `?` */
  query: string;
}

/** A list of products in one state; every state has a URL. */
export interface ListingView {
  /** Search terms; empty in collections. */
  q: string;
  total: number;
  products: ProductItemView[];
  /** The first bikes, as the comparison's URL names them. */
  compared: string;
  /** Pages 1 to `page` are shown. */
  page: number;
  /** Query of 'Mehr laden +', or `null` when everything is shown. */
  moreQuery: string | null;
  facets: FacetView[];
  /** `null` when prices do not differ or are displayed in a currency other than the index's. */
  price: PriceFacetView | null;
  /** `null` unless the list is of bikes with manufacturer sizing, or a height was given. */
  height: HeightView | null;
  chips: ChipView[];
  /** Near matches when few products pass the filters, with the query that shows them; `null` without. */
  nearMatches: {label: string; query: string} | null;
  /** Query that removes all filters; `null` without any. */
  resetQuery: string | null;
  order: ProductOrder;
  orders: readonly ProductOrder[];
}

/** What a list counts: 'bikes' when all its products have a frame, else 'products'. */
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

/** Maximum length of search terms, in characters. */
export const MAX_QUERY_LENGTH = 50;

/** URL of the search results for some terms: `/suche?q=trekking`. */
export function searchHref(language: Language, words: string): string {
  return `${href(language, 'search')}?${new URLSearchParams({q: words.trim()}).toString()}`;
}
