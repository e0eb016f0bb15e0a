import {languages, type Language} from './languages';

/** Stars with one decimal, as a language writes it: `4,8`. */
export function formatRating(rating: number, language: Language): string {
  return ratingFormat(language).format(rating);
}

const ratingFormat = onDemand(
  (locale) => new Intl.NumberFormat(locale, {minimumFractionDigits: 1, maximumFractionDigits: 1}),
);

/** A moment (ISO 8601) as the shop's calendar calls its day: '19. November 2026'; what is none comes back as it is. */
export function longDate(moment: string, language: Language): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : dateFormat(language).format(date);
}

const dateFormat = onDemand(
  (locale) => new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'Europe/Berlin'}),
);

/** Formats are slow to make: each is made when it is first needed, and kept. */
export function onDemand<Format>(make: (locale: string) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>();
  return (language) => {
    const format = made.get(language) ?? make(languages[language].locale);
    made.set(language, format);
    return format;
  };
}
