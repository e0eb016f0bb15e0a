import {expect, test} from 'vitest';
import {ask, testShop} from './small-shop';

const shop = testShop(30);

test('products are found by Shopify’s query syntax', async () => {
  const found = async (text: string) => {
    const {data} = await ask(
      shop,
      'query S($q: String) { products(first: 50, query: $q, sortKey: ID) { nodes { handle } } }',
      {q: text},
    );
    return data.products.nodes.map(({handle}: {handle: string}) => handle);
  };
  expect(await found('title:"Rad 7"')).toEqual(['rad-7']);
  expect(await found('id:3 OR handle:rad-4')).toEqual(['rad-3', 'rad-4']);
  expect(await found('vendor:Ostwind -tag:neu')).toEqual([]);
  expect(await found('tag:neu AND variants.price:>=1289')).toHaveLength(2);
  expect(await found('(vendor:Nordlicht) NOT title:rad')).toEqual([]);
  expect(await found('product_type:fahrrad available_for_sale:true')).toHaveLength(30);
  expect(await found("created_at:>'2026-01-27T00:00:00Z'")).toEqual(['rad-26']);
});
