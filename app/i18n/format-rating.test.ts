import {expect, it} from 'vitest';
import {formatRating} from './format-rating';

it.each([
  [4.8, 'de', '4,8'],
  [4.8, 'en', '4.8'],
  [5, 'de', '5,0'],
  [4.25, 'de', '4,3'],
  [4.24, 'en', '4.2'],
] as const)('%d stars are written in %s: %s', (rating, language, text) => {
  expect(formatRating(rating, language)).toBe(text);
});
