import type {AppLoadContext} from '@shopify/remix-oxygen';
import {DAY_MS, HOUR_MS} from '~/durations';
import {href} from '~/i18n/href';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {decryptJson, encryptJson} from '~/services/http/encryption.server';
import type {OutgoingMail} from '~/services/mail/mail.server';
import type {LetterBike} from '../requests/request-letter.server';
import {brandOf, customerMail} from '../requests/request-mails.server';
import type {ShopContact} from '../site/site-config.server';

/** Version of the text below `backInStock.consent`, stored with every reminder: change it when the text changes. */
export const CONSENT_VERSION = '2026-11-26';

/** How long the confirmation link of the first mail is valid. */
const CONFIRM_HOURS = 48;
/** How long a confirmed reminder is stored at most. */
export const RETENTION_DAYS = 90;

/** Payload of a mail's link: address, variant and creation time (milliseconds since 1970). */
export interface ReminderCode {
  use: 'join' | 'leave';
  email: string;
  variant: string;
  at: number;
}

type Secrets = Pick<AppLoadContext['settings'], 'SESSION_SECRET' | 'SHOP_ORIGIN'>;

/** The URL of a link that only the shop can create, read or change. */
async function createLink(
  code: ReminderCode,
  language: Language,
  settings: Secrets,
): Promise<string> {
  const [secret] = settings.SESSION_SECRET;
  const encrypted = await encryptJson(code, secret, 'reminder');
  return `${settings.SHOP_ORIGIN}${reminderPath(language, code.variant)}&code=${encrypted}`;
}

/** The page about a variant, by Shopify's number of it. */
export function reminderPath(language: Language, variant: string): string {
  return `${href(language, 'backInStock')}?variant=${variant}`;
}

/** Decrypts a link's code; `null` if this shop did not create it for this variant, or its time to confirm is over. */
export async function readCode(
  encryptedCode: unknown,
  variant: string,
  settings: Secrets,
): Promise<ReminderCode | null> {
  if (typeof encryptedCode !== 'string') return null;
  const opened = await decryptJson(encryptedCode, settings.SESSION_SECRET, 'reminder');
  const code = opened?.value as ReminderCode | undefined;
  if (code?.variant !== variant) return null;
  const hasLapsed = code.use === 'join' && Date.now() - code.at > CONFIRM_HOURS * HOUR_MS;
  return hasLapsed ? null : code;
}

/** Whether a reminder confirmed at this time (ISO 8601) has expired; so has one with an invalid time. */
export function hasExpired(confirmedAt: string): boolean {
  return !(Date.now() - Date.parse(confirmedAt) <= RETENTION_DAYS * DAY_MS);
}

export interface ReminderMailParts {
  email: string;
  /** Shopify's number of the variant. */
  variant: string;
  bike: LetterBike;
  language: Language;
  settings: AppLoadContext['settings'];
  contact: ShopContact;
}

/** 'confirm' asks the address's owner whether they submitted the form; 'back' announces that the product is back. */
export async function reminderMail(
  {email, variant, bike, language, settings, contact}: ReminderMailParts,
  kind: 'confirm' | 'back',
): Promise<OutgoingMail> {
  const t = translatorOf(language);
  const letter = {customer: {name: '', email}, groups: () => [], bike: {...bike, price: null}};
  const parts = {letter, reference: variant, settings, language, contact};
  const brand = brandOf(parts, language);
  const linkTo = (use: ReminderCode['use']) =>
    createLink({use, email, variant, at: Date.now()}, language, settings);
  const text = t(`backInStock.mail.${kind}.text`, {days: RETENTION_DAYS, hours: CONFIRM_HOURS});
  return customerMail(parts, {
    subject: t(`backInStock.mail.${kind}.subject`, {brand, title: bike.title}),
    title: t(`backInStock.mail.${kind}.title`),
    preview: text,
    paragraphs: [t('requestDelivery.mail.customer.greeting'), text],
    action:
      kind === 'confirm'
        ? {label: t('backInStock.mail.confirm.action'), url: await linkTo('join')}
        : {label: t('backInStock.mail.back.action'), url: bike.url},
    link: {label: t('backInStock.mail.leave'), url: await linkTo('leave')},
    stranger: t(`backInStock.mail.${kind}.stranger`),
  });
}
