import {memoize} from '~/services/http/isolate-memory';
import type {Product} from '~/services/shopify/product.server';
import type {ProductVariantFragment} from '~/services/shopify/storefront.generated';

/** What the page does without when Shopify leaves it out. */
const substitutes = {
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
} satisfies Partial<Product>;

/** Fields without which a variant cannot be chosen; the page then shows what it has. */
const needed = [
  'selectedOrFirstAvailableVariant',
  'encodedVariantExistence',
  'encodedVariantAvailability',
] as const;

/**
 * A product that lacks nothing its page reads: logs 'product.{field} is missing' for each field that
 * Shopify left out, once for each of its answers, and puts something empty in its place.
 */
export const withoutGaps = memoize((product: Product): Product => {
  const given: Partial<Record<string, unknown>> = {...product};
  const isMissing = (field: string) => given[field] === null || given[field] === undefined;
  const gaps = [...Object.keys(substitutes), ...needed].filter(isMissing);
  for (const field of gaps) console.error(`product.${field} is missing (${product.handle})`);
  if (gaps.length === 0) return product;

  const present = Object.entries(given).filter(([field]) => !isMissing(field));
  return {...product, ...substitutes, ...Object.fromEntries(present)};
});

/** Stands for a variant that Shopify does not name: it cannot be bought, its price is the product's lowest. */
export function missingVariant(product: Product): ProductVariantFragment {
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
  };
}
