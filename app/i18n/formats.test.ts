import {expect, it} from 'vitest';
import {formatRating, longDate} from './formats';

it.each([
  [4.8, 'de', '4,8'],
  [4.8, 'en', '4.8'],
  [5, 'de', '5,0'],
  [4.25, 'de', '4,3'],
  [4.24, 'en', '4.2'],
] as const)('%d stars are written in %s: %s', (rating, language, text) => {
  expect(formatRating(rating, language)).toBe(text);
});

it('a moment is the day of the shop, in the words of the language', () => {
  expect(longDate('2026-03-31T22:30:00Z', 'en')).toBe('April 1, 2026');
  expect(longDate('2026-12-31T22:30:00Z', 'de')).toBe('31. Dezember 2026');
  expect(longDate('gestern', 'de')).toBe('gestern');
});
