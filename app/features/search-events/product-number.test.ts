import {expect, it} from 'vitest';
import {productNumber} from './product-number';

it.each([
  ['gid://shopify/Product/7', '7'],
  ['gid://shopify/Product/8412345678901', '8412345678901'],
  ['gid://shopify/ProductVariant/7', null],
  ['gid://shopify/Product/7?x=1', null],
  ['gid://shopify/Product/', null],
  ['7', null],
])('%s is known to the search as %s', (gid, number) => {
  expect(productNumber(gid)).toBe(number);
});
