import {describe, expect, it} from 'vitest';
import {inchNames, formatTyreSize, findTyreSize} from './tyre-search.server';

describe('tyre sizes', () => {
  it('have the inch names they are sold under', () => {
    expect(inchNames(47, 47, 622)).toEqual(['28 × 1.75']);
    expect(inchNames(40, 50, 622)).toEqual(['28 × 1.50', '28 × 1.60', '28 × 1.75', '28 × 2.00']);
    expect(inchNames(47, 47, 630)).toEqual([]);
  });

  it('are shown in both notations, with the decimal separator of the language', () => {
    expect(formatTyreSize('47-622', 'de-DE')).toBe('47-\u2060622 (28\u00a0×\u00a01,75)');
    expect(formatTyreSize('47-622', 'en-US')).toBe('47-\u2060622 (28\u00a0×\u00a01.75)');
    expect(formatTyreSize('25-622', 'de-DE')).toBe('25-\u2060622');
  });
});

describe('a tyre size in a search query', () => {
  it.each([
    ['28 x 1.75', '47-622', ''],
    ['28x1,75', '47-622', ''],
    ['28 × 1.75', '47-622', ''],
    ['28" x 1.75"', '47-622', ''],
    ['28X1.75', '47-622', ''],
    ['47-622', '47-622', ''],
    ['47 – 622', '47-622', ''],
    ['27,5 x 2.25', '57-584', ''],
    ['29 x 2.25', '57-622', ''],
    ['20x1.75', '47-406', ''],
    ['26 x 1.95', '50-559', ''],
    ['26 x 2.1', '54-559', ''],
    ['27.5 x 2.4', '61-584', ''],
    ['29 x 2.50', '64-622', ''],
    ['29 x 2,6', '65-622', ''],
    ['28 x 1.4', '37-622', ''],
    ['700x28c', '28-622', ''],
    ['700 x 25', '25-622', ''],
    ['Schlauch 28 x 1.75 Blitzventil', '47-622', 'Schlauch Blitzventil'],
    ['Reifen 47-622', '47-622', 'Reifen'],
  ])('in %s is %s, leaving %j', (words, size, rest) => {
    expect(findTyreSize(words)).toEqual({size, rest});
  });

  it.each([
    '',
    'Schlauch 28',
    '28 Zoll',
    '1.75',
    // Widths and rims without a common name, and the old system of fractions.
    '28 x 1.77',
    '31 x 1.75',
    '28 x 1 5/8',
    '28 x 1 5/8 x 1 3/8',
    '47-123',
    // SKUs, times and phone numbers.
    'GG-FT-47-622',
    '47-622-SW',
    '10-18',
    '0451-622',
    '28 x 1.755',
    '128 x 1.75',
    // Ranges, as printed on tubes.
    'Schlauch 28/47-622/635',
    '40/62-622',
    '700 x 28/45C',
    '700x18-25c',
    '28 x 1.75-2.00',
  ])('is not found in %j', (words) => {
    expect(findTyreSize(words)).toBeNull();
  });

  it('is not found in long, repetitive input', () => {
    for (const words of ['28 '.repeat(17), '47-'.repeat(16), '28x'.repeat(16), ' '.repeat(50)]) {
      expect(findTyreSize(words)).toBeNull();
    }
  });
});
