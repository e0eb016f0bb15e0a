import {defaultLanguage} from '~/i18n/languages';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {pageMessages, translatorOf} from '~/i18n/messages.server';
import {optional} from '~/services/http/outage.server';
import {sendOnly} from '../navigation/worker-markup.server';
import {loadStoreLines} from '../product/store-stock.server';
import {
  loadBikeOfLetter,
  loadRequestedBike,
  type RequestedBike,
} from '../requests/requested-bike.server';
import {germanNameOf, letterGroups} from '../requests/request-letter.server';
import {sealRequest} from '../requests/request-seal.server';
import {defineRequest} from '../requests/send-request.server';
import {formatDay, type Place} from '../site/opening-hours';
import {loadHoursCard} from '../site/service-card.server';
import {shopDay} from '../site/shop-day';
import {loadConfig, openingHours} from '../site/site-config.server';
import {appointmentContent, toWorkshopDays} from './appointment-content.server';
import {appointmentSchema, preferredTimes} from './appointment-schema';
import {appointmentFields, letterHeadings, OTHER_SERVICE, TEST_RIDE} from './fields';

export type AppointmentView = Awaited<ReturnType<typeof loadAppointment>>['view'];

/**
 * Data of an appointment request on any page: services and days from content, the form's seal, its messages. With
 * `request`, its URL may name the bike of a test ride, `?variant=<number>`.
 */
export async function loadAppointment(context: AppLoadContext, request?: Request) {
  const {language} = context;
  const testRide = request ? testRideOf(await loadRequestedBike(context, request)) : null;
  const place = testRide ? 'shop' : 'workshop';
  const bike = testRide?.bike;
  const [content, card, days, seal, stores] = await Promise.all([
    appointmentContent.load(context),
    loadHoursCard(context, place),
    loadDays(context, place),
    sealRequest(context),
    bike ? loadStoreLines(context, bike.handle, bike.number) : [],
  ]);
  const parts = testRide ? testRideParts : request ? pageParts : formParts;
  return {
    view: {
      lead: content.lead,
      services: content.services.map((service) => sendOnly({...service}, 'name', 'note')),
      days,
      /** When the workshop or shop is open, and its phone number; `null` when neither is known. */
      card,
      /** The bike to ride or see in the shop; `null` for an appointment in the workshop. */
      testRide,
      /** In-store stock of that bike and of its other sizes. */
      stores,
    },
    seal,
    messages: pageMessages(language, ...parts),
  };
}

/** The messages of the form on any page; of those about test rides only the labels are sent, none of mails. */
const formParts = [
  ...['title', 'job', 'chooseService', 'other', 'bikeHint', 'days', 'daysHint', 'openDays'],
  ...['contact', 'messageHint', 'submit'],
]
  .map((part) => `appointment.${part}`)
  .concat(Object.values(appointmentFields).map(({label}) => label))
  .concat('requests.summary', 'requests.privacy');
/** Those of the form's own page as well. */
const pageParts = ['place', 'here', 'lead', 'sent', 'confirmation', 'again', 'workshop']
  .map((part) => `appointment.${part}`)
  .concat(formParts, 'requests.sent');
const testRideParts = ['appointment', 'requests'];

/** A request that names a bike is about a test ride. */
const testRideOf = (requested: RequestedBike) => (requested.state === 'none' ? null : requested);

/** Initial values: the bike of a test ride, or the service whose product the URL names, `?service=<handle>`. */
export function chosenService(
  {services, testRide}: AppointmentView,
  request: Request,
): Record<string, string> | undefined {
  if (testRide?.bike) {
    const {vendor, title, options} = testRide.bike;
    return {bike: [`${vendor} ${title}`, options].filter(Boolean).join(', ')};
  }
  const handle = new URL(request.url).searchParams.get('service');
  const found = handle ? services.find(({product}) => product === handle) : undefined;
  return found && {service: found.name};
}

/**
 * Initial values of the form for the question whether an article fits a bike, `?for=<bike>&article=<article>`: the bike
 * and the question. Only names of the shop's own products are inserted.
 */
export async function articleQuestionValues(
  context: AppLoadContext,
  request: Request,
): Promise<Record<string, string> | undefined> {
  const {shopify, language} = context;
  const {searchParams} = new URL(request.url);
  const mention = (name: string) => {
    const handle = searchParams.get(name);
    return handle ? optional(shopify.product.mention(handle), null) : null;
  };
  const [bike, article, {services}] = await Promise.all([
    mention('for'),
    mention('article'),
    appointmentContent.load(context),
  ]);
  if (!bike || !article) return undefined;
  const names = {bike: bike.title, article: article.title};
  return {
    bike: `${bike.vendor} ${bike.title}`,
    // Without services to choose from, this one is a text field.
    ...(services.length > 0 && {service: OTHER_SERVICE}),
    message: translatorOf(language)('fits.ask.message', names),
  };
}

/** The days on which visitors can come to a place, from tomorrow on. */
async function loadDays(context: AppLoadContext, place: Place) {
  const {language} = context;
  const [content, config] = await Promise.all([
    appointmentContent.load(context),
    loadConfig(context),
  ]);
  const dayContext = {today: shopDay(new Date()), language, t: translatorOf(language)};
  return toWorkshopDays(content, openingHours(config), dayContext, place);
}

/** The appointment request for the workshop, and the one for a test ride. */
export const appointmentRequest = defineRequest({
  async load(context, request) {
    const {requested, letterBike} = await loadBikeOfLetter(context, request);
    const testRide = testRideOf(requested);
    const [{services: offered}, {services: german}, days] = await Promise.all([
      appointmentContent.load(context),
      appointmentContent.loadGerman(context),
      loadDays(context, testRide ? 'shop' : 'workshop'),
    ]);
    return {offered, german, days, testRide, letterBike};
  },

  schema: ({days}) => appointmentSchema(days),

  letter(values, {offered, german, testRide, letterBike}) {
    const {service, bike, bike2, bike3, firstName, lastName, email, phone, message} = values;
    const germanService = germanNameOf(service, offered, german);
    const isOther = service === OTHER_SERVICE;
    const isOffered = offered.some(({name}) => name === service);
    const times = preferredTimes(values);
    const number = testRide?.number ?? null;
    return {
      kind: testRide ? 'testRide' : 'appointment',
      customer: {name: `${firstName} ${lastName}`, email},
      number,
      times,
      bike: letterBike,
      groups: (language) => {
        const t = translatorOf(language);
        const serviceName = language === defaultLanguage ? germanService : service;
        const serviceText = isOther ? t('appointment.other') : serviceName;
        const formattedTimes = times.map(({day, half}) =>
          [formatDay(day, language), half && t(`appointment.testRide.${half}`)]
            .filter(Boolean)
            .join(', '),
        );
        const overrides = {
          service: testRide
            ? {value: t('appointment.testRide.title'), chosen: true}
            : {value: serviceText, chosen: isOffered || isOther},
          bike: {isFreeText: true as const},
          bike2: {isFreeText: true as const},
          bike3: {isFreeText: true as const},
          day1: {value: formattedTimes.join('\n'), chosen: true},
        };
        return letterGroups(
          appointmentFields,
          {values, headings: letterHeadings, overrides},
          language,
        );
      },
      data: {
        ...{service: testRide ? TEST_RIDE : germanService, bike},
        ...(testRide
          ? {
              bikes: [bike2, bike3].filter(Boolean),
              times: times.map(({day, half}) => ({day, half})),
            }
          : {}),
        days: [...new Set(times.map(({day}) => day))],
        ...{firstName, lastName, email, phone, message},
      },
    };
  },
});
