import type {Catalogue, CatalogueProduct, CatalogueVariant} from '../../catalogue/catalogue-types';

const both = (text: string) => ({de: text, en: `${text} (en)`});

function product(
  id: number,
  handle: string,
  title: string,
  variants: Partial<CatalogueVariant>[],
): CatalogueProduct {
  return {
    id,
    handle,
    title: both(title),
    vendor: 'Radladen',
    productType: both('Fahrrad'),
    descriptionHtml: both('<p>Gut.</p>'),
    tags: [],
    publishedAt: '2026-01-01T00:00:00Z',
    recentlyOrdered: 0,
    options: [{name: {de: 'Größe', en: 'Size'}, values: ['S', 'M', 'L', 'XL'].map(sizeValue)}],
    variants: variants.map((variant, at) => ({
      id: id * 10 + at,
      sku: `${handle}-${at}`,
      selected: [at],
      price: 100_00,
      stock: 5,
      continueSelling: false,
      ...variant,
    })),
    images: [],
    metafields: [],
  };
}

const sizeValue = (name: string) => ({name: {de: name, en: name}});

/** Variant ids of the test catalogue by their special case. */
export const MERCHANDISE = {
  /** 3,497.80 €, was 3,999.00 €, two in stock. */
  bike: 'gid://shopify/ProductVariant/10',
  soldOut: 'gid://shopify/ProductVariant/11',
  /** Out of stock, but sold. */
  toOrder: 'gid://shopify/ProductVariant/12',
  /** 69.95 €, fifty in stock. */
  helmet: 'gid://shopify/ProductVariant/20',
  unknown: 'gid://shopify/ProductVariant/999',
} as const;

/** A shop with two products, for tests of the cart. */
export function smallCatalogue(): Catalogue {
  const cover = {file: 'cover.svg', alt: both('Laden'), width: 1200, height: 630};
  const bike = product(1, 'gravel-x', 'Gravel X', [
    {price: 3497_80, compareAtPrice: 3999_00, stock: 2},
    {stock: 0},
    {stock: 0, continueSelling: true},
  ]);
  const helmet = product(2, 'helm', 'Helm <Stadt>', [{price: 69_95, stock: 50}]);
  return {
    products: [bike, helmet],
    collections: [],
    menus: [],
    redirects: [],
    shop: {
      name: 'Radladen',
      slogan: both('Rad'),
      shortDescription: both('Rad'),
      coverImage: cover,
    },
  };
}
