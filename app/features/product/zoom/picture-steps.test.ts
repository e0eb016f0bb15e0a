import {describe, expect, it} from 'vitest';
import {stepOfKey, swipeOf} from './gestures';

describe('a key on a picture', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 2, 1],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['ArrowRight', 4, null],
    ['ArrowLeft', 0, null],
    ['Home', 0, null],
    ['End', 4, null],
    ['ArrowDown', 1, null],
    ['x', 1, null],
  ])('%s on number %d of five leads to %s', (key, at, next) => {
    expect(stepOfKey(key, at, 5)).toBe(next);
  });
});

describe('a stroke over a picture', () => {
  it.each([
    [-60, 5, 1],
    [60, -5, -1],
    [47, 0, 0],
    [-60, 50, 0],
    [0, 200, 0],
  ])('of %d, %d pixels moves by %d', (dx, dy, by) => {
    expect(swipeOf(dx, dy)).toBe(by);
  });
});
