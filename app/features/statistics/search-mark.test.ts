import {describe, expect, it} from 'vitest';
import {readMark} from './report-search.server';
import {writeMark} from './search-mark';

const queryId = '0123456789abcdef0123456789abcdef';

describe('the mark of a product that a list has shown', () => {
  it.each([
    [{queryId, order: 'relevance', position: 1}, `${queryId}.relevance.1`],
    [{queryId, order: 'price-asc', position: 26}, `${queryId}.price-asc.26`],
    [{queryId, order: 'price-desc', position: 1000}, `${queryId}.price-desc.1000`],
    [
      {queryId, order: 'recently-ordered-count-desc', position: 7},
      `${queryId}.recently-ordered-count-desc.7`,
    ],
    [{queryId, order: 'published-at-desc', position: 9}, `${queryId}.published-at-desc.9`],
  ] as const)('%j is written %s and read again', (mark, text) => {
    expect(writeMark(mark)).toBe(text);
    expect(readMark(text)).toEqual(mark);
  });

  it.each([
    '',
    'x',
    queryId,
    `${queryId}.relevance`,
    `${queryId}.relevance.`,
    `${queryId}.relevance.0`,
    `${queryId}.relevance.01`,
    `${queryId}.relevance.-1`,
    `${queryId}.relevance.1.5`,
    `${queryId}.relevance.1e2`,
    `${queryId}.relevance.1001`,
    `${queryId}.relevance.99999999999999999999`,
    `${queryId}.relevance.1 `,
    ` ${queryId}.relevance.1`,
    `${queryId}.relevance.1\n`,
    `${queryId}.newest.1`,
    `${queryId}.constructor.1`,
    `${queryId}.__proto__.1`,
    `${queryId}.RELEVANCE.1`,
    `${queryId}..1`,
    `${queryId.slice(1)}.relevance.1`,
    `${queryId}0.relevance.1`,
    `${queryId.toUpperCase()}.relevance.1`,
    `${'g'.repeat(32)}.relevance.1`,
    `${queryId}.relevance.1`.repeat(1000),
    '<script>alert(1)</script>',
  ])('is not read from %j', (text) => {
    expect(readMark(text)).toBeNull();
  });

  it('is no file and not left out', () => {
    expect(readMark(new File([], `${queryId}.relevance.1`))).toBeNull();
    expect(readMark(null)).toBeNull();
  });
});
