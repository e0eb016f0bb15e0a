import {describe, expect, it} from 'vitest';
import {filledWidth} from './Stars';

/** How far each of the five stars is filled, in tenths. */
const tenths = (rating: number) =>
  [0, 1, 2, 3, 4].map((star) => {
    const reached = (filledWidth(rating) - star * 25 - 2.5) / 19;
    return Math.round(Math.min(1, Math.max(0, reached)) * 10);
  });

describe('the star rating', () => {
  it.each([
    [0, [0, 0, 0, 0, 0]],
    [0.04, [1, 0, 0, 0, 0]],
    [1, [10, 0, 0, 0, 0]],
    [3.5, [10, 10, 10, 5, 0]],
    [4.01, [10, 10, 10, 10, 1]],
    [4.3, [10, 10, 10, 10, 3]],
    [4.8, [10, 10, 10, 10, 8]],
    [5, [10, 10, 10, 10, 10]],
    [7, [10, 10, 10, 10, 10]],
    [-1, [0, 0, 0, 0, 0]],
  ])('fills the stars up to %d, the last one rounded up to tenths', (rating, filled) => {
    expect(tenths(rating)).toEqual(filled);
  });
});
