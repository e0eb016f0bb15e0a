import {describe, expect, it} from 'vitest';
import {nearestStop} from './CarouselEngine';

describe('a carousel that was scrolled before hydration', () => {
  it.each([
    [0, 0],
    [0.2, 0],
    [0.3, 1],
    [0.9, 2],
    [1, 2],
  ])('at the position %d is nearest to stop %d', (place, stop) => {
    expect(nearestStop([0, 0.5, 1], place)).toBe(stop);
  });

  it('falls back to the first stop if it has none yet', () => {
    expect(nearestStop([], 0.4)).toBe(0);
  });
});
