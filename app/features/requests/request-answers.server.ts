import type {AppLoadContext} from '@shopify/remix-oxygen';
import {type RefusedForm, refuseForm} from '~/forms/read-form.server';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {DRAFT_LIFETIME} from '~/storage';
import {loadShopContact} from '../site/site-config.server';
import {SEAL_FIELD} from '~/forms/fields';
import type {RequestKind, RequestLetter, RequestedTime} from './request-letter.server';
import {sealRequest} from './request-seal.server';

const STATUS = {
  honeypot: 400,
  tooFast: 400,
  expired: 400,
  email: 400,
  limited: 429,
  outage: 503,
  noResponse: 503,
};

/** Why a valid request is refused; each reason has its text in `requestDelivery.refused`. */
export type Refusal = keyof typeof STATUS;

/**
 * The form again with everything typed, the reason and the shop's phone number; with a new seal if the posted one has
 * expired.
 */
export async function refuseRequest(
  context: AppLoadContext,
  form: FormData,
  reason: Refusal,
): Promise<RefusedForm> {
  const t = translatorOf(context.language);
  const {phone} = await loadShopContact(context);
  const call = phone ? ` ${t('requestDelivery.call', {phone})}` : '';
  const alerts = [t(`requestDelivery.refused.${reason}`) + call];
  const {status, answer} = refuseForm(form, {status: STATUS[reason], alerts}, context.language);
  if (reason === 'expired') answer.values[SEAL_FIELD] = await sealRequest(context);
  return {status, answer};
}

/** Query of the page after a form: reloading it submits nothing again and shows the same. */
const SENT_PARAM = 'sent';
const UNCONFIRMED = 'unconfirmed';

/** What the page after a request shows. */
export interface Sent {
  /** Whether the sender gets a confirmation mail. */
  mail: 'confirmed' | 'unconfirmed';
  /** Reference number and what was requested; `null` when the session has none. */
  receipt: Pick<Receipt, 'reference' | 'rows' | 'times'> | null;
}

/**
 * Query of the page that confirms a sent request: `?variant=7&sent`, or `?sent=unconfirmed`. `number` is that of the
 * variant that the request is about.
 */
export function sentQuery(confirmed: boolean, number: string | null = null): string {
  const sentParam = confirmed ? SENT_PARAM : `${SENT_PARAM}=${UNCONFIRMED}`;
  return number ? `?variant=${number}&${sentParam}` : `?${sentParam}`;
}

const RECEIPT_KEY = 'receipt';
/** Session key for what was declared in a withdrawal. */
export const WITHDRAWAL_RECEIPT = 'withdrawal';
/** As long as a tab stores a leasing request, because of later users of the same device. */
export const RECEIPT_MS = DRAFT_LIFETIME * 1000;
/** Limit for what is stored in a cookie; the mails contain everything. */
const MAX_VALUE_LENGTH = 100;

interface Receipt {
  kind: RequestKind;
  language: Language;
  at: number;
  reference: string;
  rows: {label: string; value: string}[];
  times?: readonly RequestedTime[];
}

/** Stores in the session what the next page shows of a delivered request, without free text. */
export function storeReceipt(
  {session, language}: AppLoadContext,
  letter: RequestLetter,
  reference: string,
): void {
  const rows = letter
    .groups(language)
    .flatMap((group) => group.rows)
    .filter(({value, isFreeText}) => value && !isFreeText)
    .map(({label, value}) => ({label, value: value.slice(0, MAX_VALUE_LENGTH)}));
  const {kind, times = []} = letter;
  const receipt: Receipt = {kind, language, at: Date.now(), reference, rows};
  if (times.length > 0) receipt.times = times.map(({day, half}) => ({day, half}));
  session.flash(RECEIPT_KEY, receipt);
}

/** For signing in and out: on a shared computer the next visitor must not read this one's request. */
export function forgetReceipt({session}: AppLoadContext): void {
  session.remove(RECEIPT_KEY);
  session.remove(WITHDRAWAL_RECEIPT);
}

/**
 * What the page shows of a sent request, `null` for the form. The receipt survives a reload, in the language of the
 * request, until another one is sent, the customer signs out, or half an hour has passed.
 */
export function readSent(
  {session, language}: AppLoadContext,
  request: Request,
  kind: RequestKind,
): Sent | null {
  const param = new URL(request.url).searchParams.get(SENT_PARAM);
  if (param === null) return null;
  const mail = param === UNCONFIRMED ? UNCONFIRMED : 'confirmed';
  // The session is encrypted, so its content was written by `storeReceipt`.
  const stored = session.take(RECEIPT_KEY) as Receipt | null;
  if (stored?.kind !== kind || Date.now() - stored.at > RECEIPT_MS) return {mail, receipt: null};
  session.flash(RECEIPT_KEY, stored);
  const {reference, rows, times} = stored;
  const shownRows = stored.language === language ? rows : [];
  return {mail, receipt: {reference, rows: shownRows, ...(times && {times})}};
}
