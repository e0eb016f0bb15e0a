import {SHOP_TIME_ZONE} from '~/i18n/formats';

/** 'YYYY-MM-DD HH:MM': Swedish dates have ISO format. Expensive to create, so it is created once, on first use. */
let clock: Intl.DateTimeFormat | undefined;

/** The day 'YYYY-MM-DD' and the time 'HH:MM' of a moment in the shop's time zone. */
export function shopClock(moment: Date): {day: string; time: string} {
  clock ??= new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: SHOP_TIME_ZONE,
  });
  const [day = '', time = ''] = clock.format(moment).split(' ');
  return {day, time};
}

/** The day of a moment in the shop's time zone, 'YYYY-MM-DD'. */
export function shopDay(moment: Date): string {
  return shopClock(moment).day;
}

/** Adds a number of days to a day. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/**
 * Parses a day as a date field sends it, as Germans type it in browsers without such a field: `24.3.2027`, or as the
 * content service stores it: `2027-03-24 00:00`. `null` for anything that is not a calendar date.
 */
export function readDay(typed: string): string | null {
  const trimmed = typed.trim().replace(/ \d\d:\d\d$/, '');
  const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(trimmed);
  const [, day = '', month = '', year = ''] = german ?? [];
  const iso = german ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : trimmed;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const moment = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return null;
  return moment.toISOString().startsWith(iso) ? iso : null;
}

/** '18:30' for '18:30', '18.30 Uhr'; '09:00' for '9'; '' for an invalid time. */
export function readTime(typed: string): string {
  const [, hour = '', minute = '00'] =
    /^(\d|[01]\d|2[0-3])(?:[:.]([0-5]\d))?(?: ?Uhr)?$/.exec(typed.trim()) ?? [];
  return hour && `${hour.padStart(2, '0')}:${minute}`;
}
