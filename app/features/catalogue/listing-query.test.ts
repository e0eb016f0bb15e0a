import {describe, expect, it} from 'vitest';
import {readListingQuery} from './listing-query.server';

const nothing = {q: '', facets: {}, price: {min: null, max: null}, sort: null, page: 1};
const collection = (query: string) => readListingQuery(new URLSearchParams(query), 'collection');
const search = (query: string) => readListingQuery(new URLSearchParams(query), 'search');

describe('the address of a list', () => {
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
    ['q=rad', {}],
    ['utm_source=brief&Farbe=Reseda&Vendor=Ostwind&vendor[]=x', {}],
    ['__proto__=x&constructor=y&toString=z&hasOwnProperty=1', {}],
  ])('%j of a collection asks for %j', (query, asked) => {
    expect(collection(query)).toEqual({...nothing, ...asked});
  });

  it.each([
    ['q=lastenrad', 'lastenrad'],
    ['q=%20%20Stadt%20%0A%00%20Rad%20', 'Stadt Rad'],
    ['q=a&q=b', 'a'],
    ['q=u%CC%88ber', 'über'],
    ['q=%F0%9F', '\uFFFD'],
  ])('%j searches for %j', (query, q) => {
    expect(search(query).q).toBe(q);
  });

  it('holds 50 characters of words, none of them cut in half', () => {
    expect(search(`q=${'x'.repeat(80)}`).q).toHaveLength(50);
    expect(search(`q=${encodeURIComponent('🚲'.repeat(8000))}`).q).toBe('🚲'.repeat(50));
    expect(search(`q=${'x'.repeat(49)}%20y`).q).toBe('x'.repeat(49));
  });

  it('holds 20 values of a facet, each once and of at most 80 characters', () => {
    const many = Array.from({length: 5000}, (_, at) => `vendor=v${at}&vendor=v${at}`).join('&');
    expect(collection(many).facets.vendor).toHaveLength(20);
    expect(collection(`vendor=${'x'.repeat(81)}&vendor=${'🚲'.repeat(81)}`)).toEqual(nothing);
    expect(collection(`vendor=${'🚲'.repeat(80)}`).facets.vendor).toEqual(['🚲'.repeat(80)]);
  });

  it.each(['0', '-1', '1.5', 'abc', '', '2e1', '0x2', ' 2', '1000', '9'.repeat(400), 'NaN', '٣'])(
    'with page %j counts as the first page',
    (page) => expect(collection(`page=${encodeURIComponent(page)}`).page).toBe(1),
  );

  it.each(['41', '250', '999'])('with page %s stops at the last that is handed out', (page) => {
    expect(collection(`page=${page}`).page).toBe(40);
  });

  it.each(['PRICE-ASC', 'title', '', '__proto__', 'price-asc ', 'relevance'])(
    'with sort %j is sorted as usual',
    (sort) => {
      expect(collection(`sort=${encodeURIComponent(sort)}`).sort).toBeNull();
      expect(search(`q=rad&sort=${encodeURIComponent(sort)}`).sort).toBeNull();
    },
  );

  it('calls best sellers the usual order in collections, a choice among results for words', () => {
    expect(collection('sort=recently-ordered-count-desc').sort).toBeNull();
    expect(search('sort=recently-ordered-count-desc').sort).toBeNull();
    expect(search('q=rad&sort=recently-ordered-count-desc').sort).toBe(
      'recently-ordered-count-desc',
    );
  });
});
