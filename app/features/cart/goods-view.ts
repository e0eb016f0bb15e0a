import type {ImageView} from '../pictures/image-view';

/** A variant as lists of cart and Merkzettel name it. */
export interface GoodsView {
  title: string;
  vendor: string;
  /** 'Reseda, 50 cm'; empty for the only variant of a product. */
  options: string;
  handle: string;
  /** Query that selects the variant on its product page. */
  query: string;
  image: ImageView | null;
}
