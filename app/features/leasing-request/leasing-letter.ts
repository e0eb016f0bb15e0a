import type {WorkerMessageKey} from '~/i18n/messages';
import {languages, type Language} from '~/i18n/languages';
import type {Translate} from '~/i18n/translate';
import type {LetterBike, LetterGroup, RequestLetter} from '../requests/request-letter';
import {OTHER_PARTNER} from './leasing-choices';
import type {LeasingRequest} from './leasing-request-schema';

/** What is known of the bike that a request is about, at the moment it is sent. */
export interface LetterSubject {
  /** `null`: none was chosen, or Shopify does not know it or does not answer. */
  bike: LetterBike | null;
  /** The variant of the address, `null` without one. */
  number: string | null;
  /** What the shop must know of it: it was there when the visitor began. */
  note: 'soldOut' | 'gone' | 'notLeasable' | 'unknown' | null;
  /** How the shop calls the chosen service package; '' for none. */
  germanPackage: string;
  /** What the form offered to choose from, in the visitor's language. */
  offered: {partners: readonly string[]; packages: readonly string[]};
}

type TranslatorOf = (language: Language) => Translate<WorkerMessageKey>;

/** What mails and webhook say of a leasing request. */
export function leasingLetter(
  request: LeasingRequest,
  subject: LetterSubject,
  translatorOf: TranslatorOf,
): RequestLetter {
  const {firstName, lastName, email} = request;
  const {number, note, germanPackage} = subject;
  const typed = {...request, variant: number};
  return {
    kind: 'leasing',
    customer: {name: `${firstName} ${lastName}`, email},
    typed,
    bike: subject.bike,
    groups: (language) => groups(request, subject, language, translatorOf(language)),
    data: {...typed, leasingServicePackage: germanPackage, note},
  };
}

function groups(
  request: LeasingRequest,
  {number, note, germanPackage, offered}: LetterSubject,
  language: Language,
  t: Translate<WorkerMessageKey>,
): LetterGroup[] {
  const {street, houseNumber, zipCode, city, country, shippingMethod, leasingPortal} = request;
  const {leasingPartner: partner, leasingServicePackage: servicePackage} = request;
  const field = (name: Field, value: string, chosen = false) => ({
    label: t(`leasingRequest.fields.${name}`),
    value,
    chosen,
  });
  const state = note && t(`leasingRequest.letter.${note}`, {number: number ?? ''});
  const rows: Record<Heading, LetterGroup['rows']> = {
    bike: [
      {label: t('leasingRequest.letter.description'), value: request.bike, prose: true},
      {
        label: t('leasingRequest.letter.state'),
        value: state ?? '',
        // The others name a number that anybody may have put into the address.
        chosen: note === 'soldOut' || note === 'notLeasable',
      },
    ],
    leasing: [
      field(
        'leasingPartner',
        partnerName(partner, t),
        partner === OTHER_PARTNER || offered.partners.includes(partner),
      ),
      field(
        'leasingServicePackage',
        language === 'de' ? germanPackage : servicePackage,
        offered.packages.includes(servicePackage),
      ),
      field('leasingCode', request.leasingCode),
      {
        label: t('leasingRequest.letter.intoPortal'),
        value: t(`leasingRequest.letter.${leasingPortal}`),
        chosen: true,
      },
    ],
    person: [
      {label: t('leasingRequest.letter.name'), value: `${request.firstName} ${request.lastName}`},
      {label: t('leasingRequest.letter.street'), value: `${street} ${houseNumber}`},
      {label: t('leasingRequest.letter.place'), value: `${zipCode} ${city}`},
      field('country', countryName(country, language), true),
      field('email', request.email),
      field('phone', request.phone),
    ],
    shipping: [
      field('shippingMethod', t(`leasingRequest.shippingMethods.${shippingMethod}`), true),
    ],
    wishes: [
      {...field('message', request.message), prose: true},
      {
        label: t('leasingRequest.letter.privacy'),
        value: t('leasingRequest.letter.yes'),
        chosen: true,
      },
    ],
  };
  return headings.flatMap((name) => {
    const filled = rows[name].filter(({value}) => value !== '');
    return filled.length > 0
      ? [{heading: t(`leasingRequest.letter.headings.${name}`), rows: filled}]
      : [];
  });
}

const headings = ['bike', 'leasing', 'person', 'shipping', 'wishes'] as const;
type Heading = (typeof headings)[number];
type Field = keyof LeasingRequest &
  (
    | 'leasingPartner'
    | 'leasingServicePackage'
    | 'leasingCode'
    | 'country'
    | 'email'
    | 'phone'
    | 'shippingMethod'
    | 'message'
  );

function partnerName(partner: string, t: Translate<WorkerMessageKey>): string {
  return partner === OTHER_PARTNER ? t('leasingRequest.fields.otherPartner') : partner;
}

function countryName(country: string, language: Language): string {
  const names = new Intl.DisplayNames([languages[language].locale], {type: 'region'});
  return names.of(country) ?? country;
}
