import type {ProductView} from './product-view';

/**
 * schema.org data of a product page. Price 0.00 and currency USD are the spec's defaults for a product
 * that Shopify sends without price (spec §9, decision 5).
 */
export function productStructuredData(product: ProductView, url: string): Record<string, unknown> {
  const {amount} = product.variant;
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.variant.sku ?? undefined,
    brand: {'@type': 'Brand', name: product.vendor},
    image: product.images.map((image) => image.url),
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: Number(amount.amount || '0').toFixed(2),
      priceCurrency: amount.currencyCode || 'USD',
      availability: `https://schema.org/${product.variant.available ? 'InStock' : 'OutOfStock'}`,
    },
  };
}
