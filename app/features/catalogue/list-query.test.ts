import {describe, expect, it} from 'vitest';
import {listQuery} from './list-query';

describe('the query of a list', () => {
  it.each<[string, [string, string][], string]>([
    ['is none without a question', [], ''],
    ['reads well with a price', [['price', '1900:4500']], '?price=1900:4500'],
    [
      'reads well with an open price behind a facet',
      [
        ['vendor', 'A & B'],
        ['price', ':4500'],
      ],
      '?vendor=A+%26+B&price=:4500',
    ],
    ['escapes colons elsewhere', [['vendor', 'price=1:2']], '?vendor=price%3D1%3A2'],
    ['escapes what is no price', [['price', 'x:1']], '?price=x%3A1'],
  ])('%s', (_, pairs, query) => {
    expect(listQuery(new URLSearchParams(pairs))).toBe(query);
  });
});
