import {z} from 'zod';
import {required, shapeOf, withValues} from '~/forms/field-schemas';
import {readDay} from '../site/shop-day';
import {appointmentFields} from './fields';
import {dayProblem, type WorkshopDays} from './preferred-day';

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
