import {describe, expect, it} from 'vitest';
import {listQuery, readPriceRange, writePriceRange} from './listing-parameters';

describe('the price range in a URL', () => {
  it.each([
    [['1900:4500'], 1900, 4500],
    [['1900:'], 1900, null],
    [[':4500'], null, 4500],
    [['4500:1900'], 1900, 4500],
    [['0:4500'], null, 4500],
    [['4500:0'], null, 4500],
    [[':0'], null, 0],
    [['999999:999999'], 999999, 999999],
    [['quatsch', '100:200', '1:2'], 100, 200],
    [['1:2:3'], 1, 2],
  ])('of %j is %s to %s', (values, min, max) => {
    expect(readPriceRange(values)).toEqual({min, max});
  });

  it.each([
    [['1900', '4500'], 1900, 4500],
    [['1.900 €', '4.500 €'], 1900, 4500],
    [['1.900\u00a0€', ''], 1900, null],
    [['', '4.500,50 €'], null, 4501],
    [['', '24,95'], null, 25],
    [['24,95', '24,95'], 24, 25],
    [['24,95', '9,95'], 9, 25],
    [['€1,900', '$4,500.00'], 1900, 4500],
    [['CHF 1’900', '4 500'], 1900, 4500],
    [['1900.99'], 1900, null],
    [['1.900,-', '4500.–'], 1900, 4500],
    [['1900,-- €', '4500 Euro'], 1900, 4500],
  ])('from two form fields %j is %s to %s', (values, min, max) => {
    expect(readPriceRange(values)).toEqual({min, max});
  });

  it.each([
    [[]],
    [['']],
    [[':']],
    [['-1:-2']],
    [['a:b']],
    [['1e3:']],
    [['0x10:']],
    [['1000000:']],
    [['1.000.000', '']],
    [['٣:']],
    [['NaN:Infinity']],
    [[`${'9'.repeat(5000)}:`]],
    [['1.9.0']],
  ])('is empty for %j', (values) => {
    expect(readPriceRange(values)).toEqual({min: null, max: null});
  });

  it('is written in the format in which it is read', () => {
    expect(writePriceRange({min: 1900, max: 4500})).toBe('1900:4500');
    expect(writePriceRange({min: null, max: 0})).toBe(':0');
    expect(writePriceRange({min: 1, max: null})).toBe('1:');
    expect(writePriceRange({min: null, max: null})).toBeNull();
  });
});

describe('the query of a product list', () => {
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
