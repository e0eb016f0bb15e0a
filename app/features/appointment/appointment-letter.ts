import type {Language} from '~/i18n/languages';
import type {WorkerMessageKey} from '~/i18n/messages';
import type {Translate} from '~/i18n/translate';
import type {RequestLetter} from '../requests/request-letter';
import {OTHER_SERVICE} from './appointment-content';
import {preferredDays, type AppointmentRequest} from './appointment-schema';
import {dayInWords} from '../site/opening-hours';

type TranslatorOf = (language: Language) => Translate<WorkerMessageKey>;

interface ChosenService {
  /** How the shop calls it. */
  german: string;
  /** Whether the form offered it; else the visitor wrote it. */
  isOffered: boolean;
}

/** What mails and webhook say of an appointment request. */
export function appointmentLetter(
  request: AppointmentRequest,
  {german, isOffered}: ChosenService,
  translatorOf: TranslatorOf,
): RequestLetter {
  const {service, bike, firstName, lastName, email, phone, message} = request;
  const name = `${firstName} ${lastName}`;
  const days = preferredDays(request);
  return {
    kind: 'appointment',
    customer: {name, email},
    typed: request,
    bike: null,
    groups: (language) => {
      const t = translatorOf(language);
      const called = language === 'de' ? german : service;
      const inWords = days.map((day) => dayInWords(day, language)).join('\n');
      return [
        {
          heading: t('appointment.letter.job'),
          rows: [
            {
              label: t('appointment.letter.service'),
              value: service === OTHER_SERVICE ? t('appointment.other') : called,
              chosen: isOffered || service === OTHER_SERVICE,
            },
            {label: t('appointment.letter.bike'), value: bike, prose: true},
            {label: t('appointment.letter.days'), value: inWords, chosen: true},
          ],
        },
        {
          heading: t('appointment.letter.contact'),
          rows: [
            {label: t('appointment.letter.name'), value: name},
            {label: t('appointment.letter.email'), value: email},
            {label: t('appointment.letter.phone'), value: phone},
            ...(message
              ? [{label: t('appointment.letter.message'), value: message, prose: true as const}]
              : []),
          ],
        },
      ];
    },
    data: {service: german, bike, days, firstName, lastName, email, phone, message},
  };
}
