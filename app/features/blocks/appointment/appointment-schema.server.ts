import type {AppLoadContext} from '@shopify/remix-oxygen';
import {component, longText, option, requiredText} from '../../story/field-schemas.server';
import {type AppointmentData, loadAppointment} from '../../appointment/appointment-request.server';

/** The appointment request; services and days come from the story 'werkstatt-termin', the same for every place. */
export const appointmentBlockSchema = component('appointment', {
  headline: requiredText(),
  text: longText(),
  tone: option('plain', 'reseda'),
});

/** Services, days, words and seal of the form. */
export function loadAppointmentBlock(
  _content: unknown,
  context: AppLoadContext,
): Promise<AppointmentData> {
  return loadAppointment(context);
}
