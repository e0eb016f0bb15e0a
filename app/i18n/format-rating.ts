import {languages, type Language} from './languages';

const formats = new Map<Language, Intl.NumberFormat>();

/** Stars with one decimal, as a language writes it: `4,8`. */
export function formatRating(rating: number, language: Language): string {
  const digits = {minimumFractionDigits: 1, maximumFractionDigits: 1};
  const known = formats.get(language);
  const format = known ?? new Intl.NumberFormat(languages[language].locale, digits);
  if (!known) formats.set(language, format);
  return format.format(rating);
}
