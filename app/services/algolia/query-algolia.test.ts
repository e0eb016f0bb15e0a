import {describe, expect, it} from 'vitest';
import {ServiceOutage} from '../http/outage.server';
import {facetNames} from './facets';
import {listQueries} from './product-query';
import {readMatchedWords, readProducts, readValues} from './query-algolia.server';
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

  it('leave out records that are no products', () => {
    const hits = ['11', '../7', 'seite', '7'].map((objectID) => ({objectID}));
    expect(readProducts({results: [{...empty, hits}]}, plain).productIds).toEqual(['11', '7']);
  });

  it('have no price bounds and counts when the response has none', () => {
    const found = readProducts({results: [{hits: [], nbHits: 0}]}, plain);
    expect(found).toMatchObject({priceBounds: null, queryId: null});
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

describe('the words that a hit matches', () => {
  it.each([
    ['E-Bike himbeerrot', ['e', 'bike'], ['E-Bike']],
    ['E-Bike himbeerrot', ['bike'], []],
    ['Straße himbeerrot', ['strasse'], ['Straße']],
    ['STRASSE & Räder', ['straße', 'rader'], ['STRASSE', 'Räder']],
  ])('of %s are those whose parts are all among %j', (words, matchedWords, found) => {
    const hits = [{objectID: '7', _highlightResult: {title: {value: '', matchedWords}}}];
    expect(readMatchedWords({results: [{hits, nbHits: 1}]}, words)).toEqual(found);
  });
});

describe('facet values from a search response', () => {
  it('have the number of their products', () => {
    const facetHits = [{value: 'Nordwind', highlighted: '<em>Nord</em>wind', count: 40}];
    expect(readValues({results: [{facetHits}]})).toEqual([{value: 'Nordwind', count: 40}]);
  });

  it('throw an outage when the list is missing', () => {
    expect(() => readValues({results: [{hits: []}]})).toThrow(ServiceOutage);
    expect(() => readValues({facetHits: []})).toThrow(ServiceOutage);
  });
});
