import {variantNumber} from '../wishlist/wishlist-ids';

/** Slug of the content page that helps to find the size; the same in both languages. */
export const sizeAdvice = 'beratung/rahmenhoehe';

/** Query that names a variant to a request: `?variant=4711` out of Shopify's id. */
export function variantQuery(id: string): string {
  return `?variant=${variantNumber(id)}`;
}
