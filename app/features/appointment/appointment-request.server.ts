import {translatorOf} from '~/i18n/messages.server';
import {germanNameOf, letterGroups} from '../requests/request-letter';
import type {RequestDefinition} from '../requests/send-request.server';
import {dayInWords} from '../site/opening-hours';
import type {AppointmentContent} from './appointment-content';
import {loadAppointmentContent, loadGermanAppointmentContent} from './appointment-content.server';
import {appointmentSchema, preferredDays} from './appointment-schema';
import {appointmentFields, letterHeadings, OTHER_SERVICE} from './fields';
import {loadWorkshopDays} from './load-appointment.server';
import type {WorkshopDays} from './preferred-day';

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
        const called = language === 'de' ? germanService : service;
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
