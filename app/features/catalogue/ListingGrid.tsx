import {Fragment, type ReactNode} from 'react';
import type {ProductCardView} from '../product/product-card-view';
import {ProductCard} from '../product/ProductCard';

/** The promo tile's cell: it begins a row of two and of three. */
const PROMO_CELL = 6;
/** A shorter list is all seen at once. */
const LONG_ENOUGH = 9;

/** The products of a list beside its filters: two, three or four columns. */
export function ListingGrid({products, promo}: {products: ProductCardView[]; promo: ReactNode}) {
  return (
    <ul className="card-grid grid-cols-2 gap-x-3 md:grid-cols-3 md:gap-x-5 2xl:grid-cols-4">
      {products.map((product, at) => (
        <Fragment key={product.handle}>
          {promo && at === PROMO_CELL && products.length >= LONG_ENOUGH && (
            <li className="max-md:col-span-full">{promo}</li>
          )}
          <li>
            <ProductCard product={product} heading="h2" priority={at < 4} />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
