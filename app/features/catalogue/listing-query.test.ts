import {describe, expect, it} from 'vitest';
import {seededRandom, wholeBetween} from '../../../tests/stand-ins/catalogue/seeded-random';
import {
  isFiltered,
  lastPage,
  nextPage,
  readListingQuery,
  withoutFilters,
  withoutPrice,
  withoutValue,
  writeListingQuery,
  type ListingKind,
} from './listing-query.server';

const nothing = {
  q: '',
  facets: {},
  price: {min: null, max: null},
  height: null,
  invalidHeight: '',
  sort: null,
  page: 1,
};
const collection = (query: string) => readListingQuery(new URLSearchParams(query), 'collection');
const search = (query: string) => readListingQuery(new URLSearchParams(query), 'search');

describe('the URL of a product list', () => {
  it.each([
    ['', {}],
    ['sort=price-asc', {sort: 'price-asc'}],
    ['page=3&sort=published-at-desc', {page: 3, sort: 'published-at-desc'}],
    ['sort=price-desc&sort=price-asc', {sort: 'price-desc'}],
    ['vendor=Ostwind&vendor=Hafenkante', {facets: {vendor: ['Hafenkante', 'Ostwind']}}],
    [
      'color-pattern=Reseda&frame=Trapez',
      {facets: {frame: ['Trapez'], 'color-pattern': ['Reseda']}},
    ],
    ['vendor=+Marsch+%26+Moor%00+', {facets: {vendor: ['Marsch & Moor']}}],
    ['model_year=2025&model_year=25&model_year=abcd', {facets: {model_year: ['2025']}}],
    ['vendor=&frame=%20', {}],
    ['price=1900:4500', {price: {min: 1900, max: 4500}}],
    ['height=170', {height: 170}],
    ['height=1%2C70+m', {height: 170}],
    ['height=+170,5+cm', {height: 170.5}],
    ['height=', {}],
    ['height=abc', {invalidHeight: 'abc'}],
    ['height=999', {invalidHeight: '999'}],
    ['height=-5', {invalidHeight: '-5'}],
    ['height=%00170', {height: 170}],
    ['q=rad', {}],
    ['utm_source=brief&Farbe=Reseda&Vendor=Ostwind&vendor[]=x', {}],
    ['__proto__=x&constructor=y&toString=z&hasOwnProperty=1', {}],
  ])('with %j on a collection page is read as %j', (query, asked) => {
    expect(collection(query)).toEqual({...nothing, ...asked});
  });

  it.each([
    ['q=lastenrad', 'lastenrad'],
    ['q=%20%20Stadt%20%0A%00%20Rad%20', 'Stadt Rad'],
    ['q=a&q=b', 'a'],
    ['q=u%CC%88ber', 'über'],
    ['q=%F0%9F', '\uFFFD'],
  ])('with %j searches for %j', (query, q) => {
    expect(search(query).q).toBe(q);
  });

  it('holds at most 50 characters of search terms and splits none of them', () => {
    expect(search(`q=${'x'.repeat(80)}`).q).toHaveLength(50);
    expect(search(`q=${encodeURIComponent('🚲'.repeat(8000))}`).q).toBe('🚲'.repeat(50));
    expect(search(`q=${'x'.repeat(49)}%20y`).q).toBe('x'.repeat(49));
  });

  it('holds at most 20 values per facet, each once and up to 80 characters long', () => {
    const many = Array.from({length: 5000}, (_, at) => `vendor=v${at}&vendor=v${at}`).join('&');
    expect(collection(many).facets.vendor).toHaveLength(20);
    expect(collection(`vendor=${'x'.repeat(81)}&vendor=${'🚲'.repeat(81)}`)).toEqual(nothing);
    expect(collection(`vendor=${'🚲'.repeat(80)}`).facets.vendor).toEqual(['🚲'.repeat(80)]);
  });

  it.each(['0', '-1', '1.5', 'abc', '', '2e1', '0x2', ' 2', '1000', '9'.repeat(400), 'NaN', '٣'])(
    'falls back to the first page for page %j',
    (page) => expect(collection(`page=${encodeURIComponent(page)}`).page).toBe(1),
  );

  it.each(['41', '250', '999'])('falls back to the last available page for page %s', (page) => {
    expect(collection(`page=${page}`).page).toBe(40);
  });

  it.each(['PRICE-ASC', 'title', '', '__proto__', 'price-asc ', 'relevance'])(
    'falls back to the default order for sort %j',
    (sort) => {
      expect(collection(`sort=${encodeURIComponent(sort)}`).sort).toBeNull();
      expect(search(`q=rad&sort=${encodeURIComponent(sort)}`).sort).toBeNull();
    },
  );

  it('treats best sellers as the default order, except among results for a search term', () => {
    expect(collection('sort=recently-ordered-count-desc').sort).toBeNull();
    expect(search('sort=recently-ordered-count-desc').sort).toBeNull();
    expect(search('q=rad&sort=recently-ordered-count-desc').sort).toBe(
      'recently-ordered-count-desc',
    );
  });
});

