import type {ProductCardView} from '../product/product-card-view';

/** What a thrown answer carries for the error page. */
export interface ErrorDetails {
  message: string;
  bestSellers: ProductCardView[];
}
