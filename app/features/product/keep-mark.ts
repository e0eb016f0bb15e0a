import {MARK, readMark} from '../search-events/search-mark';
import type {ProductView} from './product-view';

/**
 * The product with the mark of the list that led to it, `?found=…`, in the links to its other variants: what is bought
 * after a choice was found all the same. `mark` may be anything that an address holds.
 */
export function keepMark(product: ProductView, mark: string | null): ProductView {
  if (!readMark(mark)) return product;
  return {
    ...product,
    options: product.options.map((option) => ({
      ...option,
      values: option.values.map((value) =>
        value.handle === product.handle
          ? {...value, query: `${value.query}&${MARK}=${mark}`}
          : value,
      ),
    })),
  };
}
