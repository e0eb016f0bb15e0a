import {expect, it} from 'vitest';
import {depthOf} from './supplier-requests';

const request = (startedAt: number, endedAt: number) => ({operation: 'x', startedAt, endedAt});

it('counts supplier requests that wait for one another, not concurrent ones', () => {
  expect(depthOf([], 50)).toBe(0);
  expect(depthOf([request(50, 51), request(51, 55), request(55, 56)], 50)).toBe(1);
  expect(
    depthOf([request(50, 51), request(51, 53), request(104, 105), request(156, 157)], 50),
  ).toBe(3);
});
