import {describe, expect, it} from 'vitest';
import {nextPageQuery, readListingQuery, toListing} from './listing-query';

const read = (query: string) => readListingQuery(new URLSearchParams(query));

describe('the address of a list', () => {
  it.each([
    ['', 'recently-ordered-count-desc', 1],
    ['sort=price-asc', 'price-asc', 1],
    ['page=3&sort=published-at-desc', 'published-at-desc', 3],
    ['page=10', 'recently-ordered-count-desc', 10],
    ['sort=price-desc&sort=price-asc', 'price-desc', 1],
    ['utm_source=brief&Farbe=Reseda', 'recently-ordered-count-desc', 1],
  ])('%j asks for %s, page %d', (query, sort, page) => {
    expect(read(query)).toEqual({sort, page});
  });

  it.each(['0', '-1', '1.5', 'abc', '', '2e1', '0x2', ' 2', '1000', '9'.repeat(400), 'NaN', '٣'])(
    'with page %j counts as the first page',
    (page) => expect(read(`page=${page}`).page).toBe(1),
  );

  it.each(['11', '250', '999'])('with page %s stops at the last that Shopify hands out', (page) => {
    expect(read(`page=${page}`).page).toBe(10);
  });

  it.each(['PRICE-ASC', 'title', '', '__proto__', 'price-asc '])(
    'with sort %j is sorted as usual',
    (sort) => {
      expect(read(`sort=${encodeURIComponent(sort)}`).sort).toBe('recently-ordered-count-desc');
    },
  );
});

describe('the question to Shopify', () => {
  it.each([
    ['recently-ordered-count-desc', 'BEST_SELLING', false],
    ['published-at-desc', 'CREATED', true],
    ['price-desc', 'PRICE', true],
    ['price-asc', 'PRICE', false],
  ] as const)('sorts %s by %s, reversed: %s', (sort, sortKey, reverse) => {
    expect(toListing({sort, page: 1})).toEqual({first: 25, sortKey, reverse});
  });

  it('asks for all pages up to the wanted one, never for more than 250 products', () => {
    const firsts = [1, 2, 10].map((page) => toListing({...read(''), page}).first);
    expect(firsts).toEqual([25, 50, 250]);
  });
});

describe('"Mehr laden +"', () => {
  it('leads to the next page and keeps the sorting', () => {
    expect(nextPageQuery(read(''), true)).toBe('?page=2');
    expect(nextPageQuery(read('page=3&sort=price-asc'), true)).toBe('?page=4&sort=price-asc');
  });

  it('leaves out what is usual', () => {
    expect(nextPageQuery(read('sort=recently-ordered-count-desc'), true)).toBe('?page=2');
  });

  it('ends with the last product and with the last page', () => {
    expect(nextPageQuery(read(''), false)).toBeNull();
    expect(nextPageQuery(read('page=10'), true)).toBeNull();
  });
});
