import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {sleep} from '~/durations';
import {
  rejectedFormResponse,
  readFields,
  readForm,
  type RefusedForm,
} from '~/forms/read-form.server';
import {defaultLanguage, languages} from '~/i18n/languages';
import {hexDigest} from '~/services/http/encryption.server';
import {optional, catchOutage, ServiceOutage} from '~/services/http/outage.server';
import {isOneAddress} from '~/safe-addresses';
import {seeOther} from '../navigation/responses.server';
import {storeReceipt, type Refusal, refuseRequest, sentQuery} from './request-answers.server';
import {loadShopContact} from '../site/site-config.server';
import {bikeIn, type RequestKind, type RequestLetter} from './request-letter.server';
import {confirmationMail, type MailParts, shopMail, unconfirmedMail} from './request-mails.server';
import {checkSeal, type Seal} from './request-seal.server';

/** One kind of request: how its form is parsed, and what the shop receives. */
interface RequestDefinition<Schema extends z.ZodType, Subject> {
  /** Loads what the form is about, as of sending it: its bike, what editors offer. */
  load(context: AppLoadContext, request: Request): Promise<Subject>;
  /** The schema of its fields. */
  schema(subject: Subject): Schema;
  /** The content of mails and webhook, or the refused form if something other than its fields is wrong. */
  letter(
    values: z.output<Schema>,
    subject: Subject,
    submission: {context: AppLoadContext; form: FormData},
  ): LetterOrRefusal | Promise<LetterOrRefusal>;
}

type LetterOrRefusal = RequestLetter | {refused: RefusedForm};

/** Returns the definition itself; its types follow from what `load` and `schema` return. */
export const defineRequest = <Schema extends z.ZodType, Subject>(
  definition: RequestDefinition<Schema, Subject>,
) => definition;

/**
 * The action of every request: verifies the form's seal, parses the form, writes the letter and delivers it to the
 * shop. Returns the refused form, or throws the redirect to the path `page`, which then shows what was sent.
 */
export async function sendRequest<Schema extends z.ZodType, Subject>(
  {load, schema, letter}: RequestDefinition<Schema, Subject>,
  {context, request}: {context: AppLoadContext; request: Request},
  page: string,
) {
  const form = await readFields(request);
  const sealCheck = await checkSeal(context, form);
  const refuse = async (reason: Refusal) =>
    rejectedFormResponse(await refuseRequest(context, form, reason));
  if (sealCheck.refused && sealCheck.refused !== 'tooFast') return refuse(sealCheck.refused);
  const subject = await load(context, request);
  const parsed = readForm(form, schema(subject), context.language);
  if (parsed.refused) return rejectedFormResponse(parsed.refused);
  // After the fields: a visitor who submits an incomplete form at once learns what is missing.
  if (sealCheck.refused) return refuse(sealCheck.refused);
  const letterResult = await letter(parsed.value, subject, {context, form});
  if ('refused' in letterResult) return rejectedFormResponse(letterResult.refused);
  const identity = {seal: sealCheck.seal, typed: parsed.value};
  const delivery = await deliverRequest(context, form, letterResult, identity);
  if (delivery.refused) return rejectedFormResponse(delivery.refused);
  throw seeOther(context, page + sentQuery(delivery.confirmed, letterResult.number ?? null));
}

/** The refused form, or whether the sender of a delivered request gets a confirmation. */
type Delivery = {refused: RefusedForm} | {refused: null; confirmed: boolean};

/**
 * Delivers a request to the shop by mail, once per form (`seal`) and input (`typed`). Once the shop's mail is sent, the
 * request is delivered: if only the confirmation fails, that is logged and reported to the shop.
 */
