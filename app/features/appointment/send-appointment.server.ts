import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import {deliverRequest} from '../requests/deliver-request.server';
import {germanNameOf} from '../requests/offered-by-editors';
import type {RefusedForm} from '../requests/refused-request.server';
import {checkSeal} from '../requests/request-seal.server';
import {toWorkshopDays} from './appointment-content';
import {loadAppointmentContent, loadGermanAppointmentContent} from './appointment-content.server';
import {appointmentLetter} from './appointment-letter';
import {appointmentSchema} from './appointment-schema';
import {shopDay} from './preferred-day';

/** Sends an appointment request to the workshop: `null` when the shop has it, else why the form comes back. */
export async function sendAppointment(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | null> {
  const trapped = await checkSeal(context, form);
  if (trapped) return trapped;

  const [content, german] = await Promise.all([
    loadAppointmentContent(context),
    loadGermanAppointmentContent(context),
  ]);
  const days = toWorkshopDays(content, shopDay(new Date()));
  const read = readForm(form, appointmentSchema(days), context.language);
  if (!read.success) return {status: 400, answer: read.answer};
  const service = germanNameOf(read.value.service, content.services, german.services);
  return deliverRequest(context, form, appointmentLetter(read.value, service, translatorOf));
}
