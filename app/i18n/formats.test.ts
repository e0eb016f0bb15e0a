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
] as const)('%d stars are formatted in %s as %s', (rating, language, text) => {
  expect(formatRating(rating, language)).toBe(text);
});

it('a language is named in the language of the page', () => {
  expect([languageName('de', 'de'), languageName('en', 'de')]).toEqual(['Deutsch', 'Englisch']);
  expect([languageName('de', 'en'), languageName('en', 'en')]).toEqual(['German', 'English']);
});

it('a date is formatted in the given language and the time zone of the shop', () => {
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
  ['since October 1, 2026: 5–7 business days', 'since October_1,_2026: 5–|7_business days'],
])('numbers and units are kept together: %s', (text, kept) => {
  expect(keepTogether(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '|')).toBe(kept);
});

it.each([
  '2026 haben 3 Kunden gefragt',
  'Werkstatt – unser Herz',
  '4 mal im Monat',
  '10 Milliarden',
])('no line break is prevented in: %s', (text) => {
  expect(keepTogether(text)).toBe(text);
});

it('inOneLine prevents every line break', () => {
  expect(inOneLine('8-Gang-Nabe ohne Licht')).toBe('8-\u2060Gang-\u2060Nabe\u00a0ohne\u00a0Licht');
});

describe('a text without no-break characters', () => {
  it.each(['E-Bike in 2–3 Tagen für 85 Nm', 'Mo–Fr 9–18 Uhr', '1.299 €'])(
    'equals the original text: %s',
    (text) => {
      expect(keepTogether(text)).not.toBe(text);
      expect(withoutNoBreakCharacters(keepTogether(text))).toBe(text);
    },
  );
});
