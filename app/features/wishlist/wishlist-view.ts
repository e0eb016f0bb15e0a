import type {Language} from '~/i18n/languages';
import type {VariantOfProductFragment} from '~/services/shopify/storefront.generated';
import {chosenOptions} from '../cart/chosen-options';
import {toImageView, type ImageView} from '../pictures/image-view';
import {toPriceView, type PriceView} from '../pricing/price-view';
import {variantNumber} from './wishlist-ids';

/** A variant on the Merkzettel, with today's price. */
export interface WishView {
  /** Shopify's number of the variant. */
  number: string;
  title: string;
  vendor: string;
  /** 'Reseda, 50 cm'; empty for the only variant of a product. */
  options: string;
  handle: string;
  /** Query that selects the variant on its product page. */
  query: string;
  image: ImageView | null;
  price: PriceView;
  stock: 'ready' | 'notInStock' | 'soldOut';
}

/** The Merkzettel as drawer and page show it. */
export interface WishlistView {
  wishes: WishView[];
  /** Whether some were left out because the shop has them no more; said once. */
  gone: boolean;
}

/** Shopify's variant as the Merkzettel shows it. */
export function toWish(variant: VariantOfProductFragment, language: Language): WishView {
  const {product, image} = variant;
  return {
    number: variantNumber(variant.id),
    title: product.title,
    vendor: product.vendor,
    ...chosenOptions(variant.selectedOptions),
    handle: product.handle,
    image: image ? toImageView(image, product.title) : null,
    price: toPriceView(variant, language),
    stock: stockOf(variant),
  };
}

function stockOf(variant: VariantOfProductFragment): WishView['stock'] {
  if (!variant.availableForSale) return 'soldOut';
  return variant.currentlyNotInStock ? 'notInStock' : 'ready';
}
