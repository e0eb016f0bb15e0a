import {decodeEncodedVariant, isOptionValueCombinationInEncodedVariant} from '@shopify/hydrogen';
import {expect, test} from 'vitest';
import {createCatalogue} from '../catalogue/catalogue';
import {createShop} from './create-shop';
import {isAvailable, positionsOf} from './product-facts';

const shop = createShop({catalogue: () => createCatalogue()});

const byOrder = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((position, index) => position !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
};

test('Hydrogen decodes the encoded variants of every product', () => {
  const {source, factsOf} = shop.catalogue();
  expect(source.products.length).toBeGreaterThan(0);
  for (const product of source.products) {
    const {variants, encodedExistence, encodedAvailability} = factsOf(product);
    const all = variants.map(positionsOf).toSorted(byOrder);
    expect(decodeEncodedVariant(encodedExistence)).toEqual(all);
    for (const parent of variants) {
      const positions = [...positionsOf(parent)];
      expect(isOptionValueCombinationInEncodedVariant(positions, encodedAvailability)).toBe(
        isAvailable(parent.variant),
      );
    }
  }
});
