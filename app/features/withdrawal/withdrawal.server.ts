import type {ActionFunctionArgs, AppLoadContext} from '@shopify/remix-oxygen';
import {sleep} from '~/durations';
import {formSchema} from '~/forms/field-schemas';
import type {FormAnswer} from '~/forms/submission';
import {
  rejectedFormResponse,
  readFields,
  readForm,
  type RefusedForm,
  refuseForm,
} from '~/forms/read-form.server';
import {pageMessages, translatorOf} from '~/i18n/messages.server';
import {createDeduplicator} from '~/services/http/isolate-memory';
import {optional, catchOutage, ServiceOutage} from '~/services/http/outage.server';
import {isOneAddress} from '~/safe-addresses';
import {seeOther} from '../navigation/responses.server';
import {type MailParts, shopMail, unconfirmedMail} from '../requests/request-mails.server';
import {SEAL_FIELD} from '../../forms/fields';
import {loadShopContact, type ShopContact, loadConfig, sitePhone} from '../site/site-config.server';
import {
  openSeal,
  readSeal,
  sealRequest,
  type Seal,
  writeSeal,
} from '../requests/request-seal.server';
import {referenceOf, requestId, notifyWebhook} from '../requests/send-request.server';
import {type Declaration, RECEIVED_FIELD, STEP_FIELD, withdrawalFields} from './fields';
import {
  buildReceiptUrl,
  earlierReceiptTime,
  toReceipt,
  type WithdrawalReceipt,
} from './withdrawal-receipt.server';
import {formatTimestamp, receiptMail, withdrawalLetter} from './withdrawal-letter.server';

/** The step to show again, with the input and errors. */
export interface WithdrawalAnswer extends FormAnswer {
  step: 'declare' | 'confirm';
  /** Printed details of a declaration that could not be delivered. */
  undelivered?: {receivedAt: string; contact: ShopContact};
  /** For a delivered declaration that is too long for the page after it. */
  received?: {receipt: WithdrawalReceipt; contact: ShopContact};
}

export type WithdrawalData = Awaited<ReturnType<typeof loadWithdrawal>>;

