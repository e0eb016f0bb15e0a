import {describe, expect, it} from 'vitest';
import {toChips} from './listing-chips.server';
import {readListingQuery} from './listing-query.server';

const chips = (address: string, language: 'de' | 'en' = 'de') =>
  toChips(readListingQuery(new URLSearchParams(address), 'search'), language, 'EUR').map(
    ({facet, label, query}) => [facet, label.replaceAll('\u00a0', ' '), query],
  );

describe('the filters in force', () => {
  it('are named, and each leads to the list without it', () => {
    expect(chips('q=rad&price=1900:4500&model_year=2025&vendor=Ostwind&page=3')).toEqual([
      ['price', '1.900 € – 4.500 €', '?q=rad&vendor=Ostwind&model_year=2025'],
      ['vendor', 'Ostwind', '?q=rad&model_year=2025&price=1900:4500'],
      ['model_year', 'Modelljahr 2025', '?q=rad&vendor=Ostwind&price=1900:4500'],
    ]);
  });

  it.each([
    ['de', 'price=1900:', 'ab 1.900 €'],
    ['de', 'price=:4500', 'bis 4.500 €'],
    ['en', 'price=1900:4500', '€1,900 – €4,500'],
    ['en', 'price=:4500', 'up to €4,500'],
    ['en', 'model_year=2025', 'Model year 2025'],
  ] as const)('speak %s: %s is "%s"', (language, address, label) => {
    expect(chips(address, language)).toEqual([[expect.anything(), label, '?']]);
  });

  it('are none in an unfiltered list', () => {
    expect(chips('q=rad&sort=price-asc&page=2')).toEqual([]);
  });
});
