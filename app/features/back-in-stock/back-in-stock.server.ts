import type {ActionFunctionArgs, AppLoadContext} from '@shopify/remix-oxygen';
import {
  rejectedFormResponse,
  readFields,
  readForm,
  type RefusedForm,
  refuseForm,
} from '~/forms/read-form.server';
import {emailForm} from '~/forms/field-schemas';
import {pageMessages, translatorOf} from '~/i18n/messages.server';
import {optional, catchOutage, ServiceOutage} from '~/services/http/outage.server';
import {isOneAddress} from '~/safe-addresses';
import {isNumericId, numericIdOf} from '~/services/shopify/ids';
import type {Reminders} from '~/services/shopify/reminders.server';
import {missingPage} from '../errors/error-responses.server';
import {seeOther} from '../navigation/responses.server';
import {requestedValues, toSelectedOptions} from '../product/variant-selection';
import {type Refusal, refuseRequest} from '../requests/request-answers.server';
import {checkSeal, sealRequest} from '../requests/request-seal.server';
import {requestId} from '../requests/send-request.server';
import {loadLetterBike, type BikeView, toBikeView} from '../requests/requested-bike.server';
import {loadConfig, loadShopContact, sitePhone} from '../site/site-config.server';
import {
  CONSENT_VERSION,
  RETENTION_DAYS,
  readCode,
  type ReminderCode,
  reminderMail,
  reminderPath,
} from './reminder-mails.server';
import {listCurrent} from './send-reminders.server';

/**
 * State of the page: the form, a mail on its way, the button of a mail's link, its outcome, the variant available
 * again, or the form again after an invalid link.
 */
type ReminderState =
  | 'form'
  | 'sent'
  | 'join'
  | 'joined'
  | 'leave'
  | 'left'
  | 'available'
  | 'expired';

/** Query parameters: the completed action, and the code of a mail's link. */
const DONE = 'done';
const CODE = 'code';

/** Completed actions, as they may appear in the URL. */
const doneStates = ['sent', 'joined', 'left'] as const;

type ReminderVariant = NonNullable<Awaited<ReturnType<typeof loadReminderVariant>>>;

/** Parses the variant number in the URL; the error page for anything else, and in a shop without reminders. */
async function readReminderUrl(context: AppLoadContext, request: Request) {
  const {searchParams: query} = new URL(request.url);
  const {reminders} = context;
  const number = query.get('variant') ?? '';
  const handle = query.get('product');
  if (reminders && handle && !number) await redirectToVariant(context, handle, query);
  if (!reminders || !isNumericId(number)) return missingPage(context, request);
  return {reminders, number, query};
}

/** The variant of a reminder, with current data; `null` if the shop no longer has it, or does not sell it here. */
async function loadReminderVariant({shopify, language}: AppLoadContext, number: string) {
  const variant = await shopify.variant.get(number);
  return variant && {bike: toBikeView(variant, language), available: variant.availableForSale};
}

/** Redirects to the variant of a product that the query identifies by its option values, if there is one. */
async function redirectToVariant(
  context: AppLoadContext,
  handle: string,
  query: URLSearchParams,
): Promise<void> {
  const {shopify, language} = context;
  const product = await shopify.product.get(handle);
  const options = product?.options ?? [];
  const chosen = requestedValues(options, query);
  if (!product || chosen.includes(null)) return;
  const selected = toSelectedOptions(
    options,
    chosen.map((value) => value ?? 0),
  );
  const found = await shopify.product.getVariant(handle, selected);
  if (found) throw seeOther(context, reminderPath(language, numericIdOf(found.variant.id)));
}

export type BackInStockData = Awaited<ReturnType<typeof loadBackInStock>>;

/** Data of the reminder page. Opening it changes nothing, whatever its URL contains. */
export async function loadBackInStock(context: AppLoadContext, request: Request) {
  const {number, query} = await readReminderUrl(context, request);
  const codeParam = query.get(CODE);
  const code = await readCode(codeParam, number, context.settings);
  const doneState = doneStates.find((state) => state === query.get(DONE));
  const requestedState = code?.use ?? doneState ?? (codeParam === null ? 'form' : 'expired');
  const isLeaving = requestedState === 'leave' || requestedState === 'left';
  // Unsubscribing works even if the product no longer exists; a form comes back even if Shopify does not respond.
  const isVariantOptional = isLeaving || context.formOutcome === 'refused';
  const loading = loadReminderVariant(context, number);
  const [reminderVariant, config, seal] = await Promise.all([
    isVariantOptional ? optional(loading, null) : loading,
    loadConfig(context),
    sealRequest(context),
  ]);
  if (!reminderVariant && !isVariantOptional) return missingPage(context, request);
  const state: ReminderState =
    reminderVariant?.available && !isLeaving ? 'available' : requestedState;
  return {
    state,
    number,
    asked: reminderVariant,
    code: code && codeParam,
    days: RETENTION_DAYS,
    phone: sitePhone(config),
    seal,
    messages: pageMessages(
      context.language,
      ...['title', 'state', 'page', 'consent'].map((part) => `backInStock.${part}`),
      'requests.bike',
      'requests.summary',
      'requests.privacy.link',
    ),
  };
}

