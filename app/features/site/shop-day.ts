import {SHOP_TIME_ZONE} from '~/i18n/formats';

/** 'YYYY-MM-DD HH:MM': Sweden's way to write a date is ISO's. Slow to make, so it is made once, when first needed. */
let clock: Intl.DateTimeFormat | undefined;
const read = (moment: Date) => {
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
};

/** The day of a moment in the shop's time zone, 'YYYY-MM-DD'. */
export function shopDay(moment: Date): string {
  return read(moment).day;
}

/** What the shop's clock shows at a moment: the day 'YYYY-MM-DD' and the time 'HH:MM'. */
export function shopClock(moment: Date): {day: string; time: string} {
  return read(moment);
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
