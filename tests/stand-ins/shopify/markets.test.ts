import {expect, test} from 'vitest';
import {decimalOf, priceIn} from './money';
import {localizationQuery} from './skeleton-queries';
import {createShop} from './create-shop';
import {ask, testCatalogue, testShop} from './small-shop';

const query = `query Prices($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
  product(handle: "rad-1") {
    title
    productType
    options { name optionValues { name } }
    featuredImage { altText }
    variants(first: 1) { nodes { title price { amount currencyCode } selectedOptions { name value } } }
    compareAtPriceRange { minVariantPrice { amount } }
  }
}`;

async function served(shop: ReturnType<typeof testShop>, country?: string, language?: string) {
  const {data, body, response} = await ask(shop, query, {country, language});
  const {price} = data.product.variants.nodes[0];
  const contentLanguage = response.headers.get('Content-Language');
  return {
    ...body.extensions.context,
    price: `${price.amount} ${price.currencyCode}`,
    contentLanguage,
    product: data.product,
  };
}

test('each country has its currency and each language its words', async () => {
  const shop = testShop(3);
  const german = await served(shop, 'DE', 'DE');
  expect(german).toMatchObject({price: '1009.0 EUR', contentLanguage: 'de-DE'});
  expect(german.product.options[0]).toMatchObject({name: 'Farbe'});
  const swiss = await served(shop, 'CH', 'EN');
  expect(swiss).toMatchObject({price: '958.55 CHF', country: 'CH', language: 'EN'});
  expect(swiss.product).toMatchObject({
    title: 'Bike 1',
    productType: 'Bicycle',
    featuredImage: {altText: 'Bike'},
  });
  expect(swiss.product.variants.nodes[0]).toMatchObject({
    title: 'Shade 0 / 50 cm',
    selectedOptions: [
      {name: 'Color', value: 'Shade 0'},
      {name: 'Size', value: '50 cm'},
    ],
  });
});

test('unknown countries and languages fall back', async () => {
  const shop = testShop(3);
  expect(await served(shop, 'US', 'EN')).toMatchObject({country: 'DE', language: 'EN'});
  expect(await served(shop, 'AT', 'FR')).toMatchObject({country: 'AT', language: 'DE'});
  expect(await served(shop)).toMatchObject({country: 'DE', language: 'DE'});
  const american = testShop(3, 'US');
  expect(await served(american, 'DE')).toMatchObject({price: '1109.9 USD', language: 'EN'});
});

test('literal directives count as well', async () => {
  const {data} = await ask(
    testShop(3),
    'query L @inContext(country: CH, language: EN) { localization { country { isoCode } language { isoCode } } }',
  );
  expect(data.localization).toEqual({country: {isoCode: 'CH'}, language: {isoCode: 'EN'}});
});

test('localization names the markets in the language of the request', async () => {
  const {data} = await ask(testShop(3), localizationQuery, {country: 'AT', language: 'DE'});
  const {country, availableCountries} = data.localization;
  expect(country).toMatchObject({
    isoCode: 'AT',
    name: 'Österreich',
    currency: {isoCode: 'EUR', name: 'Euro', symbol: '€'},
    unitSystem: 'METRIC_SYSTEM',
  });
  expect(availableCountries.map(({name}: {name: string}) => name)).toEqual([
    'Deutschland',
    'Österreich',
    'Schweiz',
  ]);
});

test('amounts are printed as Shopify prints them', () => {
  expect([329900, 6490, 6995, 0, 5].map(decimalOf)).toEqual([
    '3299.0',
    '64.9',
    '69.95',
    '0.0',
    '0.05',
  ]);
  expect(priceIn({currency: 'CHF'}, 6995).amount).toBe('66.45');
  expect(priceIn({currency: 'USD'}, 6995).amount).toBe('76.95');
});

test('a market does not know what is not sold in it', async () => {
  const [first, ...others] = testCatalogue(3).products;
  const products = first ? [{...first, notSoldIn: ['CH']}, ...others] : others;
  const shop = createShop({catalogue: {...testCatalogue(3), products}, markets: 'DE,AT,CH'});
  const found = async (country: string) => {
    const document = `query Found($country: CountryCode) @inContext(country: $country) {
      product(handle: "rad-1") { id }
      node(id: "gid://shopify/Product/${first?.id ?? 0}") { id }
      products(first: 9) { nodes { handle } }
    }`;
    const {data} = await ask(shop, document, {country});
    return [data.product !== null, data.node !== null, data.products.nodes.length];
  };
  expect(await found('AT')).toEqual([true, true, 3]);
  expect(await found('CH')).toEqual([false, false, 2]);
});
