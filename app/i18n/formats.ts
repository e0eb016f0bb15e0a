import {languages, perLanguage, type Language} from './languages';
import {wordsFor} from './recognised-words';

/** The time zone of all dates and times the shop displays. */
export const SHOP_TIME_ZONE = 'Europe/Berlin';

/** A rating with one decimal in a language's notation: `4,8`. */
export function formatRating(rating: number, language: Language): string {
  // Browsers format the shop's rating, and the first number format costs a phone up to 130 ms.
  return rating.toFixed(1).replace('.', languages[language].decimalSeparator);
}

/** A number in a language's notation: `1.250,5`. */
export function formatNumber(value: number, language: Language): string {
  // Digits alone are the same in each language.
  const isDigits = Number.isInteger(value) && value >= 0 && value < 1000;
  return isDigits ? String(value) : numberFormat[language].format(value);
}

const numberFormat = perLanguage((language) => new Intl.NumberFormat(languages[language].locale));

/** The day of a timestamp (ISO 8601) in the shop's time zone: '19. November 2026'. Invalid input is unchanged. */
export function longDate(timestamp: string, language: Language): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? timestamp : dateFormat[language].format(date);
}

const dateFormat = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(languages[language].locale, {
      dateStyle: 'long',
      timeZone: SHOP_TIME_ZONE,
    }),
);

/** The name of a country in the language: 'Deutschland' for 'DE'. Unknown codes are returned unchanged. */
export function countryName(code: string, language: Language): string {
  return countryNames[language].of(code) ?? code;
}

const countryNames = perLanguage(
  (language) => new Intl.DisplayNames([languages[language].locale], {type: 'region'}),
);

/** The name of a language in another one: 'Englisch' for `en` in German. */
export function languageName(named: Language, language: Language): string {
  return languageNamesIn[language].of(named) ?? languages[named].endonym;
}

const languageNamesIn = perLanguage(
  (language) => new Intl.DisplayNames([languages[language].locale], {type: 'language'}),
);

const UNITS = `km/h|km|cm|mm|m|kg|g|l|ml|kWh|Wh/km|Wh|Ah|Nm|W|V|A|bar|psi|EUR|${wordsFor('units')}`;
const GAP = new RegExp(
  // The space between a number and its unit, between groups of digits, after a short word before a number, and in a
  // date. The lookahead for the space comes first: testing the lookbehinds at every character takes four times as long.
  `(?= )(?:(?<=\\p{N}) (?=(?:${UNITS})(?![\\p{L}\\d])|[€%°×]|\\d)|(?<=§|×|${wordsFor('beforeNumbers')}) (?=\\d)|${wordsFor('dateGaps')})`,
  'gu',
);

/**
 * Text whose numbers stay on one line with their units ('3,2 Stunden'), and phone numbers and ranges ('9–18 Uhr',
 * 'Mo–Fr') unbroken: joined by no-break spaces, with a word joiner after a dash, where a line could break otherwise.
 */
export function keepTogether(text: string): string {
  return text
    .replaceAll(GAP, '\u00a0')
    .replaceAll(/–(?<=[\p{L}\p{N}.]–)(?=[\p{L}\d])/gu, '–\u2060');
}

/** Text without the no-break characters, for consumers that break lines themselves: search engines, feeds. */
export function withoutNoBreakCharacters(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}

/** Text that never breaks, neither at a space nor after a hyphen: a fact on a product card. */
export function inOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
}

/** The text cut to at most `maxLength` characters, at a word boundary where possible. */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const end = cut.search(/\s\S*$/);
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}

/** An amount with a currency or kilometres, in any usual notation. */
const AMOUNT =
  /^\s*(?:\p{Sc}|[A-Z]{3})?\s*(?<whole>\d{1,3}(?:[.,’'\s]\d{3})+|\d{1,6})(?:[.,](?:(?<cents>\d{1,2})|[-–—]{1,2}))?\s*(?:\p{Sc}|[A-Z]{3}|[Ee]uro?|km)?\s*$/u;
const MAX_LENGTH = 20;

/**
 * What visitors type into a field for an amount: `1900`, `1.900 €`, `$1,900`, `1900.50`, `1900,-`, `CHF 1’900`; else
 * `null`.
 */
export function readAmount(typed: string): number | null {
  if (typed.length > MAX_LENGTH) return null;
  const {whole, cents = '0'} = AMOUNT.exec(typed)?.groups ?? {};
  return whole ? Number(`${whole.replaceAll(/\D/g, '')}.${cents}`) : null;
}
