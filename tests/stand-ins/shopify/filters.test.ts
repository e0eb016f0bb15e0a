import {expect, test} from 'vitest';
import {ask, testShop} from './small-shop';
import {handleOf} from './texts';

const shop = testShop(30);
const query = `query C($filters: [ProductFilter!], $sortKey: ProductCollectionSortKeys, $reverse: Boolean) {
  collection(handle: "alle-raeder") {
    products(first: 250, filters: $filters, sortKey: $sortKey, reverse: $reverse) {
      nodes { handle vendor priceRange { minVariantPrice { amount } } }
      filters { id label type values { id label count input } }
    }
  }
}`;

interface Facet {
  id: string;
  type: string;
  values: {id: string; label: string; count: number; input: string}[];
}

async function filtered(filters: object[], order: object = {}) {
  const {data, errors} = await ask(shop, query, {filters, ...order});
  expect(errors).toBeUndefined();
  const {nodes, filters: facets} = data.collection.products;
  const handles: string[] = nodes.map(({handle}: {handle: string}) => handle);
  const facet = (id: string) => (facets as Facet[]).find((one) => one.id === id);
  return {handles, facet, facets: facets as Facet[]};
}

test('facets count what they would give, and their inputs are filters', async () => {
  const {facet, facets} = await filtered([]);
  expect(facet('filter.p.vendor')?.values.map(({label, count}) => [label, count])).toEqual([
    ['Ostwind', 15],
    ['Nordlicht', 15],
  ]);
  expect(facet('filter.v.price')?.type).toBe('PRICE_RANGE');
  for (const {values} of facets) {
    for (const {input, count} of values) {
      const {handles} = await filtered([JSON.parse(input)]);
      if (count > 0) expect(handles).toHaveLength(count);
    }
  }
});

test('ids of facets and values are handles, availability has 1 and 0', async () => {
  const {facet} = await filtered([]);
  const ids = (id: string) => facet(id)?.values.map((value) => value.id);
  expect(ids('filter.v.availability')?.toSorted()).toEqual([
    'filter.v.availability.0',
    'filter.v.availability.1',
  ]);
  expect(ids('filter.v.option.grosse')?.[0]).toMatch(/^filter\.v\.option\.grosse\.5\d-cm$/);
  expect(handleOf('Kettenschaltung, 12 Gänge')).toBe('kettenschaltung-12-gange');
});

test('values of a facet add up, facets narrow each other', async () => {
  const both = await filtered([{productVendor: 'Ostwind'}, {productVendor: 'Nordlicht'}]);
  expect(both.handles).toHaveLength(30);
  const one = await filtered([{productVendor: 'Ostwind'}, {tag: 'neu'}, {price: {max: 1040}}]);
  expect(one.handles.length).toBeGreaterThan(0);
  expect(one.handles.every((handle) => Number(handle.slice(4)) % 2 === 1)).toBe(true);
  expect(one.facet('filter.p.vendor')?.values).toHaveLength(1);
  const soldOut = await filtered([
    {available: true},
    {variantOption: {name: 'Farbe', value: 'Ton 0'}},
    {variantOption: {name: 'Größe', value: '50 cm'}},
  ]);
  expect(soldOut.handles).toEqual([]);
  const frames = [{productMetafield: {namespace: 'custom', key: 'frame', value: 'Stahl'}}];
  expect((await filtered(frames)).handles).toHaveLength(30);
});

test('orders', async () => {
  const dear = await filtered([], {sortKey: 'PRICE', reverse: true});
  expect(dear.handles[0]).toBe('rad-30');
  const manual = await filtered([], {sortKey: 'MANUAL'});
  expect(manual.handles[0]).toBe('rad-1');
  const titles = await filtered([], {sortKey: 'TITLE'});
  expect(titles.handles.slice(0, 3)).toEqual(['rad-1', 'rad-2', 'rad-3']);
});

test('products by Shopify’s query syntax', async () => {
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
