import {expect, test} from 'vitest';
import {option} from '../../../tests/fakes/shopify-product';
import {translatorOf} from '~/i18n/messages.server';
import {variantText} from './variant-text';

const options = [
  option('Farbe', ['Reseda #7d8f72', 'Kreide #e9e6dd']),
  option('Größe', ['50 cm', '60 cm']),
];
const t = translatorOf('de');

test('a size is named before its colour', () => {
  expect(variantText(['Reseda', '60 cm'], options, t)).toBe('60 cm in Reseda');
});

test('a size or a colour alone needs no sentence', () => {
  expect(variantText(['60 cm'], options, t)).toBe('60 cm');
  expect(variantText(['Kreide'], options, t)).toBe('Kreide');
});
