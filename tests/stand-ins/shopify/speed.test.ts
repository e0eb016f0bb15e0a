import {expect, test} from 'vitest';
import {createShop} from './create-shop';
import {collectionQuery, productQuery} from './skeleton-queries';
import {ask, testCatalogue, testProduct} from './small-shop';

const catalogue = testCatalogue(10_000);
catalogue.products.push(testProduct(99_999, 50, 40));
const shop = createShop({catalogue});
const cards = {handle: 'alle-raeder', first: 24, country: 'DE', language: 'DE'};

/** Milliseconds of the middle one of several runs; generous limits, as machines are shared. */
async function usual(query: string, variables: Record<string, unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 9; run += 1) {
    const start = performance.now();
    const {errors} = await ask(shop, query, variables);
    times.push(performance.now() - start);
    expect(errors).toBeUndefined();
  }
  return times.toSorted((one, other) => one - other)[4] ?? Infinity;
}

test('10,000 products: the index is there at once, 24 cards are quick', async () => {
  const start = performance.now();
  shop.catalogue();
  expect(performance.now() - start).toBeLessThan(3000);
  expect(await usual(collectionQuery, cards)).toBeLessThan(60);
});

test('a product with 2,000 variants is quick', async () => {
  const selectedOptions = [
    {name: 'Farbe', value: 'Ton 7'},
    {name: 'Größe', value: '60 cm'},
  ];
  const {data} = await ask(shop, productQuery, {handle: 'rad-99999', selectedOptions});
  expect(data.product.adjacentVariants).toHaveLength(88);
  expect(await usual(productQuery, {handle: 'rad-99999', selectedOptions})).toBeLessThan(100);
});
