import {expect, test} from 'vitest';
import {createShop} from './create-shop';
import {collectionQuery, productQuery} from './skeleton-queries';
import {ask, testCatalogue, testProduct} from './small-shop';

const catalogue = testCatalogue(10_000);
catalogue.products.push(testProduct(99_999, 50, 40));
const shop = createShop({catalogue});

test('a collection of 10,000 products returns one page', async () => {
  const cards = {handle: 'alle-raeder', first: 24, country: 'DE', language: 'DE'};
  const {data, errors} = await ask(shop, collectionQuery, cards);
  expect(errors).toBeUndefined();
  expect(data.collection.products.nodes).toHaveLength(24);
});

test('a product with 2,000 variants returns the variants adjacent to the selected one', async () => {
  const selectedOptions = [
    {name: 'Farbe', value: 'Ton 7'},
    {name: 'Größe', value: '60 cm'},
  ];
  const {data} = await ask(shop, productQuery, {handle: 'rad-99999', selectedOptions});
  expect(data.product.adjacentVariants).toHaveLength(88);
});
