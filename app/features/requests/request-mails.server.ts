import type {AppLoadContext} from '@shopify/remix-oxygen';
import {languageName} from '~/i18n/formats';
import {href} from '~/i18n/href';
import {defaultLanguage, type Language, languages} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {headerLine, mailbox, readMailbox} from '~/safe-addresses';
import type {OutgoingMail} from '~/services/mail/mail.server';
import {unitPrice, formatMoney} from '../pricing/price-view';
import {type MailContent, mailHtml, mailText} from './mail-body.server';
import type {ShopContact} from '../site/site-config.server';
import {bikeIn, type RequestLetter} from './request-letter.server';

export interface MailParts {
  settings: Pick<AppLoadContext['settings'], 'MAIL_FROM' | 'MAIL_TO' | 'SHOP_ORIGIN'>;
  letter: RequestLetter;
  /** The request's number for shop and customer. */
  reference: string;
  /** The visitor's. */
  language: Language;
  contact: ShopContact;
}

/** The mail that delivers a request to the shop, in German; replies go to the customer. */
export function shopMail(parts: MailParts): OutgoingMail {
  const {letter, reference, language} = parts;
  const t = translatorOf(defaultLanguage);
  const name = headerLine(letter.customer.name);
  const kind = t(`requestDelivery.mail.kind.${letter.kind}`);
  const title = t('requestDelivery.mail.shop.title', {kind, name});
  const common = contentOf(parts, defaultLanguage);
  const content: MailContent = {
    ...common,
    groups: [...common.groups, ...(letter.forShop ?? [])],
    title,
    preview: title,
    paragraphs: [t('requestDelivery.mail.shop.lead', {name, email: letter.customer.email})],
    closing: [
      t('requestDelivery.mail.shop.origin', {
        reference,
        language: languageName(language, defaultLanguage),
      }),
    ],
  };
  const about = content.bike ? `${name}, ${plainValue(content.bike.title)}` : name;
  return toShop(parts, content, t('requestDelivery.mail.shop.subject', {kind, reference, about}));
}

/**
 * The mail to the customer, or to a stranger whose address somebody entered: a request has arrived, for which bike and
 * with which of the form's choices. Contains nothing that a visitor typed.
 */
export function confirmationMail(parts: MailParts): OutgoingMail {
  const {letter, reference, language} = parts;
  const t = translatorOf(language);
  const common = contentOf(parts, language);
  const kind = t(`requestDelivery.mail.kind.${letter.kind}`);
  const next = t(`requestDelivery.mail.customer.next.${letter.kind}`);
  return customerMail(parts, {
    subject: t('requestDelivery.mail.customer.subject', {kind, brand: common.brand, reference}),
    groups: common.groups
      .map(({heading, rows}) => ({heading, rows: rows.filter(({chosen}) => chosen)}))
      .filter(({rows}) => rows.length > 0),
    title: t('requestDelivery.mail.customer.title', {kind}),
    preview: next,
    link: {
      label: t('requestDelivery.mail.withdraw'),
      url: parts.settings.SHOP_ORIGIN + href(language, 'withdrawal'),
    },
    paragraphs: [
      t('requestDelivery.mail.customer.greeting'),
      next,
      t('requestDelivery.mail.customer.reference', {reference}),
      t('requestDelivery.mail.customer.onlyChoices'),
    ],
    stranger: t(`requestDelivery.mail.customer.stranger.${letter.sentFrom ?? 'form'}`),
  });
}

/** The input of a mail to a customer; it contains nothing else of a request. */
interface CustomerMailParts extends Omit<MailParts, 'letter'> {
  letter: Pick<RequestLetter, 'customer' | 'groups' | 'bike'>;
}

interface CustomerMail
  extends
    Pick<MailContent, 'title' | 'preview' | 'paragraphs'>,
    Partial<Pick<MailContent, 'groups' | 'link' | 'action'>> {
  subject: string;
  /** The last line, for recipients whose address somebody else has entered. */
  stranger: string;
}

/** A mail to the customer of a request, in the visitor's language; replies go to the shop. */
export function customerMail(
  parts: CustomerMailParts,
  {subject, stranger, ...own}: CustomerMail,
): OutgoingMail {
  const {letter, language, contact, settings} = parts;
  const {phone} = contact;
  const t = translatorOf(language);
  const common = contentOf(parts, language);
  const content: MailContent = {
    ...common,
    ...own,
    closing: [
      phone
        ? t('requestDelivery.mail.customer.questionsByPhone', {phone})
        : t('requestDelivery.mail.customer.questions'),
      stranger,
    ],
    footer: [
      ...common.footer,
      contact.details,
      contact.address,
      phone && t('requestDelivery.mail.phone', {phone}),
    ].filter(Boolean),
  };
  const [shopAddress = ''] = settings.MAIL_TO;
  const {from, headers} = envelopeOf(parts);
  return {
    from,
    headers: {...headers, ...noAutoReplyHeaders},
    to: [letter.customer.email],
    replyTo: mailbox(common.brand, shopAddress),
    subject: headerLine(subject),
    text: mailText(content, true),
    html: mailHtml(content),
  };
}

