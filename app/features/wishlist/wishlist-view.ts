import type {MessageKey} from '~/i18n/messages';
import {numberOf} from '~/services/shopify/ids';
import type {VariantOfProductFragment} from '~/services/shopify/storefront.generated';
import type {CartAnswer} from '../cart/cart-answer.server';
import type {KnownCart} from '../cart/cart-view';
import {stockOf, type StockView} from '../goods/goods';
import {chosenOptions, type GoodsView} from '../goods/goods-view';
import type {Destination} from '../goods/shipping';
import {toImageView} from '../pictures/image-view';
import {toPriceView, type PriceView} from '../pricing/price-view';

/** A variant on the wishlist, with today's price. */
export interface WishView extends GoodsView {
  /** Shopify's number of the variant. */
  number: string;
  bike: boolean;
  /** `null` for what is not sold in the visitor's market. */
  price: PriceView | null;
  /** Whether it can be had, and when: not without a price. */
  stock: StockView;
}

/** The wishlist as drawer and page show it. */
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

/** Shopify's variant as the wishlist shows it; `here` says whether the visitor's market sells it. */
export function toWish(
  variant: VariantOfProductFragment,
  destination: Destination,
  here = true,
): WishView {
  const {product, image} = variant;
  return {
    number: numberOf(variant.id),
    bike: Boolean(product.geometry),
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

/** Names of the wishlist's submit buttons: what a form asks for. */
export const wishIntents = ['add', 'remove', 'move', 'clear', 'undo', 'take'] as const;
export type WishIntent = (typeof wishIntents)[number];

/** What a form has made of the whole list; its page tells it. */
export type WishlistNews =
  /** So many were taken over from a shared list, so many had no room. */
  | {kind: 'taken'; count: number; left: number}
  /** So many came back after the list was cleared, so many had no room. */
  | {kind: 'restored'; count: number; left: number}
  /** What was cleared is forgotten by now. */
  | {kind: 'notRestored'};

/** What became of a form of the wishlist; shown on its page after a plain form. */
export interface WishlistAnswer {
  intent: WishIntent | null;
  /** Number of the variant it is about, as it was sent; '' for none. */
  variant: string;
  /** Why nothing was changed. */
  error: MessageKey | null;
  /** What was typed as quantity and refused. */
  quantity: string | null;
  /** What the cart said when something was moved there. */
  cart: CartAnswer | null;
  news: WishlistNews | null;
}

/** What is on the wishlist. */
export interface KnownWishes {
  /** Numbers of the variants, in the order of adding. */
  ids: readonly string[];
  /** How many clearing took that can still come back. */
  cleared: number;
  /** When it was changed last, by the worker's clock in ms; 0 when it never was. */
  asOf: number;
}

/** What the wishlist's action answers to script: with the list as it is now, and the cart when it was asked for. */
export interface WishlistFormAnswer extends WishlistAnswer {
  wishes: KnownWishes;
  known: KnownCart | null;
}
