import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import {deliverRequest, type Delivery} from '../requests/deliver-request.server';
import {germanNameOf} from '../requests/offered-by-editors';
import {checkSeal} from '../requests/request-seal.server';
import {loadAppointmentContent, loadGermanAppointmentContent} from './appointment-content.server';
import {appointmentLetter} from './appointment-letter';
import {appointmentSchema} from './appointment-schema';
import {loadWorkshopDays} from './load-appointment.server';

/** Sends an appointment request to the workshop. */
export async function sendAppointment(context: AppLoadContext, form: FormData): Promise<Delivery> {
  const trapped = await checkSeal(context, form);
  if (trapped) return {refused: trapped};

  const [content, german, days] = await Promise.all([
    loadAppointmentContent(context),
    loadGermanAppointmentContent(context),
    loadWorkshopDays(context),
  ]);
  const read = readForm(form, appointmentSchema(days), context.language);
  if (!read.success) return {refused: {status: 400, answer: read.answer}};
  const chosen = read.value.service;
  const service = {
    german: germanNameOf(chosen, content.services, german.services),
    isOffered: content.services.some(({name}) => name === chosen),
  };
  return deliverRequest(context, form, appointmentLetter(read.value, service, translatorOf));
}
