import {describe, expect, it} from 'vitest';
import {limitAt, priceScale} from './PriceSlider';

describe("the price slider's scale", () => {
  it.each([
    [
      {min: 399, max: 8999},
      {start: 200, end: 9000, step: 200},
    ],
    [
      {min: 5, max: 64},
      {start: 5, end: 64, step: 1},
    ],
    [
      {min: 1900, max: 1901},
      {start: 1900, end: 1901, step: 1},
    ],
    [
      {min: 12, max: 312},
      {start: 10, end: 315, step: 5},
    ],
  ])('for the prices %j is %j', (price, scale) => {
    expect(priceScale(price)).toEqual(scale);
  });

  it('sets no limit at either end', () => {
    const scale = {start: 200, end: 9000, step: 200};
    expect([200, 400, 8800, 9000].map((value) => limitAt(value, scale))).toEqual([
      null,
      400,
      8800,
      null,
    ]);
  });
});
