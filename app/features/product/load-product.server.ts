import type {AppLoadContext} from '@shopify/remix-oxygen';
import {memoize} from '~/services/http/isolate-memory';
import {isNumericId, variantIdOf} from '~/services/shopify/ids';
import type {Product} from '~/services/shopify/product.server';
import {chosenOptions, hasValues} from '../goods/goods-view';
import {SEARCH_MARK_FIELD} from '../statistics/search-mark';
import {loadConfig, loadDeliveryTerms} from '../site/site-config.server';
import {linkHref} from '../story/links';
import {productFacts, toNotices} from './details/good-to-know.server';
import {productDetails} from './details/product-details.server';
import type {ProductSelection} from './option-views.server';
import {withSearchMark, toProductView} from './to-product-view.server';
import {
  chooseCombination,
  combinationsOf,
  readCombinations,
  requestedValues,
  toSelectedOptions,
  type Combinations,
} from './variant-selection';
import {messageOf, optional} from '~/services/http/outage.server';

export type LoadedProduct = NonNullable<Awaited<ReturnType<typeof loadProduct>>>;

/**
 * A product with the variant that the URL requests, or its replacement: its views, Shopify's response, and what
 * visitors must be told before they order (`goodToKnow`). `null` when the product does not exist, or has no variant. The
 * product is queried without options, so that unknown query parameters share its cache entry.
 */
export async function loadProduct(context: AppLoadContext, handle: string, query: URLSearchParams) {
  const {language} = context;
  const [shown, delivery, config] = await Promise.all([
    loadShownVariant(context, handle, query),
    loadDeliveryTerms(context),
    loadConfig(context),
  ]);
  if (!shown) return null;

  const {product, variant, selection} = shown;
  const {buyBox, details} = productDetails(product, variant, context);
  const {combinations} = selection;
  const view = withSearchMark(
    toProductView(product, selection, buyBox, delivery),
    query.get(SEARCH_MARK_FIELD),
  );
  const facts = productFacts(product);
  const batteryPage = config?.battery_page ? linkHref(language, config.battery_page) : null;
  const goodToKnow = toNotices({product, variant}, facts, delivery, batteryPage);
  return {view, details, product, variant, combinations, goodToKnow};
}

/** A product with the variant that its page shows for a query; `null` when there is none. */
export async function loadShownVariant(
  {shopify}: AppLoadContext,
  handle: string,
  query: URLSearchParams,
) {
  const product = await shopify.product.get(handle);
  const selection = product && (await chooseVariant(shopify.product, product, query));
  return selection && {product, variant: selection.variant, selection};
}

/** The query that shows a product's variant, by its number; `null` for a number that is not one of its variants. */
export async function queryOfVariant(
  {shopify}: AppLoadContext,
  handle: string,
  variantNumber: string,
): Promise<string | null> {
  if (!isNumericId(variantNumber)) return null;
  const [variant] = await optional(shopify.variant.byIds([variantIdOf(variantNumber)]), []);
  return variant?.product.handle === handle ? chosenOptions(variant.selectedOptions).query : null;
}

type Variants = Pick<AppLoadContext['shopify']['product'], 'getVariant'>;

/**
 * The variant that the URL requests, or its replacement; Shopify's default variant if it does not return that one or
 * the combinations, `null` without any. Takes an extra API call for other variants than the default one.
 */
async function chooseVariant(
  variants: Variants,
  product: Product,
  query: URLSearchParams,
): Promise<ProductSelection | null> {
  const {options, handle} = product;
  const requested = requestedValues(options, query);
  const combinations = tryReadCombinations(product);
  const chosen = combinations && chooseCombination(requested, combinations);
  const {selectedOrFirstAvailableVariant: variant, adjacentVariants: adjacent} = product;

  if (chosen) {
    const selectedOptions = toSelectedOptions(options, chosen);
    const isDefault = variant && hasValues(variant.selectedOptions, selectedOptions);
    const found = isDefault
      ? {variant, adjacent}
      : await variants.getVariant(handle, selectedOptions);
    if (found) return {requested, combinations, chosen, ...found};
  }
  if (!variant) return null;
  const values = new URLSearchParams(variant.selectedOptions.map(({name, value}) => [name, value]));
  const shown = requestedValues(options, values).map((value) => value ?? 0);
  return {
    requested,
    combinations: chosen ? combinations : combinationsOf([shown], [shown]),
    chosen: shown,
    variant,
    adjacent,
  };
}

/** Fields that Shopify may leave out, although a variant is chosen by them. */
const requiredFields = [
  'selectedOrFirstAvailableVariant',
  'encodedVariantExistence',
  'encodedVariantAvailability',
] as const;

/**
 * The combinations of a product's options, `null` for an unknown encoding; logs 'product.{field} is missing' for each
 * field that Shopify left out. Once per response.
 */
const tryReadCombinations = memoize((product: Product): Combinations | null => {
  for (const field of requiredFields)
    if (product[field] === null || product[field] === undefined)
      console.error(`product.${field} is missing (${product.handle})`);
  try {
    return readCombinations(product);
  } catch (error) {
    console.error(`${product.handle}: ${messageOf(error)}`);
    return null;
  }
});
