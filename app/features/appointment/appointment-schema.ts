import {z} from 'zod';
import {required, shapeOf, withValues} from '~/forms/field-schemas';
import type {MessageKey} from '~/i18n/messages';
import {isOpenOn, type OpeningHours} from '../site/opening-hours';
import {readDay} from '../site/shop-day';
import {appointmentFields} from './fields';

/** What the appointment request sends; `days` says when bikes can be brought. */
export function appointmentSchema(days: WorkshopDays) {
  const preferred = (typed: string, context: z.RefinementCtx) => {
    const problem = dayProblem(typed, days);
    if (!problem) return readDay(typed) ?? typed;
    context.addIssue({code: 'custom', message: withValues(problem, {open: days.open})});
    return z.NEVER;
  };
  const furtherDay = z.string().trim().transform(preferred).optional();
  const day1 = required('day').transform(preferred);
  return z.object(shapeOf(appointmentFields, {day1, day2: furtherDay, day3: furtherDay}));
}

export type AppointmentRequest = z.output<ReturnType<typeof appointmentSchema>>;

/** The days asked for, each once, in the order of preference. */
export function preferredDays({
  day1,
  day2,
  day3,
}: Pick<AppointmentRequest, 'day1' | 'day2' | 'day3'>): string[] {
  return [...new Set([day1, day2, day3].flatMap((day) => day ?? []))];
}

/** When bikes can be brought to the workshop. Days are written 'YYYY-MM-DD'. */
export interface WorkshopDays {
  /** Today in the shop's time zone. */
  today: string;
  /** The last day that can be asked for. */
  latest: string;
  hours: Pick<OpeningHours, 'workshop' | 'special'>;
  /** The days on which it is open, in words: 'Mo–Sa, außer 24.–27. Dezember'. */
  open: string;
}

export type DayProblem = Extract<MessageKey, `validations.day.${string}`>;

/** Why a bike cannot be brought on a day: the key of the message, or `null`. */
export function dayProblem(typed: string, days: WorkshopDays): DayProblem | null {
  const day = readDay(typed);
  if (!day) return 'validations.day.format';
  if (day <= days.today) return 'validations.day.past';
  if (day > days.latest) return 'validations.day.late';
  return isOpenOn({shop: [], ...days.hours}, 'workshop', day) ? null : 'validations.day.closed';
}
