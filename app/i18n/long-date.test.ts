import {expect, it} from 'vitest';
import {longDate} from './long-date';

it('is the day of the shop, in the words of the language', () => {
  expect(longDate('2026-03-31T22:30:00Z', 'en')).toBe('April 1, 2026');
  expect(longDate('2026-12-31T22:30:00Z', 'de')).toBe('31. Dezember 2026');
  expect(longDate('gestern', 'de')).toBe('gestern');
});
