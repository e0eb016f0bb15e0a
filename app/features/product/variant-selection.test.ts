import {describe, expect, it} from 'vitest';
import {rowsOf} from '../../../tests/fakes/text-table';
import {encode} from '../../../tests/fakes/shopify-product';
import {
  chooseCombination,
  combinationsOf,
  readCombinations,
  requestedValues,
  toSelectedOptions,
  type Combination,
} from './variant-selection';

const values = (...names: string[]) => names.map((name) => ({name}));
const options = [
  {name: 'Farbe', optionValues: values('Reseda', 'Schwarz', 'Sand')},
  {name: 'Rahmengröße', optionValues: values('50 cm', '55 cm', '60 cm')},
];

const all: Combination[] = [0, 1, 2].flatMap((colour) => [0, 1].map((size) => [colour, size]));
const choose = (query: string, available: Combination[], existing = all) =>
  chooseCombination(
    requestedValues(options, new URLSearchParams(query)),
    combinationsOf(existing, available),
  );

describe('the option values requested by a URL', () => {
  it.each([
    ['Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=55+cm', [0, 1]],
    ['Rahmengr%C3%B6%C3%9Fe=50%20cm', [null, 0]],
    ['Farbe=Sand', [2, null]],
    ['Farbe=Reseda&Farbe=Sand', [0, null]],
    ['', [null, null]],
    ['Farbe=', [null, null]],
    ['Farbe=Lila', [null, null]],
    ['Farbe=reseda', [null, null]],
    ['farbe=Reseda', [null, null]],
    ['utm_source=brief&fbclid=1&login=true&Motor=ja', [null, null]],
    ['Farbe=Schwarz&utm_source=brief', [1, null]],
  ])('are read from "%s"', (query, requested) => {
    expect(requestedValues(options, new URLSearchParams(query))).toEqual(requested);
  });
});

describe('the selected variant', () => {
  // A combination is the indices of its colour and its size.
  it.each(
    rowsOf(`
the requested one | Farbe=Schwarz&Rahmengröße=55 cm | all | 11
the first of the shop when nothing is requested |  | all | 00
the first that can be bought when nothing is requested |  | 11 20 | 11
the first of a partly requested colour | Farbe=Sand | 00 21 | 21
the first of a requested size | Rahmengröße=55 cm | 00 11 21 | 11
one of the same colour for a sold-out size | Farbe=Reseda&Rahmengröße=55 cm | 11 00 | 00
another size before another colour | Farbe=Schwarz&Rahmengröße=50 cm | 00 11 | 11
the first that can be bought for a sold-out colour | Farbe=Reseda | 10 20 | 10
the first that can be bought for a sold-out size | Rahmengröße=50 cm | 11 21 | 11
the first that can be bought for a size that never was | Rahmengröße=60 cm | 21 | 21
the colour asked for with an unknown size | Farbe=Sand&Rahmengröße=99 cm | all | 20
the first for an unknown colour | Farbe=Lila | all | 00
the first whatever tracking says | utm_source=Sand&gclid=1 | all | 00
the first when all are sold out |  |  | 00
the first when all are sold out, the requested one too | Farbe=Sand |  | 00
`),
  )('is %s', (_, query = '', available = '', shown = '') => {
    const read = (text: string) => Array.from(text, Number);
    const buyable = available === 'all' ? all : available.split(' ').filter(Boolean).map(read);
    expect(choose(query, buyable)).toEqual(read(shown));
  });

  it('is the first existing combination when the first possible one does not exist', () => {
    expect(choose('', [], [[1, 1]])).toEqual([1, 1]);
  });

  it('is null for a product without variants', () => {
    expect(choose('Farbe=Reseda', [], [])).toBeNull();
  });
});

describe('a combination', () => {
  it('is converted to Shopify selected options', () => {
    expect(toSelectedOptions(options, [2, 1])).toEqual([
      {name: 'Farbe', value: 'Sand'},
      {name: 'Rahmengröße', value: '55 cm'},
    ]);
  });
});

describe('readCombinations', () => {
  const read = (existence: string | null, availability: string | null) =>
    readCombinations({
      options,
      encodedVariantExistence: existence,
      encodedVariantAvailability: availability,
    });

  it('decodes which combinations exist and which are available', () => {
    const available: Combination[] = [
      [0, 1],
      [2, 0],
    ];
    expect(read(encode(all), encode(available))).toEqual(combinationsOf(all, available));
  });

  it('supports ranges and gaps', () => {
    const sizes = {options: options.slice(1), encodedVariantExistence: 'v1_0-2 5 7-8'};
    expect(readCombinations(sizes).existing.flat()).toEqual([0, 1, 2, 5, 7, 8]);
    expect(read('v1_0:0-1,2:1,', 'v1_0:0,').existing).toEqual([
      [0, 0],
      [0, 1],
      [2, 1],
    ]);
  });

  it('returns no combinations for an empty text', () => {
    expect(read('', null)).toEqual(combinationsOf([], []));
    expect(read('v1_', 'v1_')).toEqual(combinationsOf([], []));
  });

  it.each(['v2_0:0,', '0:0,', 'V1_0', ' v1_0'])(
    'throws for an unsupported encoding: %j',
    (encoded) => {
      expect(() => read(encoded, 'v1_')).toThrow('Unsupported option value encoding');
      expect(() => read('v1_0:0,', encoded)).toThrow('Unsupported option value encoding');
    },
  );
});
