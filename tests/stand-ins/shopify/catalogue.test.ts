import {decodeEncodedVariant, isOptionValueCombinationInEncodedVariant} from '@shopify/hydrogen';
import {expect, test} from 'vitest';
import {createCatalogue} from '../catalogue/catalogue';
import {createShop} from './create-shop';
import {isAvailable, positionsOf} from './product-facts';
import {ask} from './small-shop';

const shop = createShop({catalogue: () => createCatalogue()});

const byOrder = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((position, index) => position !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
};

test('Hydrogen reads the encodings of every product back', () => {
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

test('what the catalogue points at is there, and no number is used twice', () => {
  const {source, productsByHandle, collectionsByHandle, variantsById} = shop.catalogue();
  const missing = source.collections.flatMap(({handle, products}) =>
    products
      .filter((product) => !productsByHandle.has(product))
      .map((product) => [handle, product]),
  );
  expect(missing).toEqual([]);
  expect(productsByHandle.size).toBe(source.products.length);
  expect(collectionsByHandle.size).toBe(source.collections.length);
  const variants = source.products.reduce((sum, product) => sum + product.variants.length, 0);
  expect(variantsById.size).toBe(variants);
});

test('all products answer a page of cards', async () => {
  const {errors, data} = await ask(
    shop,
    `query Cards { products(first: 250) { nodes { handle title featuredImage { url altText }
      variants(first: 1) { nodes { price { amount } } } } pageInfo { hasNextPage } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.products.nodes.length).toBeGreaterThan(0);
});
