import {describe, expect, it} from 'vitest';
import {indexForKey} from './index-for-key';

describe('a key pressed in a carousel or in zoomed pictures', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 3],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 0],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['Tab', 1, null],
    ['constructor', 1, null],
  ])('%s moves from %d to %s', (key, index, target) => {
    expect(indexForKey(key, index, 4)).toBe(target);
  });
});