const read = (address: string, kind: ListingKind = 'search') =>
  readListingQuery(new URLSearchParams(address), kind);
const state =
  '?q=rad+%26+tour&vendor=Hafenkante&vendor=Ostwind&frame=Trapez&price=1900:4500&sort=price-asc&page=3';

describe('the canonical URL of a product list', () => {
  it('has a fixed order of parameters and values', () => {
    const mixed =
      'page=3&sort=price-asc&price=4500:1900&frame=Trapez&vendor=Ostwind&utm_source=x&vendor=Hafenkante&q=%20rad%20%26%20tour';
    expect(writeListingQuery(read(mixed))).toBe(state);
  });

  it('leaves out default values', () => {
    expect(writeListingQuery(read('?page=1&sort=&vendor=&price=:'))).toBe('?');
    expect(writeListingQuery(read('?sort=recently-ordered-count-desc', 'collection'))).toBe('?');
  });

  it('escapes a value that looks like another parameter', () => {
    const address = writeListingQuery(read('vendor=%26price%3D1%3A2&price=3:4'));
    expect(address).toBe('?vendor=%26price%3D1%3A2&price=3:4');
    expect(read(address)).toMatchObject({
      facets: {vendor: ['&price=1:2']},
      price: {min: 3, max: 4},
    });
  });

  it.each(['collection', 'search'] as const)(
    'of a %s is read back as it was written, for random queries',
    (kind) => {
      const random = seededRandom(kind);
      const pick = (items: string[]) => items[wholeBetween(random, 0, items.length - 1)] ?? '';
      const names = [
        'q',
        'vendor',
        'frame',
        'model_year',
        'color-pattern',
        'price',
        'height',
        'sort',
        'page',
      ];
      const values = [
        ...[
          '',
          ' ',
          'a',
          'Ö + ß',
          '&=?#%',
          '🚲'.repeat(60),
          '\u0000x',
          'e\u0301',
          '2025',
          '7',
          '99',
        ],
        ...['1900:4500', ':', '5:1', '0:0', 'price-desc', 'recently-ordered-count-desc', '\'"<>'],
      ];
      for (let round = 0; round < 3000; round += 1) {
        const typed = new URLSearchParams();
        for (let left = wholeBetween(random, 0, 12); left > 0; left -= 1) {
          typed.append(pick(names), pick(values));
        }
        const asked = readListingQuery(typed, kind);
        const address = writeListingQuery(asked);
        expect(read(address, kind)).toEqual(asked);
        expect(writeListingQuery(read(address, kind))).toBe(address);
      }
    },
  );
});

describe('URLs derived from a product list', () => {
  it('remove one value and return to the first page', () => {
    expect(writeListingQuery(withoutValue(read(state), 'vendor', 'Ostwind'))).toBe(
      '?q=rad+%26+tour&vendor=Hafenkante&frame=Trapez&price=1900:4500&sort=price-asc',
    );
    expect(withoutValue(read('frame=Trapez'), 'frame', 'Trapez').facets).toEqual({});
  });

  it('remove the price', () => {
    expect(writeListingQuery(withoutPrice(read(state)))).not.toContain('price=');
  });

  it('remove all filters but keep the search terms and the order', () => {
    expect(writeListingQuery(withoutFilters(read(state)))).toBe('?q=rad+%26+tour&sort=price-asc');
    expect([isFiltered(read(state)), isFiltered(withoutFilters(read(state)))]).toEqual([
      true,
      false,
    ]);
    expect(isFiltered(read('price=:5'))).toBe(true);
  });

  it.each([
    [0, 1],
    [25, 1],
    [26, 2],
    [180, 8],
    [1000, 40],
    [90_000, 40],
  ])('for %d products end at page %d', (total, last) => {
    expect(lastPage(total)).toBe(last);
  });

  it('link to the next page while there are more products', () => {
    const next = (page: number, total: number) =>
      nextPage({...read(''), page}, total)?.page ?? null;
    expect([next(1, 26), next(1, 25), next(39, 9999), next(40, 9999)]).toEqual([2, null, 40, null]);
  });
});
