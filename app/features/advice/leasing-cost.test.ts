import {describe, expect, it} from 'vitest';
import {
  currentFactors,
  estimateCost,
  marginalRate,
  monthlyBenefit,
  netCost,
  exampleEmployees,
  taxClasses,
} from './leasing-cost';

const now = Date.parse('2026-11-23T10:00:00Z');

describe('the taxable benefit of a leased bike', () => {
  it.each([
    [2500, 6],
    [399.99, 0],
    [400, 1],
    [3999, 9],
    [4000, 10],
  ])('for a list price of %d € is %d € a month', (rrp, benefit) => {
    expect(monthlyBenefit(rrp)).toBe(benefit);
  });

  it('for an S-pedelec increases with the distance to work', () => {
    expect(monthlyBenefit(6000, 10)).toBeCloseTo(15 + 4.5);
  });
});

describe('the cost of leasing', () => {
  it("matches a leasing partner's published example, whose tax rate is rounded", () => {
    expect(netCost(76.26, monthlyBenefit(2500), 0.467)).toBeCloseTo(43.46, 1);
    expect(Math.abs(netCost(76.26, monthlyBenefit(2500), 0.467) - 43.46)).toBeLessThan(0.02);
  });

  it('is a range that covers every current factor, in steps of five euros', () => {
    const contract = {price: 3000, rrp: 3000, factors: [2.9, 3.2]};
    const [first] = exampleEmployees;
    const span = first && estimateCost(contract, first);
    expect(span?.map((euros) => euros % 5)).toEqual([0, 0]);
    const marginal = marginalRate(3000, '1', 80);
    expect(span?.[0]).toBeLessThanOrEqual(netCost(87, 7, marginal));
    expect(span?.[1]).toBeGreaterThanOrEqual(netCost(96, 7, marginal));
  });

  it("is lower with an employer's contribution, higher with insurance, and never negative", () => {
    const situation = {taxClass: '1', gross: 4000} as const;
    const contract = {price: 4000, rrp: 4000, factors: [3]};
    const usual = estimateCost(contract, situation)?.[0] ?? 0;
    expect(estimateCost({...contract, subsidy: 30}, situation)?.[0]).toBeLessThan(usual);
    expect(estimateCost({...contract, insurance: 30}, situation)?.[0]).toBeGreaterThan(usual);
    expect(estimateCost({...contract, subsidy: 1000}, situation)?.[0]).toBeGreaterThanOrEqual(0);
  });

  it('is null without a leasing factor', () => {
    expect(estimateCost({price: 3000, rrp: 3000, factors: []}, {taxClass: '1', gross: 3000})).toBe(
      null,
    );
  });
});

describe('the marginal rate of taxes and contributions', () => {
  it.each([
    // Known from wage tax tables, within a percentage point or two.
    ['1', 1000, 0.2, 0.23],
    ['1', 3000, 0.4, 0.47],
    ['1', 4500, 0.45, 0.51],
    // Above the ceilings of all contributions only the tax remains.
    ['1', 12_000, 0.4, 0.43],
    ['3', 5000, 0.38, 0.45],
  ] as const)('in tax class %s at %d € gross is between %d and %d', (taxClass, gross, min, max) => {
    const rate = marginalRate(gross, taxClass, 80);
    expect(rate).toBeGreaterThan(min);
    expect(rate).toBeLessThan(max);
  });

  it('is never negative and always below 75 percent', () => {
    for (const taxClass of taxClasses) {
      for (let gross = 0; gross <= 40_000; gross += 250) {
        const rate = marginalRate(gross, taxClass, 100);
        expect(rate).toBeGreaterThanOrEqual(0);
        expect(rate).toBeLessThan(0.75);
      }
    }
  });
});

describe('the leasing factors of partners', () => {
  it.each([
    [3.05, '2026-10-01', 1],
    [3.05, '2026-11-23', 1],
    [3.05, '2025-11-24', 1],
    // Expired, in the future, not dated, invalid date, missing, implausible.
    [3.05, '2025-11-01', 0],
    [3.05, '2026-12-01', 0],
    [3.05, '', 0],
    [3.05, 'Oktober', 0],
    [3.05, '2026-13-01', 0],
    [null, '2026-10-01', 0],
    [30.5, '2026-10-01', 0],
  ])('are used only while plausible and valid: %j since %j', (factor, since, count) => {
    expect(currentFactors([{name: 'Pendlerplus', factor, since}], now)).toHaveLength(count);
  });
});
