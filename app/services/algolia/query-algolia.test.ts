import {describe, expect, it} from 'vitest';
import {ServiceOutage} from '../http/outage.server';
import {facetNames} from './facets';
import {listQueries} from './product-query';
import {readProducts, readValues} from './query-algolia.server';
import {defaultProductQuery} from './search-types';

const plain = listQueries(defaultProductQuery, 'shop_');
const narrowed = listQueries(
  {...defaultProductQuery, facets: {vendor: ['Nordwind']}, price: {min: 500, max: null}},
  'shop_',
);
const empty = {hits: [], nbHits: 0};

describe('products from a search response', () => {
  it('have ids in order, a total, facet counts, price bounds and a query id', () => {
    const answer = {
      hits: [{objectID: '11'}, {objectID: '7'}],
      nbHits: 214,
      queryID: '0123456789abcdef0123456789abcdef',
      facets: {vendor: {Klee: 3, Nordwind: 40}, 'meta.custom.model_year': {'2026': 9}},
      facets_stats: {price: {min: 9.5, max: 7999, avg: 100, sum: 1000}},
    };
    const found = readProducts({results: [answer]}, plain);
    expect(found).toMatchObject({
      productIds: ['11', '7'],
      total: 214,
      index: 'shop_products',
      queryId: '0123456789abcdef0123456789abcdef',
      priceBounds: {min: 9.5, max: 7999},
    });
    expect(found.facets).toEqual({
      ...Object.fromEntries(facetNames.map((name) => [name, []])),
      vendor: [
        {value: 'Nordwind', count: 40},
        {value: 'Klee', count: 3},
      ],
      model_year: [{value: '2026', count: 9}],
    });
  });

  it('take counts of a filtered facet and price bounds from the queries without that filter', () => {
    const results = [
      {...empty, facets: {vendor: {Nordwind: 4}}, facets_stats: {price: {min: 500, max: 600}}},
      {...empty, facets: {vendor: {Nordwind: 4, Klee: 9}}},
      {...empty, facets_stats: {price: {min: 20, max: 600}}},
    ];
    const found = readProducts({results}, narrowed);
    expect(found.facets.vendor.map(({value}) => value)).toEqual(['Klee', 'Nordwind']);
    expect(found.priceBounds).toEqual({min: 20, max: 600});
  });

  it('are read when numbers are sent as text and fields are missing', () => {
    const answer = {
      hits: [{objectID: 11}, {objectID: '11'}, {}, null, 'x', {objectID: '../7'}, {objectID: '7'}],
      nbHits: '2',
      facets: {vendor: {Klee: '3', Weg: null, '': 4, Auch: 'viele'}, 'meta.custom.frame': 'Trapez'},
      facets_stats: {price: {min: '10', max: '20'}},
    };
    const found = readProducts({results: [answer]}, plain);
    expect(found).toMatchObject({productIds: ['11', '7'], total: 2, queryId: null});
    expect(found.facets).toMatchObject({vendor: [{value: 'Klee', count: 3}], frame: []});
    expect(found.priceBounds).toEqual({min: 10, max: 20});
  });

  it.each([
    ['none', undefined],
    ['half of them', {price: {min: 10}}],
    ['nonsense', {price: {min: 'wenig', max: 'viel'}}],
    ['another shape', []],
  ])('have no price bounds when there are %s', (_, facets_stats) => {
    const found = readProducts({results: [{...empty, facets: null, facets_stats}]}, plain);
    expect(found.priceBounds).toBeNull();
    expect(found.facets.vendor).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['a text', '<html>'],
    ['no results', {results: []}],
    ['results without hits', {results: [{nbHits: 1}]}],
    ['results without a total', {results: [{hits: []}]}],
    ['a total that is no number', {results: [{hits: [], nbHits: 'viele'}]}],
  ])('throw an outage when the response is %s', (_, answer) => {
    expect(() => readProducts(answer, plain)).toThrow(ServiceOutage);
  });

  it('throw an outage when a query has no result', () => {
    expect(() => readProducts({results: [empty, empty]}, narrowed)).toThrow(
      'Algolia products failed (200)',
    );
  });
});

describe('facet values from a search response', () => {
  it('include only valid values', () => {
    const facetHits = [
      {value: 'Nordwind', highlighted: '<em>Nord</em>wind', count: 40},
      {value: 'Klee', count: '3'},
      {value: '', count: 3},
      {count: 3},
      null,
    ];
    expect(readValues({results: [{facetHits}]})).toEqual([
      {value: 'Nordwind', count: 40},
      {value: 'Klee', count: 3},
    ]);
  });

  it('throw an outage when the list is missing', () => {
    expect(() => readValues({results: [{hits: []}]})).toThrow(ServiceOutage);
    expect(() => readValues({facetHits: []})).toThrow(ServiceOutage);
  });
});
