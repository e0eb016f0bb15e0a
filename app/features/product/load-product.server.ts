import type {AppLoadContext} from '@shopify/remix-oxygen';
import {memoize} from '~/services/http/isolate-memory';
import type {Product} from '~/services/shopify/product.server';
import type {ProductVariantFragment} from '~/services/shopify/storefront.generated';
import {isPhysical} from '../goods/goods';
import {hasValues} from '../goods/goods-view';
import {reportMissingSafetyData} from '../goods/product-safety.server';
import {FOUND_FIELD} from '../statistics/search-mark';
import {loadConfig, loadDestination} from '../site/site-config.server';
import {linkHref} from '../story/links';
import {productFacts, toNotices} from './details/good-to-know.server';
import {productDetails} from './details/product-details.server';
import type {NoticeView, ProductView} from './product-view.server';
import {withSearchMark, toProductView, type ProductSelection} from './to-product-view.server';
import {
  chooseCombination,
  combinationOf,
  assumeAdjacentCombinations,
  readCombinations,
  requestedValues,
  toSelectedOptions,
  type Combinations,
} from './variant-selection';

export interface LoadedProduct {
  view: ProductView;
  /** Shopify's response, for structured data. */
  product: Product;
  variant: ProductVariantFragment;
  /** What visitors must be told before they order. */
  goodToKnow: NoticeView[];
}

/**
 * A product with the variant that the URL requests, or its replacement; `null` when the product does not exist. The
 * product is queried without options, so that unknown query parameters share its cache entry.
 */
export async function loadProduct(
  context: AppLoadContext,
  handle: string,
  query: URLSearchParams,
): Promise<LoadedProduct | null> {
  const {shopify, language} = context;
  const [response, destination, config] = await Promise.all([
    shopify.product.get(handle),
    loadDestination(context),
    loadConfig(context),
  ]);
  if (!response) return null;

  const product = withDefaults(response);
  const selection = await chooseVariant(shopify.product, product, query);
  const details = productDetails(product, selection.variant, language);
  const {variant} = selection;
  const view = withSearchMark(
    toProductView(product, selection, details, destination),
    query.get(FOUND_FIELD),
  );
  const facts = productFacts(product);
  if (isPhysical({product, variant})) reportMissingSafetyData(context, handle, facts.safety);
  const batteryPage = config?.battery_page ? linkHref(language, config.battery_page) : null;
  const goodToKnow = toNotices({product, variant}, facts, destination, batteryPage);
  return {view, product, variant, goodToKnow};
}

type Variants = Pick<AppLoadContext['shopify']['product'], 'getVariant'>;

/**
 * The variant that the URL requests, or its replacement. Takes an extra API call unless it is Shopify's default
 * variant.
 */
async function chooseVariant(
  variants: Variants,
  product: Product,
  query: URLSearchParams,
): Promise<ProductSelection> {
  const requested = requestedValues(product.options, query);
  const combinations = tryReadCombinations(product);
  const chosen = combinations && chooseCombination(requested, combinations);
  if (!chosen) return chooseWithoutCombinations(variants, product, requested);

  const selectedOptions = toSelectedOptions(product.options, chosen);
  const defaultSelection = defaultSelectionOf(product);
  const isDefaultVariant =
    defaultSelection && hasValues(defaultSelection.variant.selectedOptions, selectedOptions);
  const found = isDefaultVariant
    ? defaultSelection
    : await variants.getVariant(product.handle, selectedOptions);
  if (!found) return chooseWithoutCombinations(variants, product, requested);
  return {requested, combinations, chosen, ...found};
}

/** `null` for an unknown encoding: the selector then works without it. */
const tryReadCombinations = memoize((product: Product): Combinations | null => {
  try {
    return readCombinations(product);
  } catch (error) {
    console.error(`${product.handle}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
});

/**
 * When existing combinations are unknown, offers every value, and queries Shopify for the requested variant; falls back
 * to the default variant.
 */
async function chooseWithoutCombinations(
  variants: Variants,
  product: Product,
  requested: (number | null)[],
): Promise<ProductSelection> {
  const {options, handle} = product;
  const defaultSelection = defaultSelectionOf(product);
  const defaultCombination = combinationOf(
    options,
    defaultSelection?.variant.selectedOptions ?? [],
  );
  const requestedCombination = requested.map(
    (value, index) => value ?? defaultCombination[index] ?? 0,
  );
  const isOtherVariant = requestedCombination.some((value, at) => value !== defaultCombination[at]);
  const found = isOtherVariant
    ? await variants.getVariant(handle, toSelectedOptions(options, requestedCombination))
    : defaultSelection;
  const chosen = found ? requestedCombination : defaultCombination;
  return {
    requested,
    combinations: assumeAdjacentCombinations(options, chosen, {
      without: found ? null : requestedCombination,
    }),
    chosen,
    ...(found ?? defaultSelection ?? {variant: missingVariant(product), adjacent: []}),
  };
}

/** Shopify's default variant and its adjacent variants, which differ from it in one option. */
function defaultSelectionOf({selectedOrFirstAvailableVariant: variant, adjacentVariants}: Product) {
  return variant ? {variant, adjacent: adjacentVariants} : null;
}

/** Defaults for fields that Shopify leaves out. */
const fieldDefaults = {
  handle: '',
  title: '',
  vendor: '',
  productType: '',
  isGiftCard: false,
  description: '',
  descriptionHtml: '',
  options: [],
  adjacentVariants: [],
  images: {nodes: []},
  collections: {nodes: []},
  variants: {nodes: []},
  features: [],
  fit: [],
} satisfies Partial<Product>;

/** Fields required to choose a variant; without them the page shows what it has. */
const requiredFields = [
  'selectedOrFirstAvailableVariant',
  'encodedVariantExistence',
  'encodedVariantAvailability',
] as const;

/**
 * The product with defaults for all missing fields that its page reads: logs 'product.{field} is missing' for each
 * field that Shopify left out, once per response.
 */
const withDefaults = memoize((product: Product): Product => {
  const fields: Partial<Record<string, unknown>> = {...product};
  const isMissing = (field: string) => fields[field] === null || fields[field] === undefined;
  const missingFields = [...Object.keys(fieldDefaults), ...requiredFields].filter(isMissing);
  for (const field of missingFields)
    console.error(`product.${field} is missing (${product.handle})`);
  if (missingFields.length === 0) return product;

  const presentFields = Object.entries(fields).filter(([field]) => !isMissing(field));
  return {...product, ...fieldDefaults, ...Object.fromEntries(presentFields)};
});

/** Placeholder for a variant that Shopify does not return: not for sale, with the product's lowest price. */
function missingVariant(product: Product): ProductVariantFragment {
  const {priceRange} = product as Partial<Product>;
  return {
    id: '',
    title: '',
    sku: null,
    barcode: null,
    availableForSale: false,
    currentlyNotInStock: false,
    requiresShipping: true,
    taxable: true,
    selectedOptions: [],
    image: null,
    price: priceRange?.minVariantPrice ?? {amount: '0.0', currencyCode: 'USD'},
    compareAtPrice: null,
    unitPrice: null,
    unitPriceMeasurement: null,
    lowestPrice30d: null,
    product: {compareAtKind: null},
    geometry: null,
    features: [],
    fit: [],
  };
}
