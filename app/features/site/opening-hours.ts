import {DAY_MS} from '~/durations';
import {keepTogether} from '~/i18n/formats';
import {languages, perLanguage, type Language} from '~/i18n/languages';
import type {Translate} from '~/i18n/messages';
import {addDays} from './shop-day';

/** Hours of some weekdays, numbered as in JavaScript: 0 is Sunday; times are 'HH:MM'. */
export interface WeeklyHours {
  days: number[];
  opens: string;
  closes: string;
}

/** Days 'YYYY-MM-DD' with different hours; closed without times. */
export interface SpecialDays {
  from: string;
  to: string;
  place: 'all' | Place;
  opens: string;
  closes: string;
  reason: string;
}

export type Place = 'shop' | 'workshop';

/** The opening hours of shop and workshop: the source for every page, form and search engine. */
export interface OpeningHours {
  shop: WeeklyHours[];
  workshop: WeeklyHours[];
  special: SpecialDays[];
}

/** As schema.org and editors name them, in JavaScript's order. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** For a shop whose editors have entered no hours. */
export const NO_HOURS: OpeningHours = {shop: [], workshop: [], special: []};

/** How many days ahead exceptions are shown. */
const DEFAULT_DAYS_AHEAD = 60;
/** How many days ahead the next opening is searched. */
const MAX_SEARCH_DAYS = 21;
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
const SOME_SUNDAY = Date.UTC(2026, 10, 22);

interface Formatting {
  language: Language;
  t: Translate;
}

interface HoursOptions {
  places: readonly Place[];
  /** 'YYYY-MM-DD': exceptions are shown from this day on. */
  today: string;
  daysAhead?: number | undefined;
  /** Whether each line names its place; by default if there are two. */
  showPlace?: boolean;
}

export type HoursView = ReturnType<typeof formatHours>;

/**
 * Hours of one place or both ('Verkauf Mo–Fr', '10–18.30 Uhr'), with upcoming exceptions ('24.–27. Dezember', 'Werkstatt
 * geschlossen (Inventur)').
 */
export function formatHours(
  hours: OpeningHours,
  {places, today, daysAhead, showPlace}: HoursOptions,
  {language, t}: Formatting,
) {
  const placesWithHours = places.filter((place) => hours[place].length > 0);
  const showsPlace = showPlace ?? placesWithHours.length > 1;
  return {
    weekly: placesWithHours.flatMap((place) =>
      hours[place].map(({days, opens, closes}) => {
        const weekdays = weekdayLine(days, language);
        return {
          label: showsPlace ? `${t(`hours.${place}`)} ${weekdays}` : weekdays,
          time: formatTimeRange({opens, closes}, {language, t}),
        };
      }),
    ),
    special: formatSpecialDays(upcomingSpecialDays(hours, places, today, daysAhead), {language, t}),
  };
}

/** A place's hours in one line: 'Werkstatt Mo–Fr 9–18 Uhr, Sa 10–14 Uhr', on a day with an exception its text; or ''. */
export function hoursLine(hours: OpeningHours, place: Place, day: string, context: Formatting) {
  if (hours[place].length === 0) return '';
  const exception = exceptionOn(hours, place, day);
  if (exception) return exceptionText({...exception, place}, context);
  const {weekly} = formatHours({...hours, special: []}, {places: [place], today: day}, context);
  return `${context.t(`hours.${place}`)} ${weekly.map((row) => `${row.label} ${row.time}`).join(', ')}`;
}

/** Exceptions that apply to one of the places, from a day on, the earliest first. */
export function upcomingSpecialDays(
  {special}: OpeningHours,
  places: readonly Place[],
  today: string,
  daysAhead = DEFAULT_DAYS_AHEAD,
): SpecialDays[] {
  const latest = addDays(today, daysAhead);
  return special
    .filter(({place}) => place === 'all' || places.includes(place))
    .filter(({from, to}) => to >= today && from <= latest)
    .toSorted((a, b) => (a.from === b.from ? 0 : a.from < b.from ? -1 : 1));
}

