import type {AppLoadContext} from '@shopify/remix-oxygen';
import {defaultLanguage, languages, type Language} from '~/i18n/languages';
import {longDate, SHOP_TIME_ZONE} from '~/i18n/formats';
import {translatorOf} from '~/i18n/messages.server';
import {nullIfSignedOut, optional} from '~/services/http/outage.server';
import type {OutgoingMail} from '~/services/mail/mail.server';
import {brandOf, customerMail, type MailParts} from '../requests/request-mails.server';
import {
  letterGroups,
  type LetterGroup,
  type RequestLetter,
} from '../requests/request-letter.server';
import {letterHeadings, withdrawalFields, type Declaration} from './fields';

/** Zone names that `Intl` lacks outside of Germany. */
const zoneNames: Record<string, string> = {'GMT+1': 'CET', 'GMT+2': 'CEST'};

/** A time (milliseconds since 1970) with date, time and the shop's time zone: '22. November 2026 um 21:44:07 MEZ'. */
export function formatTimestamp(timestamp: number, language: Language): string {
  return new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: SHOP_TIME_ZONE,
  })
    .formatToParts(timestamp)
    .map(({value}) => zoneNames[value] ?? value)
    .join('');
}

/** The declared values, below the time of receipt (milliseconds since 1970). */
export function declarationGroups(
  declaration: Partial<Declaration>,
  receivedAt: number,
  language: Language,
): LetterGroup[] {
  const label = translatorOf(language)('withdrawal.letter.receivedAt');
  const leadingRows = {declaration: [{label, value: formatTimestamp(receivedAt, language)}]};
  return letterGroups(
    withdrawalFields,
    {values: declaration, headings: letterHeadings, leadingRows},
    language,
  );
}

/** Content of mails and webhook for a declaration received at `receivedAt`. */
export async function withdrawalLetter(
  context: AppLoadContext,
  declaration: Declaration,
  receivedAt: number,
): Promise<RequestLetter> {
  const {name, email} = declaration;
  return {
    kind: 'withdrawal',
    customer: {name, email},
    bike: null,
    groups: (language) => declarationGroups(declaration, receivedAt, language),
    forShop: await matchWithOrders(context, declaration),
    data: {...declaration, receivedAt: new Date(receivedAt).toISOString()},
  };
}

/** Maximum of numbers to try: a declaration may contain a date or a product, too. */
const MAX_NUMBERS = 4;

/** Possible order numbers: those after '#' first. */
function orderNumbersIn(contract: string): number[] {
  const found = [/#\s?([1-9]\d{2,8})(?!\d)/g, /(?<!\d)([1-9]\d{2,8})(?!\d)/g].flatMap((pattern) =>
    [...contract.matchAll(pattern)].map(([, digits]) => Number(digits)),
  );
  return [...new Set(found)].slice(0, MAX_NUMBERS);
}

/**
 * The matching order in Shopify, for the shop only: the response to the visitor must not reveal whether it exists.
 * Empty if the visitor is not signed in.
 */
async function matchWithOrders(
  {customer}: AppLoadContext,
  {contract}: Declaration,
): Promise<LetterGroup[]> {
  if (!customer) return [];
  const t = translatorOf(defaultLanguage);
  const numbers = orderNumbersIn(contract);
  const outageMessage = 'Cannot compare a withdrawal with the orders of its customer';
  const [profile, ...orders] = await Promise.all([
    optional(customer.profile().catch(nullIfSignedOut), 'unavailable' as const, outageMessage),
    ...numbers.map((number) => optional(customer.orders.get(number), null, outageMessage)),
  ]);
  if (!profile) return [];
  const knownProfile = profile === 'unavailable' ? null : profile;
  const order = orders.find((candidate) => candidate !== null && candidate !== 'unknown');
  const missing =
    numbers.length === 0 ? 'unnamed' : orders.includes(null) ? 'unavailable' : 'unknown';
  const orderText = order
    ? t('withdrawal.letter.match.found', {
        name: order.name,
        date: longDate(order.processedAt, defaultLanguage),
      })
    : t(`withdrawal.letter.match.${missing}`, {number: numbers.join(', ')});
  const rows = [
    {
      label: t('withdrawal.letter.match.customer'),
      value: knownProfile
        ? [knownProfile.firstName, knownProfile.lastName, knownProfile.email]
            .filter(Boolean)
            .join(' ')
        : t('withdrawal.letter.match.unavailable'),
    },
    {label: t('withdrawal.letter.match.order'), value: orderText},
  ];
  return [{heading: t('withdrawal.letter.match.heading'), rows}];
}

/** The receipt on a durable medium: declaration and time of receipt. Contains only these and the statutory text. */
export function receiptMail(parts: MailParts, receivedAt: number): OutgoingMail {
  const {reference, language} = parts;
  const t = translatorOf(language);
  const brand = brandOf(parts, language);
  const received = t('withdrawal.mail.received', {received: formatTimestamp(receivedAt, language)});
  return customerMail(parts, {
    subject: t('withdrawal.mail.subject', {brand, reference}),
    title: t('withdrawal.mail.title'),
    preview: received,
    paragraphs: [
      t('requestDelivery.mail.customer.greeting'),
      received,
      t('withdrawal.mail.meaning'),
      t('requestDelivery.mail.customer.reference', {reference}),
    ],
    stranger: t('withdrawal.mail.stranger'),
  });
}
