import {describe, expect, it} from 'vitest';
import {
  euros,
  option,
  shopifyCard,
  shopifyVariant,
  toGermany,
} from '../../../tests/fakes/shopify-product';
import {meantVariant, toFoundCard, toProductCard} from './product-card-view.server';

const NBSP = '\u00a0';

describe('the unit price of a card', () => {
  const bottle = (size: string, amount: string, perLiter: string) => ({
    ...shopifyVariant({id: `gid://shopify/ProductVariant/${size}`, price: euros(amount)}),
    selectedOptions: [{name: 'Inhalt', value: size}],
    unitPrice: euros(perLiter),
    unitPriceMeasurement: {referenceUnit: 'L' as const, referenceValue: 1},
  });
  const small = bottle('100 ml', '8.95', '89.5');
  const large = bottle('500 ml', '29.95', '59.9');
  const oil = shopifyCard({
    options: [option('Inhalt', ['100 ml', '500 ml'])],
    priceRange: {minVariantPrice: euros('8.95'), maxVariantPrice: euros('29.95')},
    selectedOrFirstAvailableVariant: small,
    variants: {nodes: [small, large]},
  });

  it('is that of the variant whose price the card shows', () => {
    expect(toProductCard(oil, 'de').price).toMatchObject({
      current: `8,95${NBSP}€*`,
      unit: `89,50${NBSP}€ / 1 l`,
    });
  });

  it('is that of the variant that a search means', () => {
    const found = toFoundCard(oil, meantVariant(oil, 'öl 500 ml'), toGermany);
    expect(found.price).toMatchObject({
      current: `29,95${NBSP}€*`,
      unit: `59,90${NBSP}€ / 1 l`,
    });
  });
});
