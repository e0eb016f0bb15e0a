import {describe, expect, it} from 'vitest';
import {encode} from '../../../tests/fakes/shopify-product';
import {combinationsOf, readCombinations, type Combination} from './variant-selection';

const values = (...names: string[]) => names.map((name) => ({name}));
const options = [
  {name: 'Farbe', optionValues: values('Reseda', 'Schwarz', 'Sand')},
  {name: 'Rahmengröße', optionValues: values('50 cm', '55 cm', '60 cm')},
];

const all: Combination[] = [0, 1, 2].flatMap((colour) => [0, 1].map((size) => [colour, size]));
describe("Shopify's compact text", () => {
  const read = (existence: string | null, availability: string | null) =>
    readCombinations({
      options,
      encodedVariantExistence: existence,
      encodedVariantAvailability: availability,
    });

  it('tells which combinations exist and which can be bought', () => {
    const available: Combination[] = [
      [0, 1],
      [2, 0],
    ];
    expect(read(encode(all), encode(available))).toEqual(combinationsOf(all, available));
  });

  it('has ranges and gaps', () => {
    const sizes = {options: options.slice(1), encodedVariantExistence: 'v1_0-2 5 7-8'};
    expect(readCombinations(sizes).existing.flat()).toEqual([0, 1, 2, 5, 7, 8]);
    expect(read('v1_0:0-1,2:1,', 'v1_0:0,').existing).toEqual([
      [0, 0],
      [0, 1],
      [2, 1],
    ]);
  });

  it('without combinations says that there are none', () => {
    expect(read('', null)).toEqual(combinationsOf([], []));
    expect(read('v1_', 'v1_')).toEqual(combinationsOf([], []));
  });

  it.each(['v2_0:0,', '0:0,', 'V1_0', ' v1_0'])('in another encoding is refused: %j', (encoded) => {
    expect(() => read(encoded, 'v1_')).toThrow('Unsupported option value encoding');
    expect(() => read('v1_0:0,', encoded)).toThrow('Unsupported option value encoding');
  });
});
