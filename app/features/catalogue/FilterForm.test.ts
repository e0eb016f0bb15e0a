import {describe, expect, it} from 'vitest';
import {inStableOrder} from './FilterForm';

describe('values that change while a visitor chooses', () => {
  it('stay where they were first seen, new ones follow', () => {
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