/** The action of the form, and of the buttons behind the mails' links. Throws the redirect to the outcome. */
export async function changeReminder({context, request}: ActionFunctionArgs) {
  const form = await readFields(request);
  const {reminders, number} = await readReminderUrl(context, request);
  const code = await readCode(form.get(CODE), number, context.settings);
  if (code?.use === 'leave') {
    return toResponse(await change(context, form, reminders.remove(code), 'left'));
  }
  const loading = loadReminderVariant(context, number);
  const reminderVariant = await (form.has(CODE) ? loading : catchOutage(loading));
  if (reminderVariant instanceof ServiceOutage) {
    return toResponse(await refuseRequest(context, form, 'outage'));
  }
  if (!reminderVariant) return missingPage(context, request);
  if (!form.has(CODE))
    return toResponse(await sendConfirmationMail(context, form, reminderVariant));
  // The page of an invalid link explains it.
  if (!code) throw seeOther(context, `${reminderPath(context.language, number)}&${CODE}`);
  // Available again in the meantime, as the page shows.
  if (reminderVariant.available) return toResponse('joined');
  return toResponse(await join(context, form, {reminders, code, bike: reminderVariant.bike}));

  function toResponse(outcome: RefusedForm | string) {
    if (typeof outcome !== 'string') return rejectedFormResponse(outcome);
    throw seeOther(context, `${reminderPath(context.language, number)}&${DONE}=${outcome}`);
  }
}

/** Saves the reminder of a mail's link. */
async function join(
  context: AppLoadContext,
  form: FormData,
  {reminders, code, bike}: {reminders: Reminders; code: ReminderCode; bike: BikeView},
): Promise<RefusedForm | string> {
  const {email, variant, at: createdAt} = code;
  const saving = reminders.save({
    email,
    variant,
    article: [bike.vendor, bike.title, bike.options].filter(Boolean).join(' '),
    language: context.language,
    requestedAt: new Date(createdAt).toISOString(),
    confirmedAt: new Date().toISOString(),
    consentText: CONSENT_VERSION,
  });
  const outcome = await change(context, form, saving, 'joined');
  // Also runs where product changes are no longer reported.
  if (outcome === 'joined') {
    context.waitUntil(optional(listCurrent(reminders), [], 'Cannot delete expired reminders'));
  }
  return outcome;
}

/** Returns `done` once a change has succeeded, or the rejected form during a Shopify outage. */
async function change(
  {language}: AppLoadContext,
  form: FormData,
  changing: Promise<void>,
  done: string,
): Promise<RefusedForm | string> {
  if (!((await catchOutage(changing)) instanceof ServiceOutage)) return done;
  const alerts = [translatorOf(language)('backInStock.outage')];
  return refuseForm(form, {status: 503, alerts}, language);
}

/**
 * Mails the confirmation link. Never reveals whether an address is known, or has received too many such mails: the
 * response is always the same.
 */
async function sendConfirmationMail(
  context: AppLoadContext,
  form: FormData,
  {bike, available}: ReminderVariant,
): Promise<RefusedForm | string> {
  const {language, limits, mail, settings} = context;
  const refuse = (reason: Refusal) => refuseRequest(context, form, reason);
  const parsed = readForm(form, emailForm, language);
  if (parsed.refused) return parsed.refused;
  const opened = await checkSeal(context, form);
  // Customers find their e-mail address filled in, so their click may take a moment only.
  if (opened.refused && opened.refused !== 'tooFast') return refuse(opened.refused);
  const {email} = parsed.value;
  if (!isOneAddress(email)) return refuse('email');
  const variant = bike.number;
  const key = `back-in-stock/${await requestId(opened.seal, {email, variant})}`;
  if (!(await limits.allows('request', 'reminder'))) return refuse('limited');
  // Available again in the meantime, as the page shows.
  if (available || !(await limits.maySendConfirmationTo(email, key))) return 'sent';
  const [letterBike, contact] = await Promise.all([
    loadLetterBike(context, bike),
    loadShopContact(context),
  ]);
  if (!letterBike) return 'sent';
  const letter = await reminderMail(
    {email, variant, bike: letterBike, language, settings, contact},
    'confirm',
  );
  const sent = await catchOutage(mail.send(letter, key));
  if (sent instanceof ServiceOutage) return refuse(sent.status === 0 ? 'noResponse' : 'outage');
  return 'sent';
}
