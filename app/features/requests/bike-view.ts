import {numberOf} from '~/services/shopify/ids';
import {href} from '~/i18n/href';
import type {Language} from '~/i18n/languages';
import type {RequestedVariant} from '~/services/shopify/product.server';
import {chosenOptions, type GoodsView} from '../goods/goods-view';
import {toImageView} from '../pictures/image-view';
import {type MeasuredPrice, type PriceView, toPriceView, type Money} from '../pricing/price-view';

/** The chosen variant as a request shows it and as its mails name it. */
export interface BikeView extends GoodsView {
  /** Shopify's number of the variant. */
  number: string;
  /** 'Art.-Nr.' */
  sku: string | null;
  price: PriceView;
  /** What its unit price is worked out from, where Shopify names a quantity. */
  measured?: MeasuredPrice;
  leasing: LeasingFacts;
}

/**
 * The variant that `?variant=` names, and its number. `unknown`: Shopify does not answer; `none`: the address names no
 * variant. A sold-out one is shown all the same.
 */
export type RequestedBike =
  | {state: 'ready' | 'soldOut'; number: string; bike: BikeView}
  | {state: 'unknown'; number: string; bike: null}
  | {state: 'gone' | 'none'; number: string | null; bike: null};

/** Shopify's variant as a request shows it. */
export function toBikeView(variant: RequestedVariant, language: Language): BikeView {
  const {product, image, price, unitPrice, unitPriceMeasurement} = variant;
  return {
    number: numberOf(variant.id),
    title: product.title,
    vendor: product.vendor,
    ...chosenOptions(variant.selectedOptions),
    handle: product.handle,
    image: image ? toImageView(image, product.title) : null,
    sku: variant.sku || null,
    price: toPriceView(variant, language),
    ...(unitPrice && {measured: {unitPrice, unitPriceMeasurement}}),
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

/** What decides whether a variant can be leased through an employer. */
interface LeasingFacts {
  /** Has a frame geometry (`custom.geometry`), as only bikes have. */
  bike: boolean;
  /** What the shop says itself by the metafield `custom.leasing`; `null` when it says nothing. */
  marked: boolean | null;
  price: Money;
}

/** Why a variant cannot be leased. */
export type NotLeasableReason = 'marked' | 'kind' | 'price';

/** Leasing contracts are made in euros: a minimum says nothing about prices in another currency. */
const CURRENCY = 'EUR';

/**
 * Why a variant cannot be leased, or `null`. The shop's own mark counts first: what is marked as leasable needs no minimum
 * price. `minimum` in euros, `null` without one.
 */
export function notLeasableReason(
  {bike, marked, price}: LeasingFacts,
  minimum: number | null,
): NotLeasableReason | null {
  if (marked !== null) return marked ? null : 'marked';
  if (!bike) return 'kind';
  const tooCheap =
    minimum !== null && price.currencyCode === CURRENCY && Number(price.amount) < minimum;
  return tooCheap ? 'price' : null;
}
