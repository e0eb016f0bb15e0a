import {describe, expect, it} from 'vitest';
import {shopifyProduct} from '../../../tests/fakes/shopify-product';
import {leasingFacts, notLeasableReason} from './requested-bike.server';

describe('the reason why a variant cannot be leased', () => {
  it.each([
    ['a bike that costs enough', {bike: true, marked: null, euros: 749}, null],
    ['a bike that costs too little', {bike: true, marked: null, euros: 748.99}, 'price'],
    ['other goods, however dear', {bike: false, marked: null, euros: 5000}, 'kind'],
    ['a bike that the shop keeps out', {bike: true, marked: false, euros: 3000}, 'marked'],
    ['anything that the shop lets in', {bike: false, marked: true, euros: 10}, null],
    ['a bike without a price in euros', {bike: true, marked: null, euros: null}, 'marked'],
  ] as const)('is determined for %s', (_, facts, expected) => {
    expect(notLeasableReason(facts, 749)).toBe(expected);
  });

  it.each([
    ['EUR', 700],
    ['CHF', 899],
  ])('depends on the price in euros, for a buyer who pays in %s', (currencyCode, euros) => {
    const facts = leasingFacts(
      {...shopifyProduct(), leasing: null},
      {amount: '700.0', currencyCode},
      899,
    );
    expect(facts.euros).toBe(euros);
  });

  it('is not the price when no minimum is set', () => {
    for (const euros of [1, null]) {
      expect(notLeasableReason({bike: true, marked: null, euros}, null)).toBeNull();
    }
  });
});