/** Suppresses automatic replies (RFC 3834, section 5). Not for mails to the shop, which help desks might filter out. */
const noAutoReplyHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
};

/** Informs the shop that a customer got no confirmation, so that somebody writes or calls. */
export function unconfirmedMail(parts: MailParts): OutgoingMail {
  const {letter, reference} = parts;
  const t = translatorOf(defaultLanguage);
  const name = headerLine(letter.customer.name);
  const content: MailContent = {
    ...contentOf(parts, defaultLanguage),
    title: t('requestDelivery.mail.unconfirmed.title'),
    preview: t('requestDelivery.mail.unconfirmed.title'),
    paragraphs: [
      t('requestDelivery.mail.unconfirmed.lead', {name, reference, email: letter.customer.email}),
    ],
    bike: null,
    groups: [],
    closing: [],
  };
  return toShop(parts, content, t('requestDelivery.mail.unconfirmed.subject', {reference}));
}

/** A mail to the shop about a request; replies go to the customer. */
function toShop(parts: MailParts, content: MailContent, subject: string): OutgoingMail {
  const {name, email} = parts.letter.customer;
  return {
    ...envelopeOf(parts),
    to: parts.settings.MAIL_TO,
    replyTo: mailbox(headerLine(name), email),
    subject: headerLine(subject),
    text: mailText(content),
    html: mailHtml(content),
  };
}

function envelopeOf({
  settings,
  reference,
}: CustomerMailParts): Pick<OutgoingMail, 'from' | 'headers'> {
  const {name, address} = readMailbox(settings.MAIL_FROM) ?? {name: '', address: ''};
  return {
    from: mailbox(name, address),
    // Prevents mail clients from grouping two requests into one thread.
    headers: {'X-Entity-Ref-ID': reference},
  };
}

/** The shop's name, as its mails state it. */
export function brandOf(
  {contact, settings}: Pick<MailParts, 'contact' | 'settings'>,
  language: Language,
): string {
  const sender = contact.name || readMailbox(settings.MAIL_FROM)?.name;
  return sender || translatorOf(language)('chrome.brand');
}

/** The content that all mails of a request share. */
function contentOf(parts: CustomerMailParts, language: Language) {
  const {letter} = parts;
  const t = translatorOf(language);
  const brand = brandOf(parts, language);
  const bike = letter.bike && bikeIn(language, letter.bike);
  const unit = bike?.price && bike.measured ? unitPrice(bike.measured, language) : null;
  const {taxed, shipped, importDuties} = (bike?.price && bike.terms) || {};
  const duties = importDuties ? `, ${t('product.price.importDuties')}` : '';
  return {
    lang: languages[language].tag,
    brand,
    bike: bike && {
      ...bike,
      price: bike.price ? formatMoney(bike.price, language) : '',
      unit: unit && t('product.price.unit', {amount: unit}),
      terms: [
        ...(taxed ? [t('product.price.vat')] : []),
        ...(shipped ? [t('product.price.shipping') + duties] : []),
      ].join(' '),
      heading: t(`requestDelivery.mail.${bike.isBike ? 'bike' : 'item'}.heading`),
      number: bike.sku && t('requestDelivery.mail.number', {sku: bike.sku}),
      link: t(`requestDelivery.mail.${bike.isBike ? 'bike' : 'item'}.link`),
    },
    groups: letter.groups(language).map(({heading, rows}) => ({
      heading: plainValue(heading),
      rows: rows
        .map((row) => ({...row, value: plainValue(row.value)}))
        .filter(({value}) => value !== ''),
    })),
    footer: [brand],
  };
}

/** More than any field accepts. */
const MAX_VALUE_LENGTH = 10_000;

/** Control characters except line breaks, lone surrogates, and characters that change the direction of a text. */
const HIDDEN_CHARACTERS =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]+/gu;

/** A visitor's input as a mail may contain it: line breaks as `\n`, no hidden characters, no runs of blank lines. */
export function plainValue(value: string): string {
  return value
    .slice(0, MAX_VALUE_LENGTH)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(HIDDEN_CHARACTERS, ' ')
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
