import {defaultLanguage} from '~/i18n/languages';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {pageMessages, translatorOf} from '~/i18n/messages.server';
import {germanNameOf, letterGroups} from '../requests/request-letter';
import {sealRequest} from '../requests/request-seal.server';
import type {RequestDefinition} from '../requests/send-request.server';
import {dayInWords} from '../site/opening-hours';
import {loadHoursCard} from '../site/service-card.server';
import {shopDay} from '../site/shop-day';
import {loadConfig, openingHours} from '../site/site-config.server';
import type {ServiceCardView} from '../site/site-facts';
import {
  type AppointmentContent,
  loadAppointmentContent,
  loadGermanAppointmentContent,
  toWorkshopDays,
} from './appointment-content.server';
import {appointmentSchema, preferredDays, type WorkshopDays} from './appointment-schema';
import {appointmentFields, letterHeadings, OTHER_SERVICE} from './fields';

/** What the appointment request shows. */
export interface AppointmentView {
  lead: string;
  services: AppointmentContent['services'];
  days: WorkshopDays;
  /** When the workshop is open, and its number; `null` when neither is known. */
  card: ServiceCardView | null;
}

export type AppointmentData = Awaited<ReturnType<typeof loadAppointment>>;

/** Data of an appointment request on any page: services and days from content, the form's seal, its messages. */
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
async function loadWorkshopDays(context: AppLoadContext) {
  const {language} = context;
  const [content, config] = await Promise.all([
    loadAppointmentContent(context),
    loadConfig(context),
  ]);
  const asked = {today: shopDay(new Date()), language, t: translatorOf(language)};
  return toWorkshopDays(content, openingHours(config), asked);
}

interface Subject {
  offered: AppointmentContent['services'];
  /** The same in German, which the workshop reads. */
  german: AppointmentContent['services'];
  days: WorkshopDays;
}

/** The appointment request, for the workshop. */
export const appointmentRequest: RequestDefinition<
  ReturnType<typeof appointmentSchema>,
  Subject
> = {
  async load(context) {
    const [{services: offered}, {services: german}, days] = await Promise.all([
      loadAppointmentContent(context),
      loadGermanAppointmentContent(context),
      loadWorkshopDays(context),
    ]);
    return {offered, german, days};
  },

  schema: ({days}) => appointmentSchema(days),

  letter(values, {offered, german}) {
    const {service, bike, firstName, lastName, email, phone, message} = values;
    const germanService = germanNameOf(service, offered, german);
    const isOther = service === OTHER_SERVICE;
    const isOffered = offered.some(({name}) => name === service);
    const days = preferredDays(values);
    return Promise.resolve({
      kind: 'appointment',
      customer: {name: `${firstName} ${lastName}`, email},
      typed: values,
      bike: null,
      groups: (language) => {
        const called = language === defaultLanguage ? germanService : service;
        const other = translatorOf(language)('appointment.other');
        const inWords = days.map((day) => dayInWords(day, language)).join('\n');
        const overrides = {
          service: {value: isOther ? other : called, chosen: isOffered || isOther},
          bike: {prose: true as const},
          day1: {value: inWords, chosen: true},
        };
        return letterGroups(
          appointmentFields,
          {values, headings: letterHeadings, overrides},
          language,
        );
      },
      data: {service: germanService, bike, days, firstName, lastName, email, phone, message},
    });
  },
};
