import {defaultShipping, type DeliveryTerms} from '../../app/features/goods/shipping';
import type {
  BuyBoxDetails,
  ProductDetails,
} from '../../app/features/product/details/product-details.server';
import {combinationsOf} from '../../app/features/product/variant-selection';
import {translatorOf} from '../../app/i18n/messages.server';
import type {Product} from '../../app/services/shopify/product.server';
import type {
  ProductCardFragment,
  ProductVariantFragment,
} from '../../app/services/shopify/storefront.generated';

/** An amount in euros as Shopify sends it. */
export function euros(amount: string): {amount: string; currencyCode: 'EUR'} {
  return {amount, currencyCode: 'EUR'};
}

/** A picture as Shopify sends it. */
export function picture(name: string, altText: string | null = null) {
  return {url: `https://images.test/${name}.jpg`, altText, width: 1600, height: 1200};
}

/** Shopify's `v1_` encoding of combinations of option values, with each combination written out. */
export function encode(combinations: readonly (readonly number[])[]): string {
  const text = combinations.map((values) => values.join(':') + ','.repeat(values.length - 1));
  return `v1_${text.join(combinations[0]?.length === 1 ? ' ' : '')}`;
}

/** A product's option; names with a colour (`Reseda #7a8`) have a swatch. */
export function option(name: string, values: string[]): Product['options'][number] {
  return {
    name,
    optionValues: values.map((value) => {
      const [text = '', color = null] = value.split(/ (?=#)/);
      return {name: text, swatch: color ? {color} : null, firstSelectableVariant: null};
    }),
  };
}

/** A variant that can be bought, with the given overrides. */
export function shopifyVariant(
  given: Partial<ProductVariantFragment> = {},
): ProductVariantFragment {
  return {
    id: 'gid://shopify/ProductVariant/1',
    title: 'Default Title',
    sku: 'RL-1',
    barcode: null,
    availableForSale: true,
    currentlyNotInStock: false,
    requiresShipping: true,
    taxable: true,
    selectedOptions: [{name: 'Title', value: 'Default Title'}],
    image: null,
    price: euros('1999.0'),
    compareAtPrice: null,
    unitPrice: null,
    unitPriceMeasurement: null,
    lowestPrice30d: null,
    product: {compareAtKind: null},
    geometry: null,
    features: [],
    fit: [],
    ...given,
  };
}

/** A product with one variant and no options, with the given overrides. */
export function shopifyProduct(given: Partial<Product> = {}): Product {
  return {
    id: 'gid://shopify/Product/1',
    handle: 'gravel-x',
    title: 'Gravel X',
    vendor: 'Fernweh',
    productType: 'Fahrrad',
    isGiftCard: false,
    description: 'Ein Rad.',
    descriptionHtml: '<p>Ein Rad.</p>',
    encodedVariantExistence: 'v1_0',
    encodedVariantAvailability: 'v1_0',
    seo: {title: null, description: null},
    options: [option('Title', ['Default Title'])],
    selectedOrFirstAvailableVariant: shopifyVariant(),
    adjacentVariants: [],
    images: {nodes: []},
    collections: {nodes: []},
    variants: {nodes: []},
    features: [],
    fit: [],
    ...given,
  };
}

/** Empty details below the buy box. */
export const noDetails: ProductDetails = {
  headline: '',
  descriptionHtml: '',
  reviews: [],
  reviewNote: '',
  features: [],
  geometry: null,
  downloads: [],
};

/** A buy box without details. */
export const noBuyBox: BuyBoxDetails = {facts: [], rating: null, frames: null, riderHeights: {}};

/** Shipping to Germany from a shop without configured shipping costs. */
export const toGermany: DeliveryTerms = {
  country: 'DE',
  rows: defaultShipping,
  street: '',
  city: '',
  language: 'de',
  t: translatorOf('de'),
};

/** A product as lists query it, with the given overrides. */
export function shopifyCard(given: Partial<ProductCardFragment> = {}): ProductCardFragment {
  const price = euros('1999.0');
  return {
    id: 'gid://shopify/Product/1',
    handle: 'gravel-x',
    title: 'Gravel X',
    vendor: 'Fernweh',
    createdAt: '2026-01-01T00:00:00Z',
    availableForSale: true,
    featuredImage: null,
    images: {nodes: []},
    options: [],
    priceRange: {minVariantPrice: price, maxVariantPrice: price},
    compareAtPriceRange: {minVariantPrice: euros('0.0'), maxVariantPrice: euros('0.0')},
    selectedOrFirstAvailableVariant: shopifyVariant({price}),
    variants: {nodes: []},
    facts: null,
    rating: null,
    ratingCount: null,
    productType: 'Fahrrad',
    isGiftCard: false,
    ...given,
  };
}

/** Existing and available combinations: `00 01`, each digit the position of a value. */
export function combined(existing: string, available: string) {
  const read = (text: string) => text.split(' ').map((places) => Array.from(places, Number));
  return combinationsOf(read(existing), read(available));
}
