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

/** The parameter of links and the field of forms that carry a mark. */
export const MARK = 'found';

const orders = {
  relevance: true,
  'recently-ordered-count-desc': true,
  'published-at-desc': true,
  'price-desc': true,
  'price-asc': true,
} satisfies Record<ProductOrder, true>;

/** `0123…cdef.price-asc.7` */
export function writeMark({queryId, order, position}: SearchMark): string {
  return `${queryId}.${order}.${position}`;
}

/** Reads a mark that anybody may have written; `null` for what `writeMark` would not write. */
export function readMark(value: FormDataEntryValue | null): SearchMark | null {
  if (typeof value !== 'string') return null;
  const [, queryId = '', order = '', digits = ''] =
    /^([\da-f]{32})\.([a-z-]{1,40})\.([1-9]\d{0,3})$/.exec(value) ?? [];
  const position = Number(digits);
  if (!isOrder(order) || position < 1 || position > 1000) return null;
  return {queryId, order, position};
}

function isOrder(text: string): text is ProductOrder {
  return Object.hasOwn(orders, text);
}
