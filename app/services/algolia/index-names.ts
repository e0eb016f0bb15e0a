import type {ProductOrder} from './search-types';

/** Name of the index or sort replica that has products in this order. */
export function productIndex(prefix: string, order: ProductOrder): string {
  return order === 'relevance'
    ? `${prefix}products`
    : `${prefix}products_${order.replaceAll('-', '_')}`;
}

/** Name of the index of collections. */
export function collectionIndex(prefix: string): string {
  return `${prefix}collections`;
}
