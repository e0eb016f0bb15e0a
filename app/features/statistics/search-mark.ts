import type {ProductOrder} from '~/services/algolia/search-types';

/** A product's position in a search response: part of the product's link, `?found=…`. */
export interface SearchMark {
  /** Algolia's id of the query: 32 hexadecimal digits. */
  queryId: string;
  /** Identifies the index that responded. */
  order: ProductOrder;
  /** 1-based, over all pages. */
  position: number;
}

/** Name of the URL parameter, and of the form field, that carry a `SearchMark`. */
export const SEARCH_MARK_FIELD = 'found';

/** `0123…cdef.price-asc.7` */
export function writeMark({queryId, order, position}: SearchMark): string {
  return `${queryId}.${order}.${position}`;
}
