import {describe, expect, it} from 'vitest';
import {
  formatRating,
  inOneLine,
  keepTogether,
  languageName,
  longDate,
  withoutNoBreakCharacters,
} from './formats';

it.each([
  [4.8, 'de', '4,8'],
  [4.8, 'en', '4.8'],
  [5, 'de', '5,0'],
  [4.25, 'de', '4,3'],
  [4.24, 'en', '4.2'],
] as const)('%d stars are written in %s: %s', (rating, language, text) => {
  expect(formatRating(rating, language)).toBe(text);
});

it('a language is called by its name in the language of who reads it', () => {
  expect([languageName('de', 'de'), languageName('en', 'de')]).toEqual(['Deutsch', 'Englisch']);
  expect([languageName('de', 'en'), languageName('en', 'en')]).toEqual(['German', 'English']);
});

it('a moment is the day of the shop, in the words of the language', () => {
  expect(longDate('2026-03-31T22:30:00Z', 'en')).toBe('April 1, 2026');
  expect(longDate('2026-12-31T22:30:00Z', 'de')).toBe('31. Dezember 2026');
  expect(longDate('gestern', 'de')).toBe('gestern');
});

it.each([
  ['3,2 Stunden', '3,2_Stunden'],
  ['rund 6 Wh/km und 625 Wh', 'rund 6_Wh/km und 625_Wh'],
  ['0221 4710 120', '0221_4710_120'],
  ['Mo–Fr 9–18 Uhr', 'Mo–|Fr 9–|18_Uhr'],
  ['open 9–6 pm, 24 hours', 'open 9–|6_pm, 24_hours'],
  ['−18 % ab 79 €', '−18_% ab_79_€'],
  ['82 × 0,66 oder 27½–28¾ in', '82_×_0,66 oder 27½–|28¾_in'],
  ['§ 11 PAngV, Nr. 4', '§_11 PAngV, Nr._4'],
  ['Sec. 356a BGB, approx. 3 kg', 'Sec._356a BGB, approx._3_kg'],
  ['vom 1. März 2026 bis 31. Dezember', 'vom 1._März_2026 bis 31. Dezember'],
  ['since October 1, 2026: 5–7 working days', 'since October_1,_2026: 5–|7_working days'],
])('%s', (text, kept) => {
  expect(keepTogether(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '|')).toBe(kept);
});

it.each([
  '2026 haben 3 Kunden gefragt',
  'Werkstatt – unser Herz',
  '4 mal im Monat',
  '10 Milliarden',
])('%s stays as it is', (text) => {
  expect(keepTogether(text)).toBe(text);
});

it('a fact breaks nowhere', () => {
  expect(inOneLine('8-Gang-Nabe ohne Licht')).toBe('8-\u2060Gang-\u2060Nabe\u00a0ohne\u00a0Licht');
});

describe('a text for those who set it themselves', () => {
  it.each(['E-Bike in 2–3 Tagen für 85 Nm', 'Mo–Fr 9–18 Uhr', '1.299 €'])(
    'is what was written: %s',
    (text) => {
      expect(keepTogether(text)).not.toBe(text);
      expect(withoutNoBreakCharacters(keepTogether(text))).toBe(text);
    },
  );
});
