import {describe, expect, it} from 'vitest';
import {euros, shopifyProduct, shopifyVariant} from '../../../tests/fakes/shopify-product';
import {fitFacts, rangesOf} from './fit-facts.server';

describe('the range of a battery', () => {
  it.each([
    [400, [55, 80], [35, 55], [20, 30]],
    [500, [70, 100], [45, 70], [25, 40]],
    [625, [85, 125], [55, 85], [35, 50]],
    [1000, [140, 200], [90, 140], [55, 80]],
    [100, [14, 20], [9, 14], [5, 8]],
  ])('of %d Wh is estimated for each kind of ride', (wattHours, eco, mixed, hills) => {
    expect(rangesOf(wattHours)).toEqual({eco, mixed, hills});
  });

  it.each([0, -500, 99, 3001, Number.NaN, Infinity])(
    'is null for an implausible capacity of %d Wh',
    (wattHours) => {
      expect(rangesOf(wattHours)).toBeNull();
    },
  );

  it('never decreases with a larger battery and is always a span', () => {
    for (let wattHours = 100; wattHours < 3000; wattHours += 10) {
      const [less, more] = [rangesOf(wattHours), rangesOf(wattHours + 10)];
      for (const ride of ['eco', 'mixed', 'hills'] as const) {
        expect(less?.[ride][0]).toBeLessThan(less?.[ride][1] ?? 0);
        expect(more?.[ride][0]).toBeGreaterThanOrEqual(less?.[ride][0] ?? Infinity);
        expect(more?.[ride][1]).toBeGreaterThanOrEqual(less?.[ride][1] ?? Infinity);
      }
    }
  });
});

it.each([
  ['the one that the page strikes through', 'rrp', '4999.0', 4999],
  ['that of the data if the struck price is another', null, '4999.0', 5299],
  ['that of the data if nothing is struck through', 'rrp', null, 5299],
])('the recommended retail price is %s', (_, kind, compareAt, rrp) => {
  const value = '{"amount":"5299.0","currency_code":"EUR"}';
  const variant = shopifyVariant({
    price: euros('3999.0'),
    compareAtPrice: compareAt ? euros(compareAt) : null,
    product: {compareAtKind: kind ? {value: kind} : null},
  });
  const product = shopifyProduct({fit: [{key: 'rrp', type: 'money', value}]});
  expect(fitFacts({product, variant}).rrp).toBe(rrp);
});
