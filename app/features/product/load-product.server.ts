import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Product} from '~/services/shopify/product.server';
import type {ProductVariantFragment} from '~/services/shopify/storefront.generated';
import type {ProductView} from './product-view';
import {toProductView} from './to-product-view';
import {
  chooseCombination,
  readCombinations,
  requestedValues,
  toSelectedOptions,
} from './variant-selection';

/**
 * A product with the variant that the address asks for, or the one that stands in for it (spec §4);
 * `null` when there is no such product. The product is asked for without options, so that unknown query
 * parameters share its cache entry; only a variant other than Shopify's first costs a second call.
 */
export async function loadProduct(
  {shopify, language}: AppLoadContext,
  handle: string,
  query: URLSearchParams,
): Promise<ProductView | null> {
  const product = await shopify.product.get(handle);
  if (!product) return null;

  const combinations = readCombinations(product);
  const requested = requestedValues(product.options, query);
  const chosen = chooseCombination(requested, combinations);
  if (!chosen) return null;

  const selectedOptions = toSelectedOptions(product.options, chosen);
  const variant = isOffered(product, selectedOptions)
    ? product.selectedOrFirstAvailableVariant
    : await shopify.product.getVariant(handle, selectedOptions);
  if (!variant) return null;
  return toProductView(product, {requested, combinations, chosen, variant}, language);
}

function isOffered(
  {selectedOrFirstAvailableVariant: offered}: Product,
  wanted: ProductVariantFragment['selectedOptions'],
): boolean {
  return wanted.every(({name, value}) =>
    offered?.selectedOptions.some((option) => option.name === name && option.value === value),
  );
}