/** Half a day: it ends, or starts, at 13:00. */
export type Half = 'morning' | 'afternoon';
const MIDDAY = '13:00';

/** Whether a place opens on a day, or in one half of it. */
export function isOpenOn(hours: OpeningHours, place: Place, day: string, half?: Half): boolean {
  return openingOn(hours, place, day, half) !== null;
}

/** The opening and closing time of a place on a day, or in one half of it; `null` while it is closed. */
export function openingOn(hours: OpeningHours, place: Place, day: string, half?: Half) {
  const spans = hoursOn(hours, place, day).flatMap((span) => {
    const opens = half === 'afternoon' && span.opens < MIDDAY ? MIDDAY : span.opens;
    const closes = half === 'morning' && span.closes > MIDDAY ? MIDDAY : span.closes;
    return opens < closes || !half ? [{opens, closes}] : [];
  });
  const [first] = spans;
  return first ? {opens: first.opens, closes: spans.at(-1)?.closes ?? first.closes} : null;
}

/** The exception that applies to a place on a day: one for this place takes precedence over one for all. */
function exceptionOn({special}: OpeningHours, place: Place, day: string) {
  const current = special.filter(({from, to}) => from <= day && day <= to);
  return current.find((one) => one.place === place) ?? current.find((one) => one.place === 'all');
}

/** The hours of a place on a day, the earliest first. */
function hoursOn(hours: OpeningHours, place: Place, day: string) {
  const exception = exceptionOn(hours, place, day);
  if (exception) return exception.opens ? [exception] : [];
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return hours[place]
    .filter(({days}) => days.includes(weekday))
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
}

/**
 * Whether a place is open at a time in the shop's time zone, in words: 'Jetzt geöffnet bis 18 Uhr', 'Geschlossen,
 * öffnet morgen um 9 Uhr'. `null` for a place without hours.
 */
export function openState(
  hours: OpeningHours,
  place: Place,
  {day, time}: {day: string; time: string},
  {language, t}: Formatting,
): {open: boolean; text: string} | null {
  if (hours[place].length === 0) return null;
  const today = hoursOn(hours, place, day);
  const currentSpan = today.find(({opens, closes}) => opens <= time && time < closes);
  if (currentSpan) {
    const closes = formatTime(currentSpan.closes, language);
    return {open: true, text: t('hours.openUntil', {time: closes})};
  }
  const nextSpan = today.find(({opens}) => opens > time);
  if (nextSpan) {
    return {open: false, text: t('hours.opensToday', {time: formatTime(nextSpan.opens, language)})};
  }
  for (let ahead = 1; ahead <= MAX_SEARCH_DAYS; ahead += 1) {
    const next = addDays(day, ahead);
    const [first] = hoursOn(hours, place, next);
    if (!first) continue;
    const key = ahead === 1 ? 'opensTomorrow' : ahead < 7 ? 'opensWeekday' : 'opensDay';
    const opens = formatTime(first.opens, language);
    const text = t(`hours.${key}`, {time: opens, day: formatNextDay(next, ahead, language)});
    return {open: false, text};
  }
  return {open: false, text: t('hours.closedNow')};
}

/** How many more hours a place is open on the day, from a time in the shop's time zone on. */
export function hoursLeft(
  hours: OpeningHours,
  place: Place,
  {day, time}: {day: string; time: string},
): number {
  const spans = hoursOn(hours, place, day).map(({opens, closes}) =>
    Math.max(0, hourOf(closes) - hourOf(opens > time ? opens : time)),
  );
  return spans.reduce((sum, span) => sum + span, 0);
}

/** 'HH:MM' as a number of hours. */
function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

const formatNextDay = (day: string, ahead: number, language: Language) =>
  ahead < 7
    ? longWeekday[language].format(toUtcDate(day))
    : formatDayRange({from: day, to: day}, language);

