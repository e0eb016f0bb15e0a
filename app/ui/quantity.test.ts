import {describe, expect, it} from 'vitest';
import {clampQuantity} from './quantity';

describe('a typed quantity', () => {
  it.each([
    ['3', 3],
    ['  3 ', 3],
    ['3.9', 3],
    ['3,9', 3],
    ['0', 1],
    ['-4', 1],
    ['12', 10],
    ['1e3', 1],
  ])('%j counts as %d between 1 and 10', (typed, quantity) => {
    expect(clampQuantity(typed, {min: 1, max: 10})).toBe(quantity);
  });

  it.each(['', ' ', 'zwei', '-', '.5'])('%j is ignored', (typed) => {
    expect(clampQuantity(typed, {min: 1, max: Infinity})).toBeNull();
  });

  it('has no upper end by default', () => {
    expect(clampQuantity('4000', {min: 1, max: Infinity})).toBe(4000);
  });
});
