import {describe, expect, it} from 'vitest';
import {saleOf} from './sale';

describe('a sale', () => {
  it.each([
    [80, 100, 20],
    [2999, 3299, 9],
    [1, 3, 67],
    [0, 100, 100],
    [99.9, 100, 0],
    [87.5, 100, 13],
  ])('of %d instead of %d saves %d percent, rounded', (price, compareAt, percent) => {
    expect(saleOf(price, compareAt)?.percent).toBe(percent);
  });

  it.each([
    [80, 100, false],
    [79.6, 100, false],
    [79.5, 100, true],
    [79, 100, true],
  ])(
    'of %d instead of %d shows the second badge above 20 percent: %s',
    (price, compareAt, shown) => {
      expect(saleOf(price, compareAt)?.inSale).toBe(shown);
    },
  );

  it.each([
    ['equal', 100, 100],
    ['lower', 100, 80],
    ['zero', 100, 0],
    ['missing', 100, null],
    ['no number', 100, Number.NaN],
  ])('does not exist when the compare-at price is %s', (_, price, compareAt) => {
    expect(saleOf(price, compareAt)).toBeNull();
  });
});
