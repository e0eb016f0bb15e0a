import {expect, it} from 'vitest';
import {fromShopifyPath} from './shopify-paths';

it.each([
  ['/collections/all', '/suche'],
  ['/collections', '/suche'],
  ['/en-us/collections/all', '/en-us/search'],
  ['/collections/e-bikes/products/fernweh-7', '/products/fernweh-7'],
  ['/collections/all/products/fernweh-7', '/products/fernweh-7'],
  ['/en/collections/e-bikes/products/fernweh-7', '/en-us/products/fernweh-7'],
  ['/collections/e-bikes/rot', '/collections/e-bikes'],
  ['/pages/kontakt', '/kontakt'],
  ['/en/pages/kontakt', '/en-us/kontakt'],
  ['/search', '/suche'],
  ['/en/search', '/en-us/search'],
  ['/cart', '/warenkorb'],
  ['/en', '/en-us'],
  ['/EN/products/X', '/en-us/products/x'],
  ['/en/beratung/lastenrad', '/en-us/beratung/lastenrad'],
  ['/pages/%2Fevil.example', '/%2Fevil.example'],
])("Shopify's path %s maps to %s", (shopify, own) => {
  expect(fromShopifyPath(shopify)).toBe(own);
});

it.each([
  '/',
  '/beratung',
  '/pages',
  '/pages/a/b',
  '/collections/e-bikes',
  '/search/x',
  '/a/b/c/d/e',
])('%s is not mapped as a Shopify path', (path) => {
  expect(fromShopifyPath(path)).toBeNull();
});
