import {languages, type Language} from './languages';
import {wordsFor} from './recognised-words';

/** What the shop's clock shows. */
export const SHOP_TIME_ZONE = 'Europe/Berlin';

/** Stars with one decimal, as a language writes it: `4,8`. */
export function formatRating(rating: number, language: Language): string {
  return ratingFormat(language).format(rating);
}

const ratingFormat = onDemand(
  (locale) => new Intl.NumberFormat(locale, {minimumFractionDigits: 1, maximumFractionDigits: 1}),
);

/** A number with a language's marks: `1.250,5`. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language).format(value);
}

const numberFormat = onDemand((locale) => new Intl.NumberFormat(locale));

/** A moment (ISO 8601) as the shop's calendar calls its day: '19. November 2026'; what is none comes back as it is. */
export function longDate(moment: string, language: Language): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : dateFormat(language).format(date);
}

const dateFormat = onDemand(
  (locale) => new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: SHOP_TIME_ZONE}),
);

/** A country by its name in the language: 'Deutschland' for 'DE'; a code that none has comes back as it is. */
export function countryName(code: string, language: Language): string {
  return countryNames(language).of(code) ?? code;
}

const countryNames = onDemand((locale) => new Intl.DisplayNames([locale], {type: 'region'}));

/** A language by its name in another: 'Englisch' for `en` in German. */
export function languageName(named: Language, language: Language): string {
  return languageNamesIn(language).of(named) ?? languages[named].endonym;
}

const languageNamesIn = onDemand((locale) => new Intl.DisplayNames([locale], {type: 'language'}));

/** Formats are slow to make: each is made when it is first needed, and kept. */
export function onDemand<Format>(make: (locale: string) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>();
  return (language) => {
    const format = made.get(language) ?? make(languages[language].locale);
    made.set(language, format);
    return format;
  };
}

const UNITS = `km/h|km|cm|mm|m|kg|g|l|ml|kWh|Wh/km|Wh|Ah|Nm|W|V|A|bar|psi|EUR|${wordsFor('units')}`;
const GAP = new RegExp(
  // A number and its unit, groups of digits, what stands short before a number; the gaps of a date. Its space goes first: looked
  // back from each character, this takes four times as long.
  `(?= )(?:(?<=\\p{N}) (?=(?:${UNITS})(?![\\p{L}\\d])|[€%°×]|\\d)|(?<=§|×|${wordsFor('beforeNumbers')}) (?=\\d)|${wordsFor('dateGaps')})`,
  'gu',
);

/**
 * Text whose numbers stay with their units ('3,2 Stunden'), phone numbers and ranges ('9–18 Uhr', 'Mo–Fr') in one
 * line: no-break spaces between, a word joiner behind a dash, which else may end a line.
 */
export function keepTogether(text: string): string {
  return text
    .replaceAll(GAP, '\u00a0')
    .replaceAll(/–(?<=[\p{L}\p{N}.]–)(?=[\p{L}\d])/gu, '–\u2060');
}

/** Text without what holds it in one line, for those who set it themselves: search engines, feeds. */
export function loosened(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}

/** Text that never breaks, neither at a space nor behind a hyphen: a fact of a card. */
export function inOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
}

/** The text cut to at most `most` characters, at the end of a word where possible. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.search(/\s\S*$/);
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}
