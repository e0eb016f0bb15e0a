import {numberOf} from '~/services/shopify/ids';
import type {Language} from '~/i18n/languages';
import {href} from '~/i18n/href';
import type {RequestedVariant} from '~/services/shopify/variant.server';
import {chosenOptions, type GoodsView} from '../cart/goods-view';
import {toImageView} from '../pictures/image-view';
import {toPriceView, type PriceView} from '../pricing/price-view';
import type {LeasingFacts} from './leasable';

/** The chosen variant as a request shows it and tells the shop. */
export interface BikeView extends GoodsView {
  /** Shopify's number of the variant. */
  number: string;
  /** 'Art.-Nr.' */
  sku: string | null;
  price: PriceView;
  leasing: LeasingFacts;
}

/**
 * What `?variant=` asks for, and its number. `unknown`: Shopify does not answer, so nobody can say; `none`: the address
 * names no variant. A sold-out one is shown all the same.
 */
export type RequestedBike =
  | {state: 'ready' | 'soldOut'; number: string; bike: BikeView}
  | {state: 'unknown'; number: string; bike: null}
  | {state: 'gone' | 'none'; number: string | null; bike: null};

/** Shopify's variant as a request shows it. */
export function toBikeView(variant: RequestedVariant, language: Language): BikeView {
  const {product, image, price} = variant;
  return {
    number: numberOf(variant.id),
    title: product.title,
    vendor: product.vendor,
    ...chosenOptions(variant.selectedOptions),
    handle: product.handle,
    image: image ? toImageView(image, product.title) : null,
    sku: variant.sku || null,
    price: toPriceView(variant, language),
    leasing: {
      bike: product.geometry !== null && product.geometry !== undefined,
      marked: product.leasing ? product.leasing.value === 'true' : null,
      price: {amount: price.amount, currencyCode: price.currencyCode},
    },
  };
}

/** The bike's page with the variant chosen: `/products/fernweh-7?Farbe=Reseda`. */
export function bikePath(
  {handle, query}: Pick<BikeView, 'handle' | 'query'>,
  language: Language,
): string {
  return href(language, 'product', {handle}) + query;
}
