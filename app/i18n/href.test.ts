import {describe, expect, it} from 'vitest';
import {canonicalPath, href, translatePath} from './href';

describe('a link', () => {
  it.each([
    ['de', '/products/gravel-x'],
    ['en', '/en-us/products/gravel-x'],
  ] as const)('to a product in %s is %s', (language, path) => {
    expect(href(language, 'product', {handle: 'gravel-x'})).toBe(path);
  });

  it('encodes characters that could change its path', () => {
    expect(href('de', 'product', {handle: '../a b?c#d/ü'})).toBe(
      '/products/..%2Fa%20b%3Fc%23d%2F%C3%BC',
    );
  });

  it('keeps the slashes of a content page', () => {
    expect(href('en', 'content', {'*': 'guide/frame-size'})).toBe('/en-us/guide/frame-size');
  });

  it('throws an error that names a missing param', () => {
    expect(() => href('de', 'product')).toThrow("The address of page 'product' needs 'handle'");
    expect(() => href('de', 'content')).toThrow("The address of page 'content' needs '*'");
  });
});

const spellings = [
  ['/', '/'],
  ['/en-us', '/en-us'],
  ['/en-us/', '/en-us'],
  ['/en-US', '/en-us'],
  ['/EN-US/CART', '/en-us/cart'],
  ['/warenkorb', '/warenkorb'],
  ['/Warenkorb', '/warenkorb'],
  ['/warenkorb/', '/warenkorb'],
  ['/warenkorb///', '/warenkorb'],
  ['/products/Gravel-X', '/products/gravel-x'],
  ['/PRODUCTS/GRAVEL-X/', '/products/gravel-x'],
  ['/en-US/Products/Gravel-X', '/en-us/products/gravel-x'],
  ['/products/gr%C3%BCn', '/products/gr%C3%BCn'],
  ['/products/gr%c3%bcn', '/products/gr%C3%BCn'],
  ['/products/GR%C3%9CN', '/products/gr%C3%BCn'],
  ['/products/grün', '/products/gr%C3%BCn'],
  ['/products/%67ravel', '/products/gravel'],
  ['/products/a%2Fb', '/products/a%2Fb'],
  ['/products/100%', '/products/100%25'],
  ['/products/%zz', '/products/%25zz'],
  ['/products/%E0%A4%A', '/products/%25e0%25a4%25a'],
  ['/Ratgeber/Rahmen', '/Ratgeber/Rahmen'],
  ['/Ratgeber/Rahmen/', '/Ratgeber/Rahmen'],
  ['/ratgeber//rahmen', '/ratgeber/rahmen'],
  ['/ratgeber/gr%C3%BCn', '/ratgeber/gr%C3%BCn'],
  ['/ratgeber/100%', '/ratgeber/100%'],
  ['/en-us/Guide', '/en-us/Guide'],
] as const;

describe('the canonical path', () => {
  it.each(spellings)('of %s is %s', (typed, canonical) => {
    expect(canonicalPath(typed)).toBe(canonical);
  });

  it.each(spellings)('is stable when computed again for %s', (typed) => {
    const once = canonicalPath(typed);
    expect(canonicalPath(once)).toBe(once);
  });

  it.each(spellings)('of %s stays on the host of the shop', (typed) => {
    expect(new URL(canonicalPath(typed), 'https://shop.test').host).toBe('shop.test');
  });
});

describe('the same page in the other language', () => {
  it.each([
    ['/', '/en-us'],
    ['/warenkorb', '/en-us/cart'],
    ['/versandkosten-lieferzeit', '/en-us/shipping-costs'],
    ['/products/gravel-x', '/en-us/products/gravel-x'],
    ['/products/gr%C3%BCn', '/en-us/products/gr%C3%BCn'],
    ['/collections/e-bikes', '/en-us/collections/e-bikes'],
    ['/ratgeber/rahmen', '/en-us/ratgeber/rahmen'],
    ['/ratgeber/100%', '/en-us/ratgeber/100%'],
  ])('of %s is %s, and vice versa', (german, english) => {
    expect(translatePath(german, 'en')).toBe(english);
    expect(translatePath(english, 'de')).toBe(german);
    expect(translatePath(german, 'de')).toBe(german);
    expect(translatePath(english, 'en')).toBe(english);
  });
});
