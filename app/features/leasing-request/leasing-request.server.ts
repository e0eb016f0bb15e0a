import {languages, type Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import type {RequestedBike} from '../requests/bike-view';
import {loadLetterBike, loadRequestedBike} from '../requests/requested-bike.server';
import {germanNameOf, type LetterGroup, letterGroups} from '../requests/request-letter';
import type {RequestDefinition} from '../requests/send-request.server';
import {leasingFields, letterHeadings, OTHER_PARTNER} from './fields';
import {loadGermanLeasingContent, loadLeasingContent} from './leasing-content.server';
import type {LeasingContent} from './leasing-content';
import {leasingRequestSchema, type LeasingRequest} from './leasing-request-schema';
import {obstacleOf} from './obstacle';

interface Subject {
  requested: RequestedBike;
  /** What the form offered to choose from. */
  offered: LeasingContent;
  /** The same in German, which the shop reads. */
  german: LeasingContent;
}

/**
 * The leasing request. A bike that has sold out meanwhile stops nobody at the end: the shop is told and finds another.
 */
export const leasingRequest: RequestDefinition<ReturnType<typeof leasingRequestSchema>, Subject> = {
  async load(context, request) {
    const [requested, offered, german] = await Promise.all([
      loadRequestedBike(context, request),
      loadLeasingContent(context),
      loadGermanLeasingContent(context),
    ]);
    return {requested, offered, german};
  },

  schema: ({requested}) => leasingRequestSchema({bikeKnown: requested.number !== null}),

  async letter(values, subject, {context}) {
    const {requested, offered, german} = subject;
    const {number, bike} = requested;
    const {firstName, lastName, email, leasingServicePackage} = values;
    const germanPackage = germanNameOf(leasingServicePackage, offered.packages, german.packages);
    const note = noteOf(requested, offered.minimum);
    const typed = {...values, variant: number};
    return {
      kind: 'leasing',
      customer: {name: `${firstName} ${lastName}`, email},
      typed,
      number,
      bike: await loadLetterBike(context, bike),
      groups: (language) => groups(values, {number, note, offered, germanPackage}, language),
      data: {...typed, leasingServicePackage: germanPackage, note},
    };
  },
};

/** What the shop must know of the bike: it was there when the visitor began. */
type Note = 'soldOut' | 'gone' | 'notLeasable' | 'unknown' | null;

function noteOf(requested: RequestedBike, minimum: number | null): Note {
  if (requested.state === 'unknown') return 'unknown';
  const obstacle = obstacleOf(requested, minimum);
  if (obstacle === null || obstacle === 'soldOut' || obstacle === 'gone') {
    return obstacle === 'gone' && requested.number === null ? null : obstacle;
  }
  return 'notLeasable';
}

interface Told {
  number: string | null;
  note: Note;
  offered: LeasingContent;
  /** How the shop calls the chosen service package; '' for none. */
  germanPackage: string;
}

function groups(
  values: LeasingRequest,
  {number, note, offered, germanPackage}: Told,
  language: Language,
): LetterGroup[] {
  const t = translatorOf(language);
  const {leasingPartner, leasingServicePackage, country, shippingMethod, leasingPortal} = values;
  const isOther = leasingPartner === OTHER_PARTNER;
  const state = {
    label: t('leasingRequest.letter.state'),
    value: note ? t(`leasingRequest.letter.${note}`, {number: number ?? ''}) : '',
    // The others name a number that anybody may have put into the address.
    chosen: note === 'soldOut' || note === 'notLeasable',
  };
  return letterGroups(
    leasingFields,
    {
      values,
      headings: letterHeadings,
      leadingRows: {bike: [state]},
      overrides: {
        bike: {prose: true},
        leasingPartner: {
          ...(isOther && {value: t('leasingRequest.fields.otherPartner')}),
          chosen: isOther || offered.partners.some(({name}) => name === leasingPartner),
        },
        leasingServicePackage: {
          value: language === 'de' ? germanPackage : leasingServicePackage,
          chosen: offered.packages.some(({name}) => name === leasingServicePackage),
        },
        leasingPortal: {value: t(`leasingRequest.letter.${leasingPortal}`), chosen: true},
        country: {value: countryName(country, language), chosen: true},
        shippingMethod: {
          value: t(`leasingRequest.shippingMethods.${shippingMethod}`),
          chosen: true,
        },
        privacy: {value: t('leasingRequest.letter.yes'), chosen: true},
      },
    },
    language,
  );
}

function countryName(country: string, language: Language): string {
  const names = new Intl.DisplayNames([languages[language].locale], {type: 'region'});
  return names.of(country) ?? country;
}
