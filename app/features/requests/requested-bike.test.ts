import {describe, expect, it} from 'vitest';
import {notLeasableReason} from './requested-bike.server';

const euros = (amount: string) => ({amount, currencyCode: 'EUR'});

describe('the reason why a variant cannot be leased', () => {
  it.each([
    ['a bike that costs enough', {bike: true, marked: null, price: euros('749.0')}, null],
    ['a bike that costs too little', {bike: true, marked: null, price: euros('748.99')}, 'price'],
    ['other goods, however dear', {bike: false, marked: null, price: euros('5000')}, 'kind'],
    ['a bike that the shop keeps out', {bike: true, marked: false, price: euros('3000')}, 'marked'],
    ['anything that the shop lets in', {bike: false, marked: true, price: euros('10')}, null],
    [
      'a price in francs, of which the minimum says nothing',
      {bike: true, marked: null, price: {amount: '700', currencyCode: 'CHF'}},
      null,
    ],
  ] as const)('is determined for %s', (_, facts, expected) => {
    expect(notLeasableReason(facts, 749)).toBe(expected);
  });

  it('is not the price when no minimum is set', () => {
    expect(notLeasableReason({bike: true, marked: null, price: euros('1')}, null)).toBeNull();
  });
});
