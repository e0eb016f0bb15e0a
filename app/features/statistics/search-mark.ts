import type {ProductOrder} from '~/services/algolia/search-types';

/** Where a product stood in which answer of the search: it goes with the product's link, `?found=…`. */
export interface SearchMark {
  /** Algolia's mark of the answer: 32 hexadecimal digits. */
  queryId: string;
  /** Names the index that answered. */
  order: ProductOrder;
  /** 1-based, over all pages. */
  position: number;
}

/** Name of the parameter of links, and of the field of forms, that carry a `SearchMark`. */
export const FOUND_FIELD = 'found';

/** `0123…cdef.price-asc.7` */
export function writeMark({queryId, order, position}: SearchMark): string {
  return `${queryId}.${order}.${position}`;
}
