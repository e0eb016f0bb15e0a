import {z} from 'zod';
import {formSchema, required, withValues} from '~/forms/field-schemas';
import type {MessageKey} from '~/i18n/messages';
import type {RequestedTime} from '../requests/request-letter.server';
import {type Half, isOpenOn, type OpeningHours, type Place} from '../site/opening-hours';
import {readDay} from '../site/shop-day';
import {appointmentFields, HALVES} from './fields';

/** The form of the appointment request; `days` defines when visitors can come. */
export function appointmentSchema(days: WorkshopDays) {
  const toValidDay = (typed: string, context: z.RefinementCtx) => {
    const problem = dayProblem(typed, days);
    if (!problem) return readDay(typed) ?? typed;
    context.addIssue({code: 'custom', message: withValues(problem, {open: days.open})});
    return z.NEVER;
  };
  const furtherDay = z.string().trim().transform(toValidDay).optional();
  const day1 = required('day').transform(toValidDay);
  const half = z.enum(HALVES).catch('');
  const fieldSchemas = {
    ...{day1, day2: furtherDay, day3: furtherDay},
    ...{half1: half, half2: half, half3: half},
  };
  return formSchema(appointmentFields, fieldSchemas).superRefine((request, context) => {
    for (const {name, day, half: requestedHalf} of preferredTimes(request)) {
      const problem = requestedHalf && dayProblem(day, days, requestedHalf);
      if (!problem) continue;
      const message = withValues(problem, {open: days.open});
      context.addIssue({code: 'custom', message, path: [name]});
    }
  });
}

/** The preferred days with their halves, without duplicates, in the order of preference. */
export function preferredTimes(
  typed: {day1: string} & Partial<
    Record<'day2' | 'day3', string> & Record<'half1' | 'half2' | 'half3', RequestedTime['half']>
  >,
) {
  const {day1, day2 = '', day3 = '', half1 = '', half2 = '', half3 = ''} = typed;
  const preferences = [
    {name: 'day1', day: day1, half: half1},
    {name: 'day2', day: day2, half: half2},
    {name: 'day3', day: day3, half: half3},
  ];
  return preferences.filter(
    ({day, half}, index) =>
      day &&
      preferences.findIndex((preference) => preference.day === day && preference.half === half) ===
        index,
  );
}

/** When bikes can be brought to the workshop, or ridden at the shop. Days are 'YYYY-MM-DD'. */
export interface WorkshopDays {
  /** Today in the shop's time zone. */
  today: string;
  /** The last day that can be requested. */
  latest: string;
  hours: OpeningHours;
  /** Where the appointment is. */
  place: Place;
  /** Its open days, in words: 'Mo–Sa, außer 24.–27. Dezember'; '' if the owner has not entered any. */
  open: string;
}

/** Why visitors cannot come on a day, or in that half of it: the key of the message, or `null`. */
export function dayProblem(typed: string, days: WorkshopDays, half?: Half): MessageKey | null {
  const day = readDay(typed);
  if (!day) return 'validations.day.format';
  if (day <= days.today) return 'validations.day.past';
  if (day > days.latest) return 'validations.day.late';
  if (isOpenOn(days.hours, days.place, day, half)) return null;
  if (half && isOpenOn(days.hours, days.place, day)) return 'validations.day.halfClosed';
  return days.place === 'shop' ? 'validations.day.shopClosed' : 'validations.day.closed';
}
