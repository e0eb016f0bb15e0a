import {describe, expect, it} from 'vitest';
import {seededRandom, wholeBetween} from '../../../tests/stand-ins/catalogue/seeded-random';
import {
  isFiltered,
  lastPage,
  nextPage,
  withoutFilters,
  withoutPrice,
  withoutValue,
  writeListingQuery,
} from './listing-address.server';
import {readListingQuery, type ListingKind} from './listing-query.server';

const read = (address: string, kind: ListingKind = 'search') =>
  readListingQuery(new URLSearchParams(address), kind);
const state =
  '?q=rad+%26+tour&vendor=Hafenkante&vendor=Ostwind&frame=Trapez&price=1900:4500&sort=price-asc&page=3';

describe('the address of a state', () => {
  it('has one order, whatever order it was asked in', () => {
    const mixed =
      'page=3&sort=price-asc&price=4500:1900&frame=Trapez&vendor=Ostwind&utm_source=x&vendor=Hafenkante&q=%20rad%20%26%20tour';
    expect(writeListingQuery(read(mixed))).toBe(state);
  });

  it('leaves out what is usual', () => {
    expect(writeListingQuery(read('?page=1&sort=&vendor=&price=:'))).toBe('?');
    expect(writeListingQuery(read('?sort=recently-ordered-count-desc', 'collection'))).toBe('?');
  });

  it('keeps a value that looks like another parameter what it is', () => {
    const address = writeListingQuery(read('vendor=%26price%3D1%3A2&price=3:4'));
    expect(address).toBe('?vendor=%26price%3D1%3A2&price=3:4');
    expect(read(address)).toMatchObject({
      facets: {vendor: ['&price=1:2']},
      price: {min: 3, max: 4},
    });
  });

  it.each(['collection', 'search'] as const)(
    'of a %s is read back as it was written, whatever was asked',
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

describe('addresses beside it', () => {
  it('take one value away and begin anew', () => {
    expect(writeListingQuery(withoutValue(read(state), 'vendor', 'Ostwind'))).toBe(
      '?q=rad+%26+tour&vendor=Hafenkante&frame=Trapez&price=1900:4500&sort=price-asc',
    );
    expect(withoutValue(read('frame=Trapez'), 'frame', 'Trapez').facets).toEqual({});
  });

  it('take the price away', () => {
    expect(writeListingQuery(withoutPrice(read(state)))).not.toContain('price=');
  });

  it('take all filters away and keep words and order', () => {
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
  ])('of %d products end at page %d', (total, last) => {
    expect(lastPage(total)).toBe(last);
  });

  it('lead on while there is more', () => {
    const next = (page: number, total: number) =>
      nextPage({...read(''), page}, total)?.page ?? null;
    expect([next(1, 26), next(1, 25), next(39, 9999), next(40, 9999)]).toEqual([2, null, 40, null]);
  });
});
