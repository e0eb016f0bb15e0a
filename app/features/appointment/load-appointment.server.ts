import type {AppLoadContext} from '@shopify/remix-oxygen';
import {pageMessages} from '~/i18n/page-messages.server';
import {loadConfig} from '../chrome/chrome-content.server';
import {toSiteView} from '../chrome/site-view.server';
import {sealRequest} from '../requests/request-seal.server';
import {loadAppointmentContent} from './appointment-content.server';
import {toAppointmentView} from './appointment-view';
import {shopDay} from './preferred-day';

export type AppointmentData = Awaited<ReturnType<typeof loadAppointment>>;

/** What an appointment request needs wherever it stands: services and days from content, its seal, its words. */
export async function loadAppointment(context: AppLoadContext) {
  const {language} = context;
  const [content, config, seal] = await Promise.all([
    loadAppointmentContent(context),
    loadConfig(context),
    sealRequest(context),
  ]);
  const phone = config && toSiteView(config).phone;
  return {
    view: toAppointmentView(content, {today: shopDay(new Date()), phone, language}),
    seal,
    messages: pageMessages(language, 'appointment', 'requests'),
  };
}
