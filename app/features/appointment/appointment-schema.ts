import {z} from 'zod';
import {
  acceptedPrivacy,
  email,
  messageToShop,
  phoneNumber,
  required,
  requiredLine,
  withValues,
} from '~/forms/field-schemas';
import {readDay} from '../site/shop-day';
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
  return z.object({
    service: requiredLine('service'),
    bike: requiredLine('bike'),
    day1: required('day').transform(preferred),
    day2: furtherDay,
    day3: furtherDay,
    firstName: requiredLine('firstName'),
    lastName: requiredLine('lastName'),
    email,
    phone: phoneNumber(),
    message: messageToShop,
    privacy: acceptedPrivacy,
  });
}

export type AppointmentRequest = z.output<ReturnType<typeof appointmentSchema>>;

/** The days asked for, each once, in the order of preference. */
export function preferredDays({day1, day2, day3}: AppointmentRequest): string[] {
  return [...new Set([day1, day2, day3].flatMap((day) => day ?? []))];
}
