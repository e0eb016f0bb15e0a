import {describe, expect, it} from 'vitest';
import {inStableOrder} from './FilterForm';

describe('facet values that are updated after each choice', () => {
  it('keep their positions, with new values at the end', () => {
    const known = new Map<string, number>();
    const show = (...values: string[]) =>
      inStableOrder(
        values.map((value) => ({value})),
        known,
      ).map(({value}) => value);
    expect(show('a', 'b', 'c')).toEqual(['a', 'b', 'c']);
    expect(show('c', 'a', 'b')).toEqual(['a', 'b', 'c']);
    expect(show('c', 'd', 'a')).toEqual(['a', 'c', 'd']);
    expect(show('d', 'c', 'b', 'a')).toEqual(['a', 'b', 'c', 'd']);
  });
});
