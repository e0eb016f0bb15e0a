import {expect, test} from 'vitest';
import type {OptionValueView} from './product-view';
import {variantText} from './variant-text';

const value = (name: string, color: string | null = null): OptionValueView => ({
  name,
  color,
  selected: false,
  state: 'available',
  query: '',
  handle: 'fernweh',
});
const options = [
  {
    name: 'Farbe',
    value: 'Reseda',
    values: [value('Reseda', '#7d8f72'), value('Kreide', '#e9e6dd')],
  },
  {name: 'Größe', value: '50 cm', values: [value('50 cm'), value('60 cm')]},
];
const t = (key: string, values = {}) => [key, ...Object.values(values)].join('|');

test('a size is named before its colour', () => {
  expect(variantText(['Reseda', '60 cm'], options, t)).toBe(
    'product.replaced.inColour|60 cm|Reseda',
  );
});

test('a size or a colour alone needs no sentence', () => {
  expect(variantText(['60 cm'], options, t)).toBe('60 cm');
  expect(variantText(['Kreide'], options, t)).toBe('Kreide');
});
