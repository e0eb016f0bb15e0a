import {describe, expect, it} from 'vitest';
import {facetNames, type FacetName} from '~/services/algolia/facets';
import type {FacetCount, FoundProducts} from '~/services/algolia/search-types';
import {toChips, toFacetViews, toNearMatches, toPriceFacet} from './facet-views.server';
import {readListingQuery} from './listing-query.server';

const counts = (numbers: Record<string, number>) =>
  Object.entries(numbers).map(([value, count]) => ({value, count}));
const found = (facets: Partial<Record<FacetName, FacetCount[]>>) =>
  Object.fromEntries(facetNames.map((name) => [name, facets[name] ?? []])) as Record<
    FacetName,
    FacetCount[]
  >;
const read = (query: string) => readListingQuery(new URLSearchParams(query), 'collection');
const viewOf = (
  name: FacetName,
  numbers: Record<string, number>,
  query = '',
  swatches: [string, string][] = [],
) => toFacetViews(found({[name]: counts(numbers)}), read(query).facets, new Map(swatches))[0];

const many = (count: number) =>
  Object.fromEntries(Array.from({length: count}, (_, at) => [`v${at}`, 200 - at]));

describe('a facet', () => {
  it('lists selected values first, then the most frequent', () => {
    const view = viewOf('vendor', {A: 9, B: 5, C: 5, D: 1}, 'vendor=D&vendor=B');
    expect(view?.values.map(({value, selected}) => [value, selected])).toEqual([
      ['B', true],
      ['D', true],
      ['A', undefined],
      ['C', undefined],
    ]);
  });

  it('keeps a selected value even if no product has it', () => {
    expect(viewOf('frame', {Trapez: 4}, 'frame=Diamant')?.values[0]).toEqual({
      value: 'Diamant',
      count: 0,
      selected: true,
    });
  });

  it('lists years from the newest to the oldest, selected or not', () => {
    const view = viewOf('model_year', {2025: 61, 2024: 12, 2026: 9}, 'model_year=2024');
    expect(view?.values.map(({value}) => value)).toEqual(['2026', '2025', '2024']);
  });

  it('shows swatches only for the colour facet', () => {
    const swatches: [string, string][] = [['Reseda', '#7d8f72']];
    const colors = viewOf('color-pattern', {Reseda: 2, Karo: 1}, '', swatches);
    expect(colors?.values.map(({color}) => color)).toEqual(['#7d8f72', undefined]);
    expect(viewOf('paintwork', {Reseda: 2}, '', swatches)?.values[0]?.color).toBeUndefined();
  });

  it('is limited to 100 values and reports that there are more', () => {
    expect(viewOf('vendor', many(101))).toMatchObject({hasMore: true, values: {length: 100}});
    expect(viewOf('vendor', many(100))).not.toHaveProperty('hasMore');
  });

  it('shows a selected value beyond the limit with its count, if known', () => {
    const chosen = (value: string) => viewOf('vendor', many(101), `vendor=${value}`)?.values[0];
    expect(chosen('v100')).toMatchObject({value: 'v100', selected: true, count: 100});
    expect(chosen('rare')).toMatchObject({value: 'rare', selected: true, count: null});
  });

  it('without values is left out, the others keep their fixed order', () => {
    const views = toFacetViews(
      found({gender: counts({Damen: 1}), vendor: counts({A: 1})}),
      {battery: ['500 Wh']},
      new Map(),
    );
    expect(views.map(({name}) => name)).toEqual(['vendor', 'battery', 'gender']);
  });
});

describe('the price facet', () => {
  it('spans all prices, rounded to whole amounts', () => {
    expect(toPriceFacet({min: 64.9, max: 4199.5}, read('price=1900:'), 'de', 'EUR')).toEqual({
      min: 64,
      max: 4200,
      from: 1900,
      to: null,
      currency: 'EUR',
      texts: {
        min: '64\u00a0€',
        max: '4.200\u00a0€',
        from: '1.900\u00a0€',
        to: '',
      },
    });
  });

  it('is null if all products cost the same or there are none', () => {
    expect(toPriceFacet({min: 49, max: 49}, read(''), 'de', 'EUR')).toBeNull();
    expect(toPriceFacet(null, read(''), 'de', 'EUR')).toBeNull();
  });

  it('remains when a range is selected, so that it can be changed', () => {
    const chosen = toPriceFacet(null, read('price=100:200'), 'de', 'EUR');
    expect(chosen).toMatchObject({min: 100, max: 200, from: 100, to: 200});
    expect(toPriceFacet({min: 49, max: 49}, read('price=:60'), 'de', 'EUR')).toMatchObject({
      max: 49,
    });
  });
});

const chips = (address: string, language: 'de' | 'en' = 'de') =>
  toChips(readListingQuery(new URLSearchParams(address), 'search'), language, 'EUR').map(
    ({facet, label, query}) => [facet, label.replaceAll('\u00a0', ' '), query],
  );

describe('the active filters', () => {
  it('are listed, and each links to the list without it', () => {
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
    ['de', 'height=1,7', 'passt bei 1,70 m'],
    ['en', 'height=170,5', 'fits riders 1.705 m tall'],
    ['en', 'model_year=2025', 'Model year 2025'],
  ] as const)('in %s, %s is labelled "%s"', (language, address, label) => {
    expect(chips(address, language)).toEqual([[expect.anything(), label, '?']]);
  });

  it('are empty for an unfiltered list', () => {
    expect(chips('q=rad&sort=price-asc&page=2')).toEqual([]);
  });
});

describe('near matches for a short list', () => {
  const near = (
    address: string,
    total: number,
    totals: FoundProducts['totals'],
    language: 'de' | 'en' = 'de',
  ) => {
    const told = toNearMatches(read(address), {total, totals}, language, 'EUR');
    return told && [told.label.replaceAll('\u00a0', ' '), told.query];
  };

  it('suggest a slightly higher price limit', () => {
    const totals = {price: 40, dearer: 9, vendor: 30};
    expect(near('price=500:3500&vendor=A&page=1', 3, totals)).toEqual([
      'Für bis zu 250 € mehr: 6 weitere Treffer',
      '?vendor=A&price=500:3750',
    ]);
    expect(near('price=:3500', 0, {dearer: 1})?.[0]).toBe(
      'Für bis zu 250 € mehr: 1 weiterer Treffer',
    );
    expect(near('price=:3500', 1, {dearer: 2}, 'en')?.[0]).toBe(
      'For up to €250 more: 1 more result',
    );
  });

  it('otherwise suggest the list without the facet that excludes most products', () => {
    const totals = {dearer: 3, price: 90, vendor: 4, frame: 15};
    expect(near('price=:3500&height=170&vendor=A&frame=B&frame=C', 3, totals)).toEqual([
      'Ohne „B, C“: 12 weitere Treffer',
      '?height=170&vendor=A&price=:3500',
    ]);
  });

  it('are null if the list is long enough or nothing is near', () => {
    expect(near('price=:3500', 6, {dearer: 20})).toBeNull();
    expect(near('price=:3500', 3, {dearer: 3, price: 70})).toBeNull();
    expect(near('price=:999900', 3, {dearer: 9})).toBeNull();
    expect(near('height=170', 0, {})).toBeNull();
  });
});
