import {describe, expect, it} from 'vitest';
import {fitsOneFile, partNames, readPart} from './sitemap.server';

describe('the sitemap', () => {
  it('is a single file for up to 96 pages of products and an index for more', () => {
    expect(fitsOneFile(1)).toBe(true);
    expect(fitsOneFile(96)).toBe(true);
    expect(fitsOneFile(97)).toBe(false);
  });

  it('splits 100,000 products into parts within the size limit', () => {
    expect(partNames(400)).toEqual(['pages', ...[1, 2, 3, 4].map((part) => `products-${part}`)]);
    // A page has 250 products, each with a URL in both languages; a file may have 50,000.
    expect(readPart('products-1', 400)).toEqual({productsFrom: 1, productsTo: 100});
  });

  it('has every product page in exactly one part', () => {
    const pages = partNames(401).flatMap((name) => {
      const part = readPart(name, 401);
      if (part === null || typeof part === 'string') return [];
      const {productsFrom, productsTo} = part;
      return Array.from({length: productsTo - productsFrom + 1}, (_, at) => productsFrom + at);
    });
    expect(pages).toEqual(Array.from({length: 401}, (_, at) => at + 1));
  });

  it.each([
    '',
    'all',
    'products-0',
    'products-7',
    'products--1',
    'products-1e2',
    'products-99999',
    '../',
  ])('has no part %j', (name) => expect(readPart(name, 400)).toBeNull());
});