function formatSpecialDays(special: readonly SpecialDays[], context: Formatting) {
  const daysByText = new Map<string, SpecialDays[]>();
  for (const specialDays of special) {
    const text = exceptionText(specialDays, context);
    daysByText.set(text, [...(daysByText.get(text) ?? []), specialDays]);
  }
  return [...daysByText].map(([text, days]) => ({text, days: formatDays(days, context.language)}));
}

function exceptionText({place, reason, ...times}: SpecialDays, context: Formatting): string {
  const state = times.opens ? formatTimeRange(times, context) : context.t('hours.closed');
  const description = place === 'all' ? state : `${context.t(`hours.${place}`)} ${state}`;
  return reason ? `${description} (${reason})` : description;
}

/** Lists days and ranges of days: '28. November, 5. Dezember und 12. Dezember'. */
export function formatDays(
  days: readonly Pick<SpecialDays, 'from' | 'to'>[],
  language: Language,
): string {
  return dayList[language].format(days.map((dayRange) => formatDayRange(dayRange, language)));
}

const dayList = perLanguage(
  (language) => new Intl.ListFormat(languages[language].locale, {type: 'conjunction'}),
);

/** '9–18 Uhr', '9 am–6 pm'. */
function formatTimeRange(
  {opens, closes}: Pick<WeeklyHours, 'opens' | 'closes'>,
  {language, t}: Formatting,
): string {
  const times = {opens: formatTime(opens, language), closes: formatTime(closes, language)};
  return keepTogether(t('hours.time', times));
}

/** Weekdays in words: 'Mo–Fr', 'Mo, Mi, Sa'. Three or more in a row become a range. */
export function weekdayLine(days: readonly number[], language: Language): string {
  const runs: number[][] = [];
  for (const [index, day] of MONDAY_FIRST.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    const previousDay = MONDAY_FIRST[index - 1];
    if (last && previousDay !== undefined && last.at(-1) === previousDay) last.push(day);
    else runs.push([day]);
  }
  const name = (day = 0) => shortWeekday[language].format(SOME_SUNDAY + day * DAY_MS);
  return runs
    .flatMap((run) =>
      run.length > 2
        ? [keepTogether(`${name(run[0])}–${name(run.at(-1))}`)]
        : run.map((day) => name(day)),
    )
    .join(', ');
}

const shortWeekday = dayFormat({weekday: 'short'});
const longWeekday = dayFormat({weekday: 'long'});
const dayOfMonth = dayFormat({day: 'numeric', month: 'long'});
const fullDate = dayFormat({weekday: 'long', day: 'numeric', month: 'long', year: 'numeric'});

/** Formats a time 'HH:MM': '18.30' in German, '6:30 pm' in English. */
export function formatTime(time: string, language: Language): string {
  const [hours, minutes = ''] = time.split(':');
  const {clock} = languages[language];
  const hour = Number(hours);
  const minutesText = minutes === '00' ? '' : clock.separator + minutes;
  if (clock.hours === 24) return `${hour}${minutesText}`;
  return `${hour % 12 || 12}${minutesText}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

/** Formats a day with its weekday: 'Montag, 23. November 2026'. */
export function formatDay(day: string, language: Language): string {
  return fullDate[language].format(toUtcDate(day));
}

/** '24.–27. Dezember', 'December 24–27'; days and their month are not separated by line breaks. */
function formatDayRange({from, to}: {from: string; to: string}, language: Language): string {
  const range = dayOfMonth[language].formatRange(toUtcDate(from), toUtcDate(to));
  // Some languages, such as English, put thin spaces around the dash between two days of a month.
  const days = keepTogether(range.replace(/(?<=\b\d{1,2})\s–\s(?=\d{1,2}\b)/u, '–'));
  return days.replaceAll(/(?<=\d\.?) (?=\p{L})|(?<=\p{L}) (?=\d)/gu, '\u00a0');
}

function dayFormat(parts: Intl.DateTimeFormatOptions) {
  return perLanguage(
    (language) => new Intl.DateTimeFormat(languages[language].locale, {...parts, timeZone: 'UTC'}),
  );
}

const toUtcDate = (day: string) => new Date(`${day}T00:00:00Z`);
