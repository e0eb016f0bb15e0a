import type {OrderPosition} from '~/services/shopify/accounts/accounts';

/** Longer ones are no cursors of Shopify's. */
const LONGEST_CURSOR = 500;

/** The place in the list of orders that an address names: `?after=` a cursor, or `?before=` one. */
export function readOrdersPlace(search: URLSearchParams): OrderPosition {
  const after = cursorIn(search.get('after'));
  return after ? {after} : {before: cursorIn(search.get('before'))};
}

/** The query of a place in the list. */
export function ordersQuery(name: 'after' | 'before', cursor: string): string {
  return `?${name}=${encodeURIComponent(cursor)}`;
}

function cursorIn(value: string | null): string | null {
  return value && value.length <= LONGEST_CURSOR ? value : null;
}
