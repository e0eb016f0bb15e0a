import type {ProductCardView} from './product-card-view';
import {ProductCard} from './ProductCard';

interface Props {
  products: ProductCardView[];
  /** How many pictures are in view at once; they are loaded first. */
  priorityCount?: number;
  heading?: 'h2' | 'h3';
  /** One row to swipe on small screens. */
  swipe?: boolean;
}

/** Products side by side: two, three or four columns. */
export function ProductGrid({products, priorityCount = 0, heading, swipe = false}: Props) {
  return (
    <ul className={swipe ? 'product-grid product-grid--swipe' : 'product-grid'}>
      {products.map((product, at) => (
        <li key={product.handle} className="product-grid__item">
          <ProductCard product={product} heading={heading} priority={at < priorityCount} />
        </li>
      ))}
    </ul>
  );
}
