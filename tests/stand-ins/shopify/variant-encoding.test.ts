import {decodeEncodedVariant, isOptionValueCombinationInEncodedVariant} from '@shopify/hydrogen';
import {expect, test} from 'vitest';
import {seededRandom} from '../catalogue/seeded-random';
import {encodeVariants} from './variant-encoding';

function allOf(widths: number[]): number[][] {
  return widths.reduce<number[][]>(
    (sets, width) => sets.flatMap((set) => Array.from({length: width}, (_, at) => [...set, at])),
    [[]],
  );
}

test('encodes variants as Shopify documents', () => {
  expect(encodeVariants([[0]])).toBe('v1_0');
  expect(encodeVariants([[0], [1], [2], [4], [5], [6], [8], [9]])).toBe('v1_0-2 4-6 8-9');
  expect(encodeVariants(allOf([3, 3]))).toBe('v1_0:0-2,1:0-2,2:0-2,');
  expect(encodeVariants([0, 1, 2].map((at) => [at, at, at]))).toBe('v1_0:0:0,,1:1:1,,2:2:2,,');
  expect(encodeVariants(allOf([3, 3, 3]))).toBe(
    'v1_0:0:0-2,1:0-2,2:0-2,,1:0:0-2,1:0-2,2:0-2,,2:0:0-2,1:0-2,2:0-2,,',
  );
  expect(encodeVariants([])).toBe('');
});

test('encodes sparse sets of one, two and three options so that Hydrogen decodes them', () => {
  const random = seededRandom(7);
  for (const widths of [[1], [12], [4, 9], [1, 1], [3, 5, 11], [2, 30, 30], [1, 1, 14]]) {
    for (const keep of [1, 3, 8, 10]) {
      const kept = allOf(widths).filter(() => random() < keep / 10);
      const shuffled = kept.map((set) => ({set, at: random()})).sort((a, b) => a.at - b.at);
      const encoded = encodeVariants(shuffled.map(({set}) => set));
      expect(decodeEncodedVariant(encoded)).toEqual(kept);
      for (const set of allOf(widths).slice(0, 200)) {
        const exists = kept.some((other) => other.join() === set.join());
        expect(isOptionValueCombinationInEncodedVariant(set, encoded)).toBe(exists);
      }
    }
  }
});
