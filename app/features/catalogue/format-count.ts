import {languages, type Language} from '~/i18n/languages';

/** A number of things with its thousands set apart: `1.234`, `1,234`. */
export function formatCount(count: number, language: Language): string {
  return count.toLocaleString(languages[language].locale);
}
