import {describe, expect, it} from 'vitest';
import {foundValues, wordsIn} from './FacetSearch';

const values = [{value: 'Ostwind', count: 7}];

describe('the values found by the facet search', () => {
  it.each([
    ['ost', {words: 'ost', values}, {values, stale: false}],
    ['ostw', {words: 'ost', values}, {values, stale: true}],
    ['ost', {words: 'ost', values: []}, {values: [], stale: false}],
    // After deleting or starting over, the list itself is closer to the query.
    ['os', {words: 'ost', values}, null],
    ['haf', {words: 'ost', values}, null],
    ['', {words: 'ost', values}, null],
    ['ost', null, null],
  ])('for "%s" after the response %j are %j', (words, answer, found) => {
    expect(foundValues(words, answer)).toEqual(found);
  });

  it('are searched with normalised whitespace and Unicode', () => {
    expect(wordsIn('  Ost  wind ')).toBe('Ost wind');
    expect(wordsIn(' \u00a0 ')).toBe('');
    expect(wordsIn('Fu\u0308chse')).toBe('Füchse');
  });
});
