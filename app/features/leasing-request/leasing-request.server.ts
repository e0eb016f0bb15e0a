import type {AppLoadContext} from '@shopify/remix-oxygen';
import {validationParts} from '~/forms/fields';
import {countryName} from '~/i18n/formats';
import {defaultLanguage, type Language} from '~/i18n/languages';
import {pageMessages, translatorOf} from '~/i18n/messages.server';
import {pageStories} from '~/pages';
import type {Contact} from '../account/customer.server';
import type {LeasingFactor} from '../advice/leasing-cost';
import {type DeliveryTerms, undeliveredCountry} from '../goods/shipping';
import type {ImageView} from '../pictures/image-view';
import {formatEuros} from '../pricing/price-view';
import {germanNameOf, letterGroups, type OfferedOption} from '../requests/request-letter.server';
import {sealRequest} from '../requests/request-seal.server';
import {
  loadBikeOfLetter,
  loadRequestedBike,
  notLeasableReason,
  type NotLeasableReason,
  type RequestedBike,
} from '../requests/requested-bike.server';
import {defineRequest} from '../requests/send-request.server';
import {
  loadConfig,
  loadDeliveryTerms,
  sitePhone,
  createSettingsLoader,
} from '../site/site-config.server';
import {
  component,
  handle,
  longText,
  number,
  parts,
  picture,
  requiredText,
} from '../story/field-schemas.server';
import {leasingCountries, leasingFields, letterHeadings, OTHER_PARTNER} from './fields';
import {leasingRequestSchema, splitStreet} from './leasing-request-schema';

/** What editors offer in the leasing request; names are used unchanged. */
export interface LeasingContent {
  lead: string;
  /** Empty: the visitor types the partner's name. */
  partners: (LeasingFactor & {image: ImageView | null})[];
  /** Empty: the visitor types the package's name. */
  packages: OfferedOption[];
  /** Lowest price of a leasable bike in euros, `null` without one. */
  minimum: number | null;
  note: string;
}

/** A company that employers lease bikes from; its name is the same in all languages. */
const leasingPartnerSchema = component('leasing-partner', {
  name: requiredText({translatable: false}),
  image: picture(),
  factor: number({description: 'Monatliche Rate bei 36 Monaten, in Prozent des Kaufpreises'}),
  factor_since: handle({
    description: 'Stand des Faktors, etwa 2026-10-01; gilt ein Jahr',
  }),
});

/** The service and insurance included in a contract. */
const leasingPackageSchema = component('leasing-package', {name: requiredText()});

/** The story 'leasing-anfrage': what the leasing request offers. */
export const leasingContentSchema = component('leasing-request', {
  lead: longText(),
  partners: parts(leasingPartnerSchema, 20),
  packages: parts(leasingPackageSchema, 20),
  minimum_price: number({description: 'In Euro; leer: kein Mindestpreis'}),
  note: longText(),
});

const contentLoader = createSettingsLoader({
  slug: pageStories.leasingRequest,
  schema: leasingContentSchema,
  read({lead, partners, packages, minimum_price: minimum, note}): LeasingContent {
    return {
      lead,
      partners: partners.map(({name, image, factor, factor_since: since}) => ({
        name,
        image,
        factor,
        since,
      })),
      packages: packages.map(({uid: id, name}) => ({id, name})),
      minimum,
      note,
    };
  },
  fallback: {lead: '', partners: [], packages: [], minimum: null, note: ''},
});

/** The story 'leasing-anfrage' in the visitor's language, once per request; in an outage the form works without it. */
export const loadLeasingContent = contentLoader.load;

/** Why the chosen bike cannot be leased, shown before the form is filled in. */
export type Reason = 'soldOut' | 'gone' | NotLeasableReason;

/** Why the requested bike cannot be leased; `null` when it can, and while Shopify is down. `minimum` in euros. */
function reasonOf(requested: RequestedBike, minimum: number | null): Reason | null {
  const {state, bike} = requested;
  if (state === 'gone') return 'gone';
  if (!bike) return null;
  return notLeasableReason(bike.leasing, minimum) ?? (state === 'soldOut' ? 'soldOut' : null);
}

/** Whether the shop delivers the requested bike to the visitor's country, as far as it is known. */
const isDelivered = ({bike}: RequestedBike, delivery: DeliveryTerms): boolean =>
  !bike || (bike.terms.shipped && undeliveredCountry(delivery, bike.leasing.bike) === null);

export type LeasingRequestData = Awaited<ReturnType<typeof loadLeasingRequest>>;

/** Data of the leasing request's page: the bike it is about, what editors offer, and the form's seal. */
export async function loadLeasingRequest(context: AppLoadContext, request: Request) {
  const {language} = context;
  const [requested, delivery, content, config, seal] = await Promise.all([
    loadRequestedBike(context, request),
    loadDeliveryTerms(context),
    loadLeasingContent(context),
    loadConfig(context),
    sealRequest(context),
  ]);
  const {minimum} = content;
  return {
    requested,
    content,
    notLeasable: reasonOf(requested, minimum),
    delivered: isDelivered(requested, delivery),
    minimum: minimum === null ? null : formatEuros(minimum, language),
    countries: countryOptions(language),
    phone: sitePhone(config),
    seal,
    messages: pageMessages(language, ...messageParts),
  };
}

