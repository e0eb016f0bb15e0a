import type {Offered} from '../requests/offered-by-editors';
import {laterDay, type WorkshopDays} from './preferred-day';

/** What is to be done is nothing that editors offer. */
export const OTHER_SERVICE = 'other';

/** What editors offer in the appointment request. */
export interface AppointmentContent {
  lead: string;
  /** Empty: the visitor writes what is to be done. */
  services: (Offered & {note: string})[];
  hours: OpeningHours[];
  closed: WorkshopDays['closed'];
  daysAhead: number;
}

/** Weekdays as JavaScript counts, 0 is Sunday; times 'HH:MM'. */
export interface OpeningHours {
  days: number[];
  opens: string;
  closes: string;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `Monday` is 1. */
export function weekdayNumber(name: string): number {
  return weekdays.indexOf(name);
}

/** Monday to Saturday, when nothing is known of the workshop's hours: it confirms each appointment anyway. */
const USUAL = [1, 2, 3, 4, 5, 6];

/** When bikes can be brought, counted from today. */
export function toWorkshopDays(
  {hours, closed, daysAhead}: AppointmentContent,
  today: string,
): WorkshopDays {
  const open = [...new Set(hours.flatMap(({days}) => days))];
  return {
    today,
    latest: laterDay(today, daysAhead),
    openWeekdays: open.length > 0 ? open : USUAL,
    closed,
  };
}
