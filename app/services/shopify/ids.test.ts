import {describe, expect, it} from 'vitest';
import {idOf, numericIdOf, productNumberIn, variantIdOf} from './ids';

describe('a Shopify id', () => {
  it('is built from type and number, and parsed back', () => {
    expect(variantIdOf('123')).toBe('gid://shopify/ProductVariant/123');
    expect(idOf('Customer', '7')).toBe('gid://shopify/Customer/7');
    expect(numericIdOf(variantIdOf('123'))).toBe('123');
  });

  it.each([
    ['gid://shopify/Product/7', '7'],
    ['gid://shopify/Product/8412345678901', '8412345678901'],
    ['gid://shopify/ProductVariant/7', null],
    ['gid://shopify/Product/7?x=1', null],
    ['gid://shopify/Product/7\n', null],
    ['gid://shopify/Product/', null],
    ['7', null],
  ])('%j has the number %s of a product', (id, number) => {
    expect(productNumberIn(id)).toBe(number);
  });
});
