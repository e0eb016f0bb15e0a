import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Product} from '~/services/shopify/product.server';
import type {ProductVariantFragment} from '~/services/shopify/storefront.generated';
import type {Destination} from '../goods/shipping';
import {leasingObstacle} from '../requests/bike-view';
import {chooseVariant} from './choose-variant.server';
import {productDetails} from './details/product-details.server';
import {withoutGaps} from './missing-fields.server';
import type {ProductView} from './product-view';
import {toProductView} from './to-product-view.server';

export interface LoadedProduct {
  view: ProductView;
  /** Shopify's answers, for structured data. */
  product: Product;
  variant: ProductVariantFragment;
}

/**
 * A product with the variant that the address asks for, or the one that stands in for it;
 * `null` when there is no such product. The product is asked for without options, so that unknown query
 * parameters share its cache entry.
 */
export async function loadProduct(
  {shopify, language}: AppLoadContext,
  handle: string,
  query: URLSearchParams,
  destination: Promise<Destination>,
): Promise<LoadedProduct | null> {
  const answer = await shopify.product.get(handle);
  if (!answer) return null;

  const product = withoutGaps(answer);
  const selection = await chooseVariant(shopify.product, product, query);
  const details = productDetails(product, selection.variant, language);
  const view = toProductView(product, selection, details, await destination);
  return {view, product, variant: selection.variant};
}

/** Whether the shown variant can be leased, by the rules of the request itself. `minimum` in euros. */
export function isLeasable({product, variant}: LoadedProduct, minimum: number | null): boolean {
  const {amount, currencyCode} = variant.price;
  const facts = {
    bike: Boolean(product.geometry),
    marked: product.leasing ? product.leasing.value === 'true' : null,
    price: {amount, currencyCode},
  };
  return variant.availableForSale && leasingObstacle(facts, minimum) === null;
}
