import type {ProductCardView} from '../product/product-card-view';
import type {SortOption} from './sorting';

/** A collection page: pages 1 to `page` of its products (decision 18). */
export interface CollectionView {
  handle: string;
  title: string;
  descriptionHtml: string;
  products: ProductCardView[];
  sort: SortOption;
  page: number;
  /** Query of 'Mehr laden +', or `null` when all is shown. */
  moreQuery: string | null;
}