/** Data of the page: the form's seal, the shop's phone number, and the order that a link names. */
export async function loadWithdrawal(context: AppLoadContext, request: Request) {
  const orderName = new URL(request.url).searchParams.get('order') ?? '';
  const [config, seal] = await Promise.all([loadConfig(context), sealRequest(context)]);
  return {
    contract: /^[\p{L}\d#._ -]{1,40}$/u.test(orderName) ? orderName.trim() : '',
    phone: sitePhone(config),
    seal,
    messages: pageMessages(
      context.language,
      'withdrawal.title',
      'withdrawal.lead',
      'withdrawal.page',
      'withdrawal.received',
      'requests.summary',
      ...Object.values(withdrawalFields).map(({letter}) => letter.label),
    ),
  };
}

/**
 * The action of both steps. Invalid fields are returned with a message; nothing else rejects a declaration: neither an
 * old or missing seal, nor how fast or often it is sent, nor an unknown order. Throws the redirect to the page that
 * confirms it; a declaration that is too long for that page is confirmed in the response.
 */
export async function declareWithdrawal({context, request}: ActionFunctionArgs) {
  const form = await readFields(request);
  const {language} = context;
  const step = form.get(STEP_FIELD);
  if (step === 'change') return rejectDeclaration(refuseForm(form, {status: 200}, language));
  const parsed = readForm(form, formSchema(withdrawalFields, {}), language);
  if (parsed.refused) return rejectDeclaration(parsed.refused);
  const declaration = parsed.value;
  if (!isOneAddress(declaration.email)) {
    const fields = {email: translatorOf(language)('validations.email.email')};
    return rejectDeclaration(refuseForm(form, {fields}, language));
  }
  const [secret] = context.settings.SESSION_SECRET;
  const seal = (await readSeal(context, form)) ?? {id: crypto.randomUUID(), at: Date.now()};
  const earlierReceipt = form.get(RECEIVED_FIELD);
  const values = {
    ...declaration,
    [SEAL_FIELD]: await writeSeal(seal, secret),
    ...(typeof earlierReceipt === 'string' && {[RECEIVED_FIELD]: earlierReceipt}),
  };
  const answer: WithdrawalAnswer = {alerts: [], fields: {}, values, step: 'confirm'};
  if (step !== 'confirm') {
    context.formOutcome = 'check';
    return rejectedFormResponse({status: 200, answer});
  }

  const id = await requestId(seal, declaration);
  const firstReceived = await timeOfReceipt(context, {id, seal, form});
  // Both clicks of a double click show one time. A visitor who closes the page after confirming has still declared.
  const {outcome} = await deliverOnce(
    id,
    () => deliver(context, declaration, {seal, id, receivedAt: firstReceived}),
    (work) => context.waitUntil(work),
  );
  const {failure, confirmed, receivedAt} = outcome;
  const contact = await loadShopContact(context);
  if (!failure) {
    const receivedDeclaration = {id, receivedAt, declaration};
    const redirectUrl = await buildReceiptUrl(context, receivedDeclaration, confirmed);
    if (redirectUrl) throw seeOther(context, redirectUrl);
    const receipt = toReceipt(receivedDeclaration, confirmed, language);
    return rejectedFormResponse({status: 200, answer: {...answer, received: {receipt, contact}}});
  }
  const t = translatorOf(language);
  const phoneHint = contact.phone ? ` ${t('requestDelivery.call', {phone: contact.phone})}` : '';
  const received = await writeSeal({id: seal.id, at: receivedAt}, secret, purposeOf(id));
  const undelivered: WithdrawalAnswer = {
    ...answer,
    alerts: [t(`withdrawal.undelivered.${failure}`) + phoneHint],
    values: {...values, [RECEIVED_FIELD]: received},
    undelivered: {receivedAt: formatTimestamp(receivedAt, language), contact},
  };
  return rejectedFormResponse({status: 503, answer: undelivered});
}

const rejectDeclaration = ({status, answer}: RefusedForm) =>
  rejectedFormResponse<WithdrawalAnswer>({status, answer: {...answer, step: 'declare'}});

/** Valid for one declaration only: changing its text loses its time of receipt. */
const purposeOf = (id: string) => `withdrawal ${id}` as const;

/**
 * When this declaration was first received, in milliseconds since 1970: an undelivered attempt counts, and sending the
 * same again changes nothing.
 */
async function timeOfReceipt(
  context: AppLoadContext,
  {id, seal, form}: {id: string; seal: Seal; form: FormData},
): Promise<number> {
  const {SESSION_SECRET} = context.settings;
  const earlier = await openSeal(form.get(RECEIVED_FIELD), SESSION_SECRET, purposeOf(id));
  if (earlier?.id === seal.id) return earlier.at;
  return earlierReceiptTime(context, id) ?? Date.now();
}

/** The outcome of a delivery, and the time that it confirms. */
interface Delivery {
  failure: 'noResponse' | 'outage' | null;
  confirmed: boolean;
  receivedAt: number;
}

const deliverOnce = createDeduplicator<Delivery>(({failure}) => failure === null);

/** Delay for a flood of requests: it is slowed down and never rejected. */
const THROTTLE_DELAY_MS = 3000;

/**
 * Delivers a declaration to the shop, once per `id`; then mails the receipt to its sender and calls the webhook.
 * Resolves to why that failed, if it did, and to whether the receipt is on its way.
 */
async function deliver(
  context: AppLoadContext,
  declaration: Declaration,
  {seal, id, receivedAt}: {seal: Seal; id: string; receivedAt: number},
): Promise<Delivery> {
  const {limits, settings, language, mail} = context;
  if (!(await limits.allows('request', 'withdrawal'))) {
    await sleep(THROTTLE_DELAY_MS);
  }
  const [letter, contact] = await Promise.all([
    withdrawalLetter(context, declaration, receivedAt),
    loadShopContact(context),
  ]);
  const parts = {letter, reference: referenceOf(seal), settings, language, contact};
  const sent = await catchOutage(mail.send(shopMail(parts), `withdrawal/${id}/shop`));
  if (sent instanceof ServiceOutage) {
    const failure = sent.status === 0 ? 'noResponse' : 'outage';
    return {failure, confirmed: false, receivedAt};
  }
  context.waitUntil(notifyWebhook(context, parts, {id, receivedAt}));
  const confirmed = await sendReceipt(context, parts, {id, receivedAt});
  return {failure: null, confirmed, receivedAt};
}

/** Whether the receipt is on its way; if not, the shop is notified so that staff can send it. */
async function sendReceipt(
  {mail, limits}: AppLoadContext,
  parts: MailParts,
  {id, receivedAt}: {id: string; receivedAt: number},
): Promise<boolean> {
  if (await limits.maySendReceiptTo(parts.letter.customer.email)) {
    const sending = mail.send(receiptMail(parts, receivedAt), `withdrawal/${id}/customer`);
    const sent = await optional(sending, null, 'Cannot send the receipt of a withdrawal');
    // `false`: it was sent before.
    if (sent !== null) return true;
  }
  await optional(
    mail.send(unconfirmedMail(parts), `withdrawal/${id}/unconfirmed`),
    null,
    'Cannot tell the shop that a receipt failed',
  );
  return false;
}
