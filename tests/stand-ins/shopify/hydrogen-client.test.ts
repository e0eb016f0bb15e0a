import {
  createStorefrontClient,
  getProductOptions,
  getSitemapIndex,
  storefrontRedirect,
} from '@shopify/hydrogen';
import {setupServer} from 'msw/node';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {publicToken} from './access';
import {productQuery} from './skeleton-queries';
import {testShop} from './small-shop';

/** What a product query has to bring for `getProductOptions`. */
interface ProductAnswer {
  product: Parameters<typeof getProductOptions>[0];
}

const shop = testShop(5);
const server = setupServer(...shop.handlers);
beforeAll(() => server.listen({onUnhandledRequest: 'error'}));
afterAll(() => server.close());
// Hydrogen tells that it has no cache here, and that 2026-04 is not its own version.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const {storefront} = createStorefrontClient({
  storeDomain: 'https://shop.test',
  publicStorefrontToken: publicToken,
  storefrontApiVersion: '2026-04',
  i18n: {country: 'DE', language: 'DE'},
});

test('getProductOptions knows what exists and what is sold out', async () => {
  const {product} = await storefront.query<ProductAnswer>(productQuery, {
    variables: {
      handle: 'rad-1',
      selectedOptions: [
        {name: 'Farbe', value: 'Ton 0'},
        {name: 'Größe', value: '51 cm'},
      ],
    },
  });
  const [colour, size] = getProductOptions(product);
  const states = (option: typeof size) =>
    option?.optionValues.map(({name, exists, available, selected}) => [
      name,
      exists,
      available,
      selected,
    ]);
  expect(states(colour)).toEqual([
    ['Ton 0', true, true, true],
    ['Ton 1', true, true, false],
  ]);
  expect(states(size)).toEqual([
    ['50 cm', true, false, false],
    ['51 cm', true, true, true],
    ['52 cm', true, true, false],
  ]);
});

test('storefrontRedirect follows the shop’s redirects', async () => {
  const request = new Request('https://radladen.test/alt');
  const missing = new Response(null, {status: 404});
  const response = await storefrontRedirect({request, response: missing, storefront});
  expect(response.headers.get('Location')).toBe('/collections/alle-raeder');
});

test('getSitemapIndex finds the pages of every type', async () => {
  const request = new Request('https://radladen.test/sitemap.xml');
  const xml = await (await getSitemapIndex({storefront, request})).text();
  expect(xml).toContain('https://radladen.test/sitemap/products/1.xml');
  expect(xml).toContain('https://radladen.test/sitemap/pages/1.xml');
});
