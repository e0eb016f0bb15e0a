import {describe, expect, it} from 'vitest';
import {nextPageQuery, productsOf, readSearchQuery} from './search-query';

const read = (query: string) => readSearchQuery(new URLSearchParams(query));

describe('the address of a search', () => {
  it.each([
    ['q=lastenrad', 'lastenrad', 1],
    ['q=%20%20Stadt%20%0A%20Rad%20&page=3', 'Stadt Rad', 3],
    ['', '', 1],
    ['q=a&q=b', 'a', 1],
    ['q=rad&page=0', 'rad', 1],
    ['q=rad&page=99', 'rad', 10],
    ['q=rad&page=-1', 'rad', 1],
    ['q=rad&page=1e3', 'rad', 1],
  ])('%j searches for %j, page %d', (query, q, page) => {
    expect(read(query)).toEqual({q, page});
  });

  it('is cut after 50 characters, never inside one', () => {
    expect(read(`q=${'x'.repeat(80)}`).q).toHaveLength(50);
    expect(Array.from(read(`q=${encodeURIComponent('🚲'.repeat(80))}`).q)).toHaveLength(50);
  });
});

describe('"Mehr laden +"', () => {
  it('shows the pages so far together', () => {
    expect(productsOf({q: 'rad', page: 3})).toBe(75);
  });

  it('leads on while there is more', () => {
    expect(nextPageQuery({q: 'rad & tour', page: 1}, 26)).toBe('?q=rad+%26+tour&page=2');
    expect(nextPageQuery({q: 'rad', page: 1}, 25)).toBeNull();
    expect(nextPageQuery({q: 'rad', page: 10}, 9999)).toBeNull();
  });
});
