import {describe, expect, it} from 'vitest';
import type {Growth} from './growth';
import {growthComplaints, growthTables} from './growth-report';

const weight = {
  html: 29_000,
  htmlRaw: 190_000,
  fonts: 90_000,
  css: 14_000,
  javascript: 112_000,
  requests: 17,
};

const row = (page: string, ratio: number): Growth => ({
  page,
  ratio,
  cpu: [5, 5 * ratio],
  perSecond: [200, 200],
  cold: [60, 61],
  warm: [5, 5.2],
  weight: [weight, weight],
});

const shop = (...rows: Growth[]) => ({title: 'A shop of 200 products → 10,000', most: 1.25, rows});

describe('the growth of a page', () => {
  it('is shown by the figures of the small and the large shop', () => {
    const shown = growthTables([shop(row('collection', 1.1))]);
    expect(shown).toContain('A shop of 200 products → 10,000');
    expect(shown).toMatch(/collection {2}5\.0 → 5\.5 +1\.10 .*29\.0 → 29\.0.*17 → 17/);
  });

  it('is not reported within its limit', () => {
    expect(growthComplaints([shop(row('home', 0.9), row('collection', 1.25))])).toEqual([]);
  });

  it('is reported for each page that exceeds its limit', () => {
    const variants = {title: '8 variants → 2,000', most: 1.3, rows: [row('product', 1.31)]};
    expect(growthComplaints([shop(row('home', 1), row('collection', 1.4)), variants])).toEqual([
      'A shop of 200 products → 10,000: collection needs 1.40 times the CPU, at most 1.25',
      '8 variants → 2,000: product needs 1.31 times the CPU, at most 1.3',
    ]);
  });
});
