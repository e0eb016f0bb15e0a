import {describe, expect, it} from 'vitest';
import {createCatalogue} from './catalogue';

const catalogue = createCatalogue();

describe('the catalogue', () => {
  it('is the same on every call', () => {
    expect(createCatalogue()).toEqual(catalogue);
    expect(createCatalogue({size: 5})).toEqual(catalogue);
  });

  it('grows deterministically to the requested size across its collections', () => {
    const large = createCatalogue({size: 1000});
    expect(large.products).toHaveLength(1000);
    expect(large.products.slice(0, catalogue.products.length)).toEqual(catalogue.products);
    const skus = large.products.flatMap(({variants}) => variants.map(({sku}) => sku));
    expect(new Set(skus).size).toBe(skus.length);
    expect(new Set(large.products.map(({handle}) => handle)).size).toBe(1000);
    const size = (handle: string) =>
      large.collections.find((one) => one.handle === handle)?.products.length ?? 0;
    for (const {handle, products} of catalogue.collections) {
      if (['neuheiten', 'topseller', 'rahmen'].includes(handle)) continue;
      expect(size(handle), handle).toBeGreaterThan(products.length);
    }
    expect(createCatalogue({size: 1000})).toEqual(large);
  });
});
