import {describe, expect, it} from 'vitest';
import {facetNames, facets} from './facets';
import {filtersOf, listQueries} from './product-query';
import {defaultProductQuery, DEFAULT_SORT_ORDER} from './search-types';

const all = {...defaultProductQuery, order: DEFAULT_SORT_ORDER};

describe('the queries of a product list', () => {
  it('are a single one with all facet counts when no filter is set', () => {
    const {requests, relaxed} = listQueries({...all, words: 'lastenrad'}, 'shop_');
    expect(relaxed).toEqual([]);
    expect(requests).toEqual([
      {
        indexName: 'shop_products_recently_ordered_count_desc',
        query: 'lastenrad',
        filters: 'inventory_available:true',
        facets: [...facets.map(({attribute}) => attribute), 'price', 'meta.fit.rider_min'],
        page: 0,
        hitsPerPage: 25,
        maxValuesPerFacet: 101,
        attributesToRetrieve: ['objectID'],
        attributesToHighlight: [],
        analytics: false,
      },
    ]);
  });

  it('also count products slightly above the maximum price', () => {
    const {requests, relaxed} = listQueries({...all, price: {min: 500, max: 3500}}, '');
    expect(relaxed).toEqual(['price', 'dearer']);
    expect(requests[2]).toMatchObject({
      numericFilters: ['price>=500', 'price<=3750'],
      hitsPerPage: 0,
      facets: [],
    });
  });

  it('are at most one per facet, two for the price and one for the list', () => {
    const chosen = Object.fromEntries(facetNames.map((name) => [name, ['x']]));
    const {requests} = listQueries({...all, facets: chosen, price: {min: 1, max: 2}}, '');
    expect(requests).toHaveLength(facetNames.length + 3);
  });

  it.each([
    [1, 25],
    [3, 75],
    [40, 1000],
    [41, 1000],
    [0, 25],
  ])('fetch pages 1 to %i as %i hits', (page, hitsPerPage) => {
    expect(listQueries({...all, page}, '').requests[0]).toMatchObject({page: 0, hitsPerPage});
  });

  it('enable analytics only in the main query', () => {
    const question = {...all, facets: {vendor: ['A']}, visitor: 'visitor-1'};
    const [main, counts] = listQueries(question, '').requests;
    expect(main).toMatchObject({analytics: true, clickAnalytics: true, userToken: 'visitor-1'});
    expect(counts).toMatchObject({analytics: false});
    expect(counts).not.toHaveProperty('userToken');
  });
});

describe('the filters of a query', () => {
  it.each([
    ['e-bikes', 'collections:"e-bikes"'],
    ['a" OR price>0', String.raw`collections:"a\" OR price>0"`],
    [String.raw`a\" OR x`, String.raw`collections:"a\\\" OR x"`],
  ])('quote and escape the collection %s', (collection, filter) => {
    const {filters} = filtersOf({...all, collection});
    expect(filters).toBe(`inventory_available:true AND ${filter}`);
  });

  it.each([
    ['-Nordwind', String.raw`vendor:\-Nordwind`],
    ['Nord-wind', 'vendor:Nord-wind'],
    ['a:b', 'vendor:a:b'],
    ['"A" OR B', 'vendor:"A" OR B'],
  ])('match the value %s and never exclude it', (value, filter) => {
    expect(filtersOf({...all, facets: {vendor: [value]}}).facetFilters).toEqual([[filter]]);
  });

  it.each([
    [{min: 0, max: null}, ['price>=0']],
    [{min: null, max: 800}, ['price<=800']],
    [{min: 5, max: 800}, ['price>=5', 'price<=800']],
  ])('support a price range with one or both bounds: %j', (price, numericFilters) => {
    expect(filtersOf({...all, price})).toMatchObject({numericFilters});
  });

  it('contain no empty lists', () => {
    expect(filtersOf({...all, facets: {vendor: []}})).toEqual({
      filters: 'inventory_available:true',
    });
  });
});