/** The messages of the page, and of its fields for validation in the browser; those of its mails are not sent. */
const messageParts = [
  ...['title', 'breadcrumb', 'required', 'progress', 'progressLabel', 'done', 'steps'],
  ...['headings', 'bike', 'fields', 'shippingMethods', 'portal', 'buttons', 'promises'],
  ...['questions', 'minimum', 'notLeasable', 'sent'],
]
  .map((part) => `leasingRequest.${part}`)
  .concat('requests', 'shopify.errors.TOO_LONG', 'validations.invalid')
  .concat(validationParts(leasingFields));

/** Named on the worker: browsers have other names for some countries, which would break hydration. */
function countryOptions(language: Language) {
  return leasingCountries.map((value) => ({value, label: countryName(value, language)}));
}

/** Most employers who lease through this shop are German. */
const DEFAULT_COUNTRY: (typeof leasingCountries)[number] = 'DE';

/** The initial values of the form: the account's address; without one, only the shop's country. */
export function personValues(contact: Contact | null): Record<string, string> {
  if (!contact) return {country: DEFAULT_COUNTRY};
  const {address1, zip, country, ...otherFields} = contact;
  const isOffered = leasingCountries.some((offered) => offered === country);
  return {
    ...otherFields,
    ...(splitStreet(address1) ?? {street: address1.trim(), houseNumber: ''}),
    zipCode: zip,
    country: isOffered ? country : DEFAULT_COUNTRY,
  };
}

/** The leasing request. Accepted even if the bike has sold out meanwhile: the shop is informed, and offers another. */
export const leasingRequest = defineRequest({
  async load(context, request) {
    const [bikes, delivery, offered, german] = await Promise.all([
      loadBikeOfLetter(context, request),
      loadDeliveryTerms(context),
      loadLeasingContent(context),
      contentLoader.loadGerman(context),
    ]);
    // The choices that the form offered, and the same in German, for the shop.
    return {...bikes, delivered: isDelivered(bikes.requested, delivery), offered, german};
  },

  schema: ({requested, delivered}) =>
    leasingRequestSchema({bikeKnown: requested.number !== null, delivered}),

  letter(values, {requested, letterBike, offered, german}) {
    const {number} = requested;
    const {firstName, lastName, email, leasingServicePackage} = values;
    const germanPackage = germanNameOf(leasingServicePackage, offered.packages, german.packages);
    const note = noteOf(requested, offered.minimum);
    return {
      kind: 'leasing',
      customer: {name: `${firstName} ${lastName}`, email},
      number,
      bike: letterBike,
      groups(language) {
        const t = translatorOf(language);
        const {leasingPartner, country, shippingMethod, leasingPortal} = values;
        const isOther = leasingPartner === OTHER_PARTNER;
        const stateRow = {
          label: t('leasingRequest.letter.state'),
          value: note ? t(`leasingRequest.letter.${note}`, {number: number ?? ''}) : '',
          // The others contain a number from the URL, which anybody may have written.
          chosen: note === 'soldOut' || note === 'notLeasable',
        };
        const overrides = {
          bike: {isFreeText: true as const},
          leasingPartner: {
            ...(isOther && {value: t('leasingRequest.fields.otherPartner')}),
            chosen: isOther || offered.partners.some(({name}) => name === leasingPartner),
          },
          leasingServicePackage: {
            value: language === defaultLanguage ? germanPackage : leasingServicePackage,
            chosen: offered.packages.some(({name}) => name === leasingServicePackage),
          },
          leasingPortal: {value: t(`leasingRequest.letter.${leasingPortal}`), chosen: true},
          country: {value: countryName(country, language), chosen: true},
          shippingMethod: {
            value: t(`leasingRequest.shippingMethods.${shippingMethod}`),
            chosen: true,
          },
          privacy: {value: t('leasingRequest.letter.yes'), chosen: true},
        };
        const leadingRows = {bike: [stateRow]};
        return letterGroups(
          leasingFields,
          {values, headings: letterHeadings, leadingRows, overrides},
          language,
        );
      },
      data: {...values, variant: number, leasingServicePackage: germanPackage, note},
    };
  },
});

/** What the shop must know about the bike, which was leasable when the visitor started. */
function noteOf(requested: RequestedBike, minimum: number | null) {
  if (requested.state === 'unknown') return 'unknown';
  const reason = reasonOf(requested, minimum);
  if (reason === null || reason === 'soldOut') return reason;
  // The URL had no readable number: the visitor describes the bike.
  if (reason === 'gone') return requested.number === null ? null : 'gone';
  return 'notLeasable';
}
