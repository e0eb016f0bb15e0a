import type {AppLoadContext} from '@shopify/remix-oxygen';
import {expect, it} from 'vitest';
import {
  euros,
  shopifyProduct,
  shopifyVariant,
  toGermany,
} from '../../../tests/fakes/shopify-product';
import {configSchema} from '../site/site-schemas.server';
import {idealoColumns} from './feed-files.server';
import {feedOffers, type FeedOffer} from './feed-offers.server';

type Shop = Parameters<typeof feedOffers>[1];

/** The offers of a single variant in the feed: one, or none. */
async function offersOf(
  given: {product?: object; variant?: object},
  rows: Shop['delivery']['rows'] = toGermany.rows,
): Promise<FeedOffer[]> {
  const part = {
    product: {...shopifyProduct({geometry: null, ...given.product}), collections: {nodes: []}},
    variants: [{measure: null, ...shopifyVariant(given.variant)}],
  };
  // Only the products are queried.
  const context = {
    shopify: {feed: {parts: () => [[part]]}},
  } as unknown as AppLoadContext;
  const shop = {delivery: {...toGermany, rows}, origin: 'https://shop.test'} as Shop;
  const found: FeedOffer[] = [];
  for await (const offers of feedOffers(context, shop)) found.push(...offers);
  return found;
}

const shippingOf = async (...given: Parameters<typeof offersOf>) =>
  (await offersOf(...given)).flatMap(({shipping}) => shipping);

it('the feed contains shipping days only for products with the usual delivery time', async () => {
  const free = {country: 'DE', price: 0, currency: 'EUR'};
  expect(await shippingOf({})).toEqual([{...free, days: [2, 3]}]);
  const product = {deliveryTime: {value: '3 Wochen'}};
  expect(await shippingOf({product})).toEqual([{...free, days: [2, 3]}]);
  const waiting = {product, variant: {currentlyNotInStock: true}};
  expect(await shippingOf(waiting)).toEqual([{...free, days: null}]);
});

it('the feed shows shipping as free from the configured order value', async () => {
  const [germany] = toGermany.rows;
  const rows = germany ? [{...germany, price: 4.9, freeFrom: 50}] : [];
  const priceAt = async (amount: string) => {
    const [first] = await shippingOf({variant: {price: euros(amount)}}, rows);
    return first?.price;
  };
  expect(await priceAt('49.99')).toBe(4.9);
  expect(await priceAt('50.0')).toBe(0);
});

it.each([
  ['at a price', {}, 1],
  ['on request', {price: 'onRequest'}, 0],
  ['at a price that only the checkout knows', {price: 'atCheckout'}, 0],
  ['at a price of another currency that the value decides', {currency: 'CHF', freeFrom: 50}, 0],
] as const)('the feed contains what ships %s: %j', async (_, given, count) => {
  const rows = toGermany.rows.map((row) => ({...row, price: 4.9, ...given}));
  expect(await offersOf({}, rows)).toHaveLength(count);
});

it('the feed for idealo states no costs for cash on delivery, which are unknown', () => {
  const icon = (name: string, label: string) => ({component: 'icon-item', name, label});
  const icons_payment = [
    icon('paypal', 'PayPal'),
    icon('', 'Nachnahme'),
    icon('cash-on-delivery', ''),
  ];
  const config = configSchema.parse({component: 'config', icons_payment});
  const names = idealoColumns(config, 'DE').map(([name]) => name);
  expect(names.filter((name) => name.startsWith('paymentCosts'))).toEqual(['paymentCosts_paypal']);
});

it('the feed refers prices per unit to a quantity that German law allows', async () => {
  const variant = {
    measure: {quantityUnit: 'ML', quantityValue: 250},
    unitPrice: euros('3.58'),
    unitPriceMeasurement: {referenceUnit: 'ML', referenceValue: 100},
  };
  expect(await offersOf({variant})).toMatchObject([
    {unitPrice: '35,80\u00a0€ / 1 l', measure: {quantity: 250, unit: 'ML', per: 1, perUnit: 'L'}},
  ]);
});
