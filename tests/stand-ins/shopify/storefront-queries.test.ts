import {describe, expect, test} from 'vitest';
import {servedVersions} from './schema';
import * as queries from './skeleton-queries';
import {ask, testShop} from './small-shop';

const shop = testShop();
const variables = {
  handle: 'alle-raeder',
  headerMenuHandle: 'main-menu',
  term: 'rad',
  selectedOptions: [],
  first: 8,
  country: 'DE',
  language: 'DE',
};

describe.each(servedVersions)('storefront queries in API version %s', (version) => {
  test.each(Object.entries(queries))('%s is valid and returns no errors', async (_, query) => {
    const {data, errors, response} = await ask(shop, query, variables, {version});
    expect(errors).toBeUndefined();
    expect(Object.keys(data).length).toBeGreaterThan(0);
    expect(response.headers.get('X-Shopify-API-Version')).toBe(version);
    expect(shop.invalidOperations()).toEqual([]);
  });
});

test('variants are selected by options according to Shopify’s rules', async () => {
  const query = `query V($o: [SelectedOptionInput!]!, $ignore: Boolean!) {
    product(handle: "rad-1") {
      exact: variantBySelectedOptions(selectedOptions: $o, ignoreUnknownOptions: $ignore) { title }
      shown: selectedOrFirstAvailableVariant(selectedOptions: $o) { title availableForSale }
      adjacentVariants(selectedOptions: $o) { title }
    }
  }`;
  const answers = async (options: Record<string, string>, ignore = false) => {
    const o = Object.entries(options).map(([name, value]) => ({name, value}));
    return (await ask(shop, query, {o, ignore})).data.product;
  };
  const soldOut = await answers({Farbe: 'Ton 0', Größe: '50 cm'});
  expect(soldOut.shown).toEqual({title: 'Ton 0 / 50 cm', availableForSale: false});
  expect(soldOut.adjacentVariants.map(({title}: {title: string}) => title)).toEqual([
    'Ton 0 / 51 cm',
    'Ton 0 / 52 cm',
    'Ton 1 / 50 cm',
  ]);
  const english = await answers({Color: 'Shade 0', Size: '50 cm'});
  expect(english.exact).toBeNull();
  expect(english.shown.title).toBe('Ton 0 / 51 cm');
  const extra = {Farbe: 'Ton 1', Größe: '50 cm', ref: 'x'};
  expect((await answers(extra)).exact).toBeNull();
  expect((await answers(extra, true)).exact.title).toBe('Ton 1 / 50 cm');
  expect((await answers({Farbe: 'Ton 1'})).exact).toBeNull();
});
