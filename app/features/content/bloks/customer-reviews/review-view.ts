import {languages, type Language} from '~/i18n/languages';

const MARKS = '"„“”»«';
const QUOTED = new RegExp(`^[${MARKS}]([^${MARKS}]*)[${MARKS}]$`);

/** A quote without the marks around it, which the page sets in its own language. */
export function withoutQuotes(quote: string): string {
  return (QUOTED.exec(quote)?.[1] ?? quote).trim();
}

/** Stars with one decimal, as the page's language writes it: `4,8`. */
export function formatRating(rating: number, language: Language): string {
  const digits = {minimumFractionDigits: 1, maximumFractionDigits: 1};
  return new Intl.NumberFormat(languages[language].locale, digits).format(rating);
}

/** Whole stars of a review, 1 to 5; `null` when it has none. */
export function wholeStars(stars: number | null): number | null {
  return stars !== null && stars >= 1 && stars <= 5 ? Math.ceil(stars) : null;
}
