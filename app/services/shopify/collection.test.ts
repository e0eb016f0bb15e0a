import {describe, expect, it} from 'vitest';
import {availableCount} from './collection.server';

const facet = (...values: [input: unknown, count: number][]) => ({
  values: values.map(([input, count]) => ({input, count})),
});
const price = facet(['{"price":{"min":0,"max":100.0}}', 0]);

describe('the number of products in stock', () => {
  it.each([
    [
      'is a facet of its own',
      [price, facet(['{"available":true}', 61], ['{"available":false}', 4])],
      61,
    ],
    ['may be none', [facet(['{"available":true}', 0])], 0],
    ['may be written with space', [facet(['{"available": true}', 7])], 7],
    ['is unknown without the facet', [price], null],
    ['is unknown when only what is sold out is counted', [facet(['{"available":false}', 4])], null],
    ['is unknown without facets', [], null],
    ['is none of a combined filter', [facet(['{"available":true,"tag":"x"}', 9])], null],
    ['is none of something else', [facet([{available: true}, 3], [null, 5])], null],
  ])('%s', (_, facets, count) => {
    expect(availableCount(facets)).toBe(count);
  });
});
