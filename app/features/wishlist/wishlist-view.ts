import {numberOf} from '~/services/shopify/ids';
import type {VariantOfProductFragment} from '~/services/shopify/storefront.generated';
import {chosenOptions, type GoodsView} from '../cart/goods-view';
import {stockOf, type StockView} from '../goods/goods';
import type {Destination} from '../goods/shipping';
import {toImageView} from '../pictures/image-view';
import {toPriceView, type PriceView} from '../pricing/price-view';

/** A variant on the Merkzettel, with today's price. */
export interface WishView extends GoodsView {
  /** Shopify's number of the variant. */
  number: string;
  /** `null` for what is not sold in the visitor's market. */
  price: PriceView | null;
  /** Whether it can be had, and when: not without a price. */
  stock: StockView;
}

/** The Merkzettel as drawer and page show it. */
export interface WishlistView {
  wishes: WishView[];
  /** Whether some were left out because the shop has them no more; said once. */
  gone: boolean;
  /** How many clearing took that can still come back. */
  cleared: number;
}

/** A list that somebody shared by its link. */
export interface SharedWishlistView {
  wishes: WishView[];
  /** How many it names that the shop has no more, or never had. */
  gone: number;
  /** Whether it names more than is shown. */
  cut: boolean;
}

/** Shopify's variant as the Merkzettel shows it; `here` says whether the visitor's market sells it. */
export function toWish(
  variant: VariantOfProductFragment,
  destination: Destination,
  here = true,
): WishView {
  const {product, image} = variant;
  return {
    number: numberOf(variant.id),
    title: product.title,
    vendor: product.vendor,
    ...chosenOptions(variant.selectedOptions),
    handle: product.handle,
    image: image ? toImageView(image, product.title) : null,
    price: here ? toPriceView(variant, destination.language) : null,
    stock: here
      ? stockOf({product, variant}, destination)
      : {text: destination.t('wishlistPage.notHere'), look: 'soldOut'},
  };
}
