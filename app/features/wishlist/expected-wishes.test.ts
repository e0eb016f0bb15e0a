import {describe, expect, it} from 'vitest';
import {expectWishes} from './expected-wishes';
import {MOST_WISHES} from './wishlist-ids';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('what the Merkzettel will be', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['an addition', {add: '3', returnTo: '/'}, ['1', '2', '3']],
    ['an addition of what is there', {add: '1'}, ['1', '2']],
    ['a removal', {remove: '1'}, ['2']],
    ['clearing', {clear: 'all'}, []],
    ['a move that may still fail', {move: '1', quantity: '2'}, ['1', '2']],
    ['something else', {}, ['1', '2']],
  ])('after %s', (_, fields, expected) => {
    expect(expectWishes(['1', '2'], form(fields))).toEqual(expected);
  });

  it('has no room beyond the cap', () => {
    const full = Array.from({length: MOST_WISHES}, (_, at) => String(at + 1));
    expect(expectWishes(full, form({add: '777'}))).toEqual(full);
  });
});
