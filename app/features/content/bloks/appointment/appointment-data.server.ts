import type {AppLoadContext} from '@shopify/remix-oxygen';
import {loadAppointment, type AppointmentData} from '../../../appointment/load-appointment.server';

/** Services, days, words and seal of the form. */
export function loadAppointmentBlok(
  _content: unknown,
  context: AppLoadContext,
): Promise<AppointmentData> {
  return loadAppointment(context);
}
