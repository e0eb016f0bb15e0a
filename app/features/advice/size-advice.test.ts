import {describe, expect, it} from 'vitest';
import {bikeKinds, estimateSize, isPlausibleInseam, readLength, sizesFor} from './size-advice';

const ranges = [
  {name: '50 cm', height: [163, 175]},
  {name: '45 cm', height: [155, 165]},
  {name: '55 cm', height: [173, 185]},
] as const;
const named = (height: number) => {
  const {fits, nearest} = sizesFor(height, ranges);
  return {fits: fits.map(({name}) => name), nearest: nearest?.name ?? null};
};

describe('the frame sizes of a manufacturer', () => {
  it.each([
    [154, [], '45 cm'],
    [155, ['45 cm'], null],
    [162, ['45 cm'], null],
    [163, ['45 cm', '50 cm'], null],
    [165, ['45 cm', '50 cm'], null],
    [165.5, ['50 cm'], null],
    [174, ['50 cm', '55 cm'], null],
    [185, ['55 cm'], null],
    [186, [], '55 cm'],
  ])('for a rider of %d cm are %j, otherwise the nearest is %s', (height, fits, nearest) => {
    expect(named(height)).toEqual({fits, nearest});
  });

  it('are empty if the manufacturer names none', () => {
    expect(sizesFor(170, [])).toEqual({fits: [], nearest: null});
  });
});

describe('the estimated frame size', () => {
  it.each([
    ['trekking', 170, 82, {unit: 'cm', from: 54, to: 54}],
    ['sport', 170, 82, {unit: 'cm', from: 50, to: 50}],
    ['road', 170, 82, {unit: 'cm', from: 55, to: 55}],
    ['mtb', 170, 82, {unit: 'inch', from: 19, to: 19}],
    ['trekking', 170, null, {unit: 'cm', from: 50, to: 58}],
    ['mtb', 170, null, {unit: 'inch', from: 17, to: 20}],
    ['children', 116, null, {unit: 'inch', from: 16, to: 20}],
    ['children', 116, 50, {unit: 'inch', from: 16, to: 16}],
    ['children', 85, null, null],
    ['children', 180, null, null],
  ] as const)(
    'is calculated for %s at %d cm with an inseam of %s',
    (kind, height, inseam, size) => {
      expect(estimateSize(kind, height, inseam)).toEqual(size);
    },
  );

  it('never decreases with height', () => {
    for (const kind of bikeKinds) {
      let last = 0;
      for (let height = 80; height <= 220; height += 1) {
        const size = estimateSize(kind, height, null);
        if (!size) continue;
        expect(size.from, `${kind} at ${height}`).toBeGreaterThanOrEqual(last);
        last = size.from;
      }
    }
  });

  it('from the height alone covers the size by inseam for 95 of 100 people of each height', () => {
    const adults = bikeKinds.filter((kind) => kind !== 'children');
    // Inseams of 1,000 people, drawn from the distribution of body measurements.
    const people = Array.from({length: 1000}, (_, at) => normalQuantile((at + 0.5) / 1000));
    for (const kind of adults) {
      for (let height = 140; height <= 210; height += 1) {
        const span = estimateSize(kind, height, null);
        const held = people.filter((deviations) => {
          const exact = estimateSize(kind, height, 0.546 * height - 11.1 + 2.4 * deviations);
          return span && exact && exact.from >= span.from && exact.to <= span.to;
        });
        expect(held.length, `${kind} at ${height} cm`).toBeGreaterThanOrEqual(950);
        // The estimate must still be useful.
        expect((span?.to ?? Infinity) - (span?.from ?? 0)).toBeLessThanOrEqual(9);
      }
    }
  });
});

/** The deviation below which that share of a normal distribution lies, found by bisection. */
function normalQuantile(share: number): number {
  let [low, high] = [-6, 6];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < share) low = middle;
    else high = middle;
  }
  return low;
}

/** The share below a deviation, by the series of the error function. */
function normalShare(deviation: number): number {
  let term = deviation;
  let sum = term;
  for (let at = 1; at < 120; at += 1) {
    term *= (deviation * deviation) / (2 * at + 1);
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-deviation * deviation) / 2)) / Math.sqrt(2 * Math.PI);
}

describe('a body measurement', () => {
  it.each([
    ['170', 170],
    [' 170 cm ', 170],
    ['1,70', 170],
    ['1.70 m', 170],
    ['1,705', null],
    ['170,5', 170.5],
    ['1.7', 170],
    ['79', null],
    ['80', 80],
    ['220', 220],
    ['221', null],
    ['', null],
    ['-170', null],
    ['1e2', null],
    ["5'7", null],
    ['groß', null],
  ])('typed as %j is read as %s', (typed, read) => {
    expect(readLength(typed, 'height')).toBe(read);
  });

  it('is rejected quickly, however long the input is', () => {
    const begun = performance.now();
    expect(readLength(`1${' '.repeat(60_000)}x`, 'height')).toBeNull();
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it('is accepted as inseam only if it is plausible for the height', () => {
    expect(readLength('82', 'inseam')).toBe(82);
    expect([
      isPlausibleInseam(170, 82),
      isPlausibleInseam(116, 50),
      isPlausibleInseam(170, 55),
    ]).toEqual([true, true, false]);
    expect(isPlausibleInseam(170, 110)).toBe(false);
  });
});
