import type {AppLoadContext} from '@shopify/remix-oxygen';
import {
  answerRefused,
  readFields,
  readForm,
  type RefusedForm,
  refuseForm,
} from '~/forms/read-form.server';
import {emailForm} from '~/forms/field-schemas';
import {pageMessages, translatorOf} from '~/i18n/messages.server';
import {optional, orOutage, ServiceOutage} from '~/services/http/outage.server';
import {isOneAddress} from '~/safe-addresses';
import {numberOf} from '~/services/shopify/ids';
import type {Reminders} from '~/services/shopify/reminders.server';
import {missingPage} from '../errors/error-answers.server';
import {seeOther} from '../navigation/personal-answers.server';
import {requestedValues, toSelectedOptions} from '../product/variant-selection';
import {type Refusal, refuseRequest} from '../requests/request-answers.server';
import {checkSeal, sealRequest} from '../requests/request-seal.server';
import {requestId} from '../requests/send-request.server';
import {
  loadLetterBike,
  VARIANT_NUMBER,
  type BikeView,
  toBikeView,
} from '../requests/requested-bike.server';
import {loadConfig, loadShopContact, sitePhone} from '../site/site-config.server';
import {
  CONSENT_VERSION,
  KEPT_DAYS,
  readCode,
  reminderMail,
  reminderPath,
} from './reminder-mails.server';
import {listCurrent} from './send-reminders.server';

/**
 * What the page shows: the form, that a mail is on its way, the button of a mail's link, what came of it, that the
 * variant can be bought, or the form again after a link that does not hold.
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

/** In the address: what was done, and the code of a mail's link. */
const DONE = 'done';
const CODE = 'code';

/** What was done, and what may stand in the address for it. */
const doneStates = ['sent', 'joined', 'left'] as const;

interface Asked {
  reminders: Reminders;
  bike: BikeView;
  available: boolean;
  url: URL;
}

/** The variant that the address names, as it is now; the error page for every other, and in a shop without reminders. */
async function loadAsked(context: AppLoadContext, request: Request): Promise<Asked> {
  const url = new URL(request.url);
  const {reminders, shopify, language} = context;
  const number = url.searchParams.get('variant') ?? '';
  const handle = url.searchParams.get('product');
  if (reminders && handle && !number) await seeVariant(context, handle, url.searchParams);
  const known = reminders && VARIANT_NUMBER.test(number);
  const variant = known ? await shopify.variant.get(number) : null;
  if (!variant || !reminders) return missingPage(context, request);
  const bike = toBikeView(variant, language);
  return {reminders, bike, available: variant.availableForSale, url};
}

/** Leads on to the variant of a product that the query names by its option values, if there is one. */
async function seeVariant(
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
  if (found) throw seeOther(context, reminderPath(language, numberOf(found.variant.id)));
}

export type BackInStockData = Awaited<ReturnType<typeof loadBackInStock>>;

/** What the page of a reminder needs. Opening it changes nothing, whatever its address says. */
export async function loadBackInStock(context: AppLoadContext, request: Request) {
  const [{bike, available, url}, config, seal] = await Promise.all([
    loadAsked(context, request),
    loadConfig(context),
    sealRequest(context),
  ]);
  const typed = url.searchParams.get(CODE);
  const code = await readCode(typed, bike.number, context.settings);
  const done = doneStates.find((state) => state === url.searchParams.get(DONE));
  const wanted = code?.use ?? done ?? (typed === null ? 'form' : 'expired');
  const staysSo = wanted === 'leave' || wanted === 'left';
  const state: ReminderState = available && !staysSo ? 'available' : wanted;
  return {
    state,
    bike,
    available,
    code: code && typed,
    days: KEPT_DAYS,
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

/** The action of the form, and of the buttons that the links of mails lead to. Throws the redirect to what was done. */
export async function changeReminder({
  context,
  request,
}: {
  context: AppLoadContext;
  request: Request;
}) {
  const form = await readFields(request);
  const asked = await loadAsked(context, request);
  const done = form.has(CODE)
    ? await followLink(context, form, asked)
    : await mailLink(context, form, asked);
  return typeof done === 'string' ? seeReminder(context, asked, done) : answerRefused(done);
}

function seeReminder(context: AppLoadContext, {bike}: Asked, done: string): never {
  throw seeOther(context, `${reminderPath(context.language, bike.number)}&${DONE}=${done}`);
}

/** Keeps or ends the reminder of a mail's link. A link that does not hold leads to the page that says so. */
async function followLink(
  context: AppLoadContext,
  form: FormData,
  asked: Asked,
): Promise<RefusedForm | string> {
  const {settings, language} = context;
  const {reminders, bike} = asked;
  const code = await readCode(form.get(CODE), bike.number, settings);
  if (!code) throw seeOther(context, `${reminderPath(language, bike.number)}&${CODE}`);
  const {email, variant, at} = code;
  const leaves = code.use === 'leave';
  // It is back meanwhile, which the page says.
  if (!leaves && asked.available) return 'joined';
  const changed = await orOutage(
    leaves
      ? reminders.remove({email, variant})
      : reminders.save({
          email,
          variant,
          article: [bike.vendor, bike.title, bike.options].filter(Boolean).join(' '),
          language,
          requestedAt: new Date(at).toISOString(),
          confirmedAt: new Date().toISOString(),
          consentText: CONSENT_VERSION,
        }),
  );
  if (changed instanceof ServiceOutage) {
    const alerts = [translatorOf(language)('backInStock.outage')];
    return refuseForm(form, {status: 503, alerts}, language);
  }
  if (leaves) return 'left';
  // Also where no change of goods is told any more.
  context.waitUntil(optional(listCurrent(reminders), [], 'Old reminders are not deleted'));
  return 'joined';
}

/**
 * Mails the link that confirms. Nobody is told whether an address is known, or has had enough such mails: the answer is
 * the same for all.
 */
async function mailLink(
  context: AppLoadContext,
  form: FormData,
  {bike, available}: Asked,
): Promise<RefusedForm | string> {
  const {language, limits, mail, settings} = context;
  const refuse = (reason: Refusal) => refuseRequest(context, form, reason);
  const opened = await checkSeal(context, form);
  if (opened.refused) return refuse(opened.refused);
  const read = readForm(form, emailForm, language);
  if (read.refused) return read.refused;
  const {email} = read.value;
  if (!isOneAddress(email)) return refuse('email');
  const variant = bike.number;
  const key = `back-in-stock/${await requestId(opened.seal, {email, variant})}`;
  if (!(await limits.allows('request', 'reminder'))) return refuse('limited');
  // It is back meanwhile, which the page says.
  if (available || !(await limits.mayConfirmTo(email, key))) return 'sent';
  const [named, contact] = await Promise.all([
    loadLetterBike(context, bike),
    loadShopContact(context),
  ]);
  if (!named) return 'sent';
  const letter = await reminderMail(
    {email, variant, bike: named, language, settings, contact},
    'confirm',
  );
  const sent = await orOutage(mail.send(letter, key));
  if (sent instanceof ServiceOutage) return refuse(sent.status === 0 ? 'unheard' : 'outage');
  return 'sent';
}
