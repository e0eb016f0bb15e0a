import {describe, expect, it} from 'vitest';
import {ordersQuery, readOrdersPosition} from './load-account.server';

const read = (query: string) => readOrdersPosition(new URLSearchParams(query));

describe('the position in the list of orders', () => {
  it.each([
    ['', {before: null}],
    ['?after=', {before: null}],
    ['?after=abc', {after: 'abc'}],
    ['?before=abc', {before: 'abc'}],
    ['?after=abc&before=def', {after: 'abc'}],
    ['?page=3', {before: null}],
    [`?after=${'x'.repeat(501)}`, {before: null}],
  ])('is read from %j as %j', (query, place) => {
    expect(read(query)).toEqual(place);
  });

  it.each(['eyJsYXN0X2lkIjo5fQ==', 'a+b/c=', 'ä&after=1'])(
    'preserves the cursor %s in the URL',
    (cursor) => {
      expect(read(ordersQuery('after', cursor))).toEqual({after: cursor});
      expect(read(ordersQuery('before', cursor))).toEqual({before: cursor});
    },
  );
});
