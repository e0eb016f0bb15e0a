import {expect, test} from 'vitest';
import {decimalOf, priceIn} from './money';
import {ask, testShop} from './small-shop';

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

test('unsupported countries and languages fall back to the defaults of the shop', async () => {
  const shop = testShop(3);
  expect(await served(shop, 'US', 'EN')).toMatchObject({country: 'DE', language: 'EN'});
  expect(await served(shop, 'AT', 'FR')).toMatchObject({country: 'AT', language: 'DE'});
  expect(await served(shop)).toMatchObject({country: 'DE', language: 'DE'});
  const american = testShop(3, 'US');
  expect(await served(american, 'DE')).toMatchObject({price: '1109.9 USD', language: 'EN'});
});

test('amounts are formatted and converted as Shopify does', () => {
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
