import {languages, type Language} from '~/i18n/languages';
import type {OpeningHours} from './appointment-content';

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday. */
const SOME_SUNDAY = Date.UTC(2026, 10, 22);
const DAY_MS = 24 * 60 * 60 * 1000;

/** Weekdays in words: 'Mo–Fr', 'Mo, Mi, Sa'. Three and more in a row become a range. */
export function weekdayLine(days: readonly number[], language: Language): string {
  const runs: number[][] = [];
  for (const [at, day] of MONDAY_FIRST.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    const before = MONDAY_FIRST[at - 1];
    if (last && before !== undefined && last.at(-1) === before) last.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => weekdayName(day ?? 0, language);
  return runs
    .flatMap((run) => (run.length > 2 ? [`${name(run[0])}–${name(run.at(-1))}`] : run.map(name)))
    .join(', ');
}

function weekdayName(day: number, language: Language): string {
  return new Intl.DateTimeFormat(languages[language].locale, {
    weekday: 'short',
    timeZone: 'UTC',
  }).format(SOME_SUNDAY + day * DAY_MS);
}

/** A time 'HH:MM' as it is read: '18.30' in German, '6:30 pm' in English. */
export function clockTime(time: string, language: Language): string {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(time.trim()) ?? [];
  if (!hours) return time;
  const hour = Number(hours);
  if (language === 'de') return minutes === '00' ? `${hour}` : `${hour}.${minutes}`;
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${half}`;
}

/** When the workshop opens, a line for each rule: 'Mo–Fr', ['9', '18']. */
export function openingLines(hours: readonly OpeningHours[], language: Language) {
  return hours
    .filter(({days, opens, closes}) => days.length > 0 && opens && closes)
    .map(({days, opens, closes}) => ({
      days: weekdayLine(days, language),
      opens: clockTime(opens, language),
      closes: clockTime(closes, language),
    }));
}

/** A day in words, for letters: 'Montag, 23. November 2026'. */
export function dayInWords(day: string, language: Language): string {
  return format(language, {weekday: 'long', year: 'numeric'}).format(momentOf(day));
}

/** Days on which the workshop is closed: '24.–27. Dezember'; a day and its month stay in one line. */
export function closedLine({from, to}: {from: string; to: string}, language: Language): string {
  const range = format(language, {}).formatRange(momentOf(from), momentOf(to));
  return range.replaceAll(/(?<=\d\.) (?=\p{L})|(?<=\p{L}) (?=\d{1,2}\b)/gu, '\u00a0');
}

function format(language: Language, more: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const parts = {day: 'numeric', month: 'long', timeZone: 'UTC', ...more} as const;
  return new Intl.DateTimeFormat(languages[language].locale, parts);
}

const momentOf = (day: string) => new Date(`${day}T00:00:00Z`);
