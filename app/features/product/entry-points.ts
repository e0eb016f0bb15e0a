import {variantNumber} from '../wishlist/wishlist-ids';

/** Query that names a variant to a request: `?variant=4711` out of Shopify's id. */
export function variantQuery(id: string): string {
  return `?variant=${variantNumber(id)}`;
}
