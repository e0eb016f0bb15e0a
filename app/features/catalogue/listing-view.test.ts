import {describe, expect, it} from 'vitest';
import {facet, value} from '../../../tests/fakes/listing';
import {nounOf} from './listing-view';

const frames = (...values: [count: number, selected?: boolean][]) => [
  facet('vendor', [value('Ostwind', 99)]),
  facet(
    'frame',
    values.map(([count, selected = false], at) => value(`Form ${at}`, count, selected)),
  ),
];

describe('a product list counts', () => {
  it.each([
    ['bikes when all of them have a frame', frames([26], [21], [14]), 61, 'bikes'],
    ['products when some have none', frames([26], [21]), 61, 'products'],
    ['bikes when a frame is chosen', frames([26, true], [21]), 26, 'bikes'],
    ['products without any frame', [facet('vendor', [value('Riegel', 4)])], 4, 'products'],
    ['products when nothing is left', frames([0, true]), 0, 'products'],
  ] as const)('%s', (_, facets, total, noun) => {
    expect(nounOf({facets: [...facets], total})).toBe(noun);
  });
});
