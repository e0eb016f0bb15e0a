import {languages, type Language} from './languages';

const format = (language: Language) =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  });
const formats = {de: format('de'), en: format('en')};

/** A moment (ISO 8601) as the shop's calendar calls its day: '19. November 2026'; what is none comes back as it is. */
export function longDate(moment: string, language: Language): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : formats[language].format(date);
}
