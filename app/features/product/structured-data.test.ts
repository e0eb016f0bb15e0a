import {describe, expect, it} from 'vitest';
import {picture, shopifyProduct, shopifyVariant} from '../../../tests/fakes/shopify-product';
import type {ProductView} from './product-view';
import {productStructuredData} from './structured-data';
import {toProductView} from './to-product-view';
import {combinationsOf} from './variant-selection';

const address = 'https://shop.test/products/gravel-x';

function viewOf(variant = shopifyVariant()): ProductView {
  const product = shopifyProduct({images: {nodes: [picture('seite'), picture('front')]}});
  const combinations = combinationsOf([[0]], [[0]]);
  return toProductView(product, {requested: [null], combinations, chosen: [0], variant}, 'de');
}

const offerOf = (view: ProductView) => productStructuredData(view, address).offers;

describe('structured data of a product', () => {
  it('says what search engines ask for', () => {
    expect(productStructuredData(viewOf(), address)).toEqual({
      '@type': 'Product',
      name: 'Gravel X',
      description: 'Ein Rad.',
      sku: 'RL-1',
      brand: {'@type': 'Brand', name: 'Fernweh'},
      image: ['https://images.test/seite.jpg', 'https://images.test/front.jpg'],
      url: address,
      offers: {
        '@type': 'Offer',
        url: address,
        price: '1999.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('says of a sold-out variant that it is out of stock', () => {
    const view = viewOf(shopifyVariant({availableForSale: false}));
    expect(offerOf(view)).toMatchObject({availability: 'https://schema.org/OutOfStock'});
  });

  it('leaves out an article number that does not exist', () => {
    const data = productStructuredData(viewOf(shopifyVariant({sku: null})), address);
    expect(JSON.stringify(data)).not.toContain('sku');
  });

  it('costs 0.00 USD where Shopify sends no price (spec §9)', () => {
    const view = viewOf();
    const priceless = {...view.variant, amount: {amount: '', currencyCode: ''}};
    expect(offerOf({...view, variant: priceless})).toMatchObject({
      price: '0.00',
      priceCurrency: 'USD',
    });
  });
});
