import type {ImageView} from '../pictures/image-view';

/** A variant as lists of cart and wishlist name it. */
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

/**
 * The values that make a variant, as text ('Reseda, 50 cm') and as the query that selects it on its product
 * page ('?Farbe=Reseda…'); both empty for the only variant of a product.
 */
export function chosenOptions(selected: readonly {name: string; value: string}[]) {
  const chosen = selected.filter(({value}) => value !== 'Default Title');
  const query = new URLSearchParams(chosen.map(({name, value}) => [name, value])).toString();
  return {options: chosen.map(({value}) => value).join(', '), query: query && `?${query}`};
}
