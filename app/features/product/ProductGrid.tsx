import type {ProductCardView} from './product-card-view';
import {ProductCard} from './ProductCard';

interface Props {
  products: ProductCardView[];
  /** How many pictures are in view at once; they are loaded first. */
  priorityCount?: number;
  heading?: 'h2' | 'h3' | 'h4';
  /** One row to swipe on small screens. */
  swipe?: boolean;
}

const COLUMNS = 'card-grid gap-x-3 md:grid-cols-3 md:gap-x-5 xl:grid-cols-4';

/** Products side by side: two, three or four columns. */
export function ProductGrid({products, priorityCount = 0, heading, swipe = false}: Props) {
  const fullRows = products.length - (products.length % 3);
  return (
    <ul className={`${COLUMNS} ${swipe ? 'swipe-row' : 'grid-cols-2'}`}>
      {products.map((product, at) => (
        <li
          key={product.handle}
          // A selection of more than a row ends with a full one, also in three columns.
          className={at >= 3 && at >= fullRows ? 'md:max-xl:hidden' : undefined}
        >
          <ProductCard product={product} heading={heading} priority={at < priorityCount} />
        </li>
      ))}
    </ul>
  );
}
