import type {ImageView} from '../pictures/image-view';
import type {Money} from '../pricing/format-price';
import type {PriceView} from '../pricing/price-view';
import type {ProductDetails} from './details/product-details';
import type {PromisesView} from './promises';

export type OptionValueState = 'available' | 'soldOut' | 'missing' | 'otherProduct';

export interface OptionValueView {
  name: string;
  color: string | null;
  /** Address of a picture instead of the colour. */
  image?: string;
  /** SVG markup for a box of 1000 by 640, above the name: a frame shape. */
  drawing?: string;
  selected: boolean;
  state: OptionValueState;
  /** Where a click leads: query of this product (`?Farbe=Reseda`) or handle of another product. */
  query: string;
  handle: string;
  /** What choosing it changes: '+150 €', or its price when it is the only option; missing where that is nothing. */
  price?: string;
  /** Chosen values that this missing one does not go with; it is a link then, and others are chosen for it. */
  notWith?: string;
}

export interface OptionView {
  name: string;
  /** The chosen value. */
  value: string;
  values: OptionValueView[];
  /** Of values by the dozen: the unit that all of them have, ' cm', and which do not go with what else is chosen. */
  unit?: string;
  note?: string;
}

/** The product page's content. */
export interface ProductView extends ProductDetails, PromisesView {
  id: string;
  handle: string;
  title: string;
  /** 'Reseda / 50 cm'; `null` for the only variant of a product. */
  variantTitle: string | null;
  vendor: string;
  /** Plain text, for search engines. */
  description: string;
  images: ImageView[];
  options: OptionView[];
  variant: {
    id: string;
    sku: string | null;
    available: boolean;
    price: PriceView;
    /** For structured data. */
    amount: Money;
  };
  /** Set when the address asks for a variant that is not the one shown: says so, and names the nearest that are there. */
  replaced: {text: string; nearest: {text: string; query: string}[]} | null;
  collection: {handle: string; title: string} | null;
}
