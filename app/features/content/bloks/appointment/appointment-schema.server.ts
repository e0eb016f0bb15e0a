import type {AppLoadContext} from '@shopify/remix-oxygen';
import {blok, longText, option, requiredText} from '../../field-schemas.server';
import {type AppointmentData, loadAppointment} from '../../../appointment/load-appointment.server';

/** The appointment request; services and days come from the story 'werkstatt-termin', the same for every place. */
export const appointmentBlokSchema = blok('appointment', {
  headline: requiredText(),
  text: longText(),
  tone: option('plain', 'reseda'),
});

/** Services, days, words and seal of the form. */
export function loadAppointmentBlok(
  _content: unknown,
  context: AppLoadContext,
): Promise<AppointmentData> {
  return loadAppointment(context);
}