export async function deliverRequest(
  context: AppLoadContext,
  form: FormData,
  letter: RequestLetter,
  {seal, typed}: {seal: Seal; typed: unknown},
): Promise<Delivery> {
  const refuse = async (reason: Refusal): Promise<Delivery> => ({
    refused: await refuseRequest(context, form, reason),
  });
  if (!isOneAddress(letter.customer.email)) return refuse('email');
  // Only what was typed: prices, stock and content of the shop may have changed since an earlier attempt.
  const id = await requestId(seal, [typed, letter.number]);
  if (!(await context.limits.allows('request'))) return refuse('limited');

  const {settings, language, mail} = context;
  const parts = {letter, reference: referenceOf(seal), settings, language};
  const send = async (): Promise<Delivery> => {
    const mailParts = {...parts, contact: await loadShopContact(context)};
    const outcome = await catchOutage(mail.send(shopMail(mailParts), `request/${id}/shop`));
    if (outcome instanceof ServiceOutage)
      return refuse(outcome.status === 0 ? 'noResponse' : 'outage');
    storeReceipt(context, letter, parts.reference);
    return {refused: null, confirmed: await followUp(context, mailParts, {seal, id})};
  };
  const delivery = send();
  // For a visitor who closes the page right after submitting.
  context.waitUntil(delivery.catch(() => undefined));
  return delivery;
}

/**
 * Id of a request: its form, and a digest of what was typed and chosen there. The same request sent again has the same
 * id, so its mails are sent once, despite double clicks and reloads.
 */
export async function requestId(seal: Seal, typed: unknown): Promise<string> {
  const digest = await hexDigest('SHA-256', JSON.stringify(typed));
  return `${seal.id}-${digest.slice(0, 16)}`;
}

/** The number of a request for use on the phone, `4F2A-91C0`: the same for everything sent with one form. */
export function referenceOf({id}: Pick<Seal, 'id'>): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}

/** How long a visitor waits for confirmation and webhook, which continue after the response. */
const FOLLOW_UP_TIMEOUT_MS = 1500;

/**
 * Sends confirmation and webhook of a delivered request. Failures are logged, never thrown; slow calls continue after
 * the response. Resolves to whether the customer gets a confirmation, as far as that is known by then.
 */
async function followUp(
  context: AppLoadContext,
  parts: MailParts,
  request: {seal: Seal; id: string},
): Promise<boolean> {
  let confirmed = true;
  const followUpWork = Promise.all([
    confirm(context, parts, request).then((isConfirmed) => (confirmed = isConfirmed)),
    notifyWebhook(context, parts, {id: request.id, receivedAt: Date.now()}),
  ]);
  context.waitUntil(followUpWork);
  await Promise.race([followUpWork, sleep(FOLLOW_UP_TIMEOUT_MS)]);
  return confirmed;
}

/**
 * Sends the confirmation to the customer; resolves to whether it was sent. As anybody can enter any address, it is sent
 * at most once per form (by the mail API's idempotency key), and a few times per mailbox and day.
 */
async function confirm(
  {mail, limits}: AppLoadContext,
  parts: MailParts,
  {seal, id}: {seal: Seal; id: string},
): Promise<boolean> {
  const {email} = parts.letter.customer;
  const key = `request/${seal.id}/customer`;
  if (!(await limits.maySendConfirmationTo(email, key))) return false;
  const sent = await optional(
    mail.send(confirmationMail(parts), key),
    null,
    'Cannot send the confirmation of a request',
  );
  if (sent !== null) return sent;
  await optional(
    mail.send(unconfirmedMail(parts), `request/${id}/unconfirmed`),
    null,
    'Cannot tell the shop that a confirmation failed',
  );
  return false;
}

const eventTypes: Partial<Record<RequestKind, string>> = {
  review: 'review.submitted',
  withdrawal: 'withdrawal.declared',
};

/** Notifies the webhook, if any, of a request and when it came in (milliseconds since 1970); logs failures. */
export async function notifyWebhook(
  {webhook}: AppLoadContext,
  {letter: {kind, customer, bike, data}, reference, language}: MailParts,
  {id, receivedAt}: {id: string; receivedAt: number},
): Promise<void> {
  if (!webhook) return;
  const type = eventTypes[kind] ?? `request.${kind}`;
  const payload = {
    type,
    timestamp: new Date(receivedAt).toISOString(),
    data: {
      reference,
      language: languages[language].tag,
      customer,
      bike: bike && bikeIn(defaultLanguage, bike),
      request: data,
    },
  };
  await optional(webhook.send(id, payload), null, `The webhook did not take ${type}`);
}
