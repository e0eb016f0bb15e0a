import type {AppLoadContext} from '@shopify/remix-oxygen';
import {translatorOf} from '~/i18n/messages.server';
import {pageMessages} from '~/i18n/page-messages.server';
import {loadConfig} from '../site/site-config.server';
import {openingHours} from '../site/site-config.server';
import {sealRequest} from '../requests/request-seal.server';
import {loadHoursCard} from '../site/service-card.server';
import {shopDay} from '../site/shop-day';
import {toWorkshopDays} from './appointment-content';
import {loadAppointmentContent} from './appointment-content.server';
import type {AppointmentView} from './appointment-view';

export type AppointmentData = Awaited<ReturnType<typeof loadAppointment>>;

/** What an appointment request needs wherever it stands: services and days from content, its seal, its words. */
export async function loadAppointment(context: AppLoadContext) {
  const {language} = context;
  const [content, card, days, seal] = await Promise.all([
    loadAppointmentContent(context),
    loadHoursCard(context, 'workshop'),
    loadWorkshopDays(context),
    sealRequest(context),
  ]);
  const {lead, services} = content;
  const view: AppointmentView = {lead, services, days, card};
  return {view, seal, messages: pageMessages(language, 'appointment', 'requests')};
}

/** What the form begins with: the offered service whose article the address names, `?service=<handle>`. */
export function chosenService({services}: AppointmentView, request: Request) {
  const handle = new URL(request.url).searchParams.get('service');
  const found = handle ? services.find(({product}) => product === handle) : undefined;
  return found && {service: found.name};
}

/** The days on which bikes can be brought, from tomorrow on. */
export async function loadWorkshopDays(context: AppLoadContext) {
  const {language} = context;
  const [content, config] = await Promise.all([
    loadAppointmentContent(context),
    loadConfig(context),
  ]);
  const asked = {today: shopDay(new Date()), language, t: translatorOf(language)};
  return toWorkshopDays(content, openingHours(config), asked);
}
