import type {WorkerMessageKey} from '~/i18n/messages';

/** When bikes can be brought to the workshop. Days are written 'YYYY-MM-DD'. */
export interface WorkshopDays {
  /** Today in the shop's time zone. */
  today: string;
  /** The last day that can be asked for. */
  latest: string;
  /** 0 is Sunday, as JavaScript counts. */
  openWeekdays: number[];
  /** First and last day of each holiday. */
  closed: {from: string; to: string}[];
}

export type DayProblem = Extract<WorkerMessageKey, `validations.day.${string}`>;

/** What the shop's clock shows. */
const SHOP_TIME_ZONE = 'Europe/Berlin';

/** The day of a moment in the shop's time zone. */
export function shopDay(moment: Date): string {
  const parts = {year: 'numeric', month: '2-digit', day: '2-digit'} as const;
  // Sweden's way to write a date is ISO's.
  return new Intl.DateTimeFormat('sv-SE', {...parts, timeZone: SHOP_TIME_ZONE}).format(moment);
}

/** The day some days later. */
export function laterDay(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/**
 * A day as a date field sends it, or as Germans write it where a browser knows no such field: `24.3.2027`. `null` for
 * everything that is on no calendar.
 */
export function readDay(typed: string): string | null {
  const written = typed.trim();
  const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(written);
  const [, day = '', month = '', year = ''] = german ?? [];
  const iso = german ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const moment = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return null;
  return moment.toISOString().startsWith(iso) ? iso : null;
}

/** Why a bike cannot be brought on a day: the key of the message, or `null`. */
export function dayProblem(typed: string, days: WorkshopDays): DayProblem | null {
  const day = readDay(typed);
  if (!day) return 'validations.day.format';
  if (day <= days.today) return 'validations.day.past';
  if (day > days.latest) return 'validations.day.late';
  return isOpen(day, days) ? null : 'validations.day.closed';
}

function isOpen(day: string, {openWeekdays, closed}: WorkshopDays): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return openWeekdays.includes(weekday) && !closed.some(({from, to}) => from <= day && day <= to);
}
