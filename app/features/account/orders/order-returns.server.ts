import type {AppLoadContext} from '@shopify/remix-oxygen';
import {type RefusedForm, refuseForm} from '~/forms/read-form.server';
import {longDate} from '~/i18n/formats';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {createDeduplicator} from '~/services/http/isolate-memory';
import {optional} from '~/services/http/outage.server';
import type {CustomerIssue, CustomerReturns} from '~/services/shopify/accounts/accounts';
import type {
  OrderReturns,
  RequestedReturn,
  ReturnableLine,
  ReturnStatus,
} from '~/services/shopify/accounts/customer-data';
import {chosenOptions} from '../../goods/goods-view';
import {formatMoney} from '../../pricing/price-view';
import {loadForForm, requireCustomer, requireProfile} from '../customer.server';
import {
  refuseOnOutageOrSignedOut,
  refusedByShopify,
  submissionKey,
  submitForm,
} from '../submit-form.server';
import type {StatusTone, StatusView} from './order-view.server';
import {quantityField, quantityOf, reasonField, returnSchema} from './return-schema';

/** The requested returns of an order, for its page. */
export interface ReturnsView {
  requested: ReturnView[];
  /** Whether anything else can be returned. */
  possible: boolean;
}

interface ReturnView {
  /** '#1178-R1' */
  name: string;
  date: string | null;
  status: StatusView | null;
  /** The staff's explanation of a declined return. */
  declineReason: string | null;
  lines: {title: string; quantity: number}[];
}

const returnTones: Record<ReturnStatus, StatusTone> = {
  CANCELED: 'returned',
  CLOSED: 'done',
  DECLINED: 'returned',
  OPEN: 'progress',
  REQUESTED: 'progress',
};

/** The returns of an order for its page; `null` where there are none and, logged, when Shopify fails to return them. */
export async function loadOrderReturns(
  context: AppLoadContext,
  id: string,
): Promise<ReturnsView | null> {
  const {returns} = requireCustomer(context);
  const number = orderNumberIn(id);
  if (!returns || !number) return null;
  const found = await optional(
    returns.forOrder(number),
    null,
    'Cannot get the returns of an order',
  );
  if (!found || found === 'unknown') return null;
  const {language} = context;
  return {
    requested: found.requested.map((requestedReturn) => toReturnView(requestedReturn, language)),
    possible: found.returnable.length > 0,
  };
}

function toReturnView(
  {name, status, createdAt, declineReason, lines}: RequestedReturn,
  language: Language,
): ReturnView {
  const t = translatorOf(language);
  return {
    name,
    date: createdAt ? longDate(createdAt, language) : null,
    // Shopify may add new statuses.
    status: Object.hasOwn(returnTones, status)
      ? {text: t(`accountPages.returns.status.${status}`), tone: returnTones[status]}
      : null,
    declineReason,
    lines,
  };
}

/** The form for requesting a return. */
export interface ReturnFormView {
  orderName: string;
  lines: ReturnLineView[];
  /** 'Rücksendung: 4,90 €' */
  fees: string[];
  /** Why nothing can be returned, in Shopify's words. */
  notReturnableReason: string | null;
}

export interface ReturnLineView {
  /** Shopify's number of the line. */
  number: string;
  /** Names of its fields. */
  fields: {quantity: string; reason: string};
  title: string;
  /** 'Reseda, 50 cm' */
  options: string | null;
  maxQuantity: number;
  reasons: {value: string; label: string}[];
}

/**
 * Loads the form for a return of this order; 'unknown' if the order is not the customer's or accounts have no returns;
 * `null` as described at `loadForForm`.
 */
export function loadReturnForm(
  context: AppLoadContext,
  id: string,
): Promise<ReturnFormView | 'unknown' | null> {
  return loadForForm(context, openReturnForm(context, id));
}

/** Like `loadReturnForm`, but throws `SignedOut` and `ServiceOutage`. */
async function openReturnForm(
  context: AppLoadContext,
  id: string,
): Promise<ReturnFormView | 'unknown'> {
  const {returns} = requireCustomer(context);
  const [found] = await Promise.all([returnsOf(returns, id), requireProfile(context)]);
  return found === 'unknown' ? found : toFormView(context, found);
}

async function toFormView(
  {shopify, language}: AppLoadContext,
  {orderName, returnable, fees, notReturnableReason}: OrderReturns,
): Promise<ReturnFormView> {
  const ids = returnable.flatMap(({variantId}) => variantId ?? []);
  const loading = shopify.variant.byIds(ids);
  const variants = await optional(loading, [], 'Cannot load the variants of a return');
  const optionsIn = ({variantId, selectedOptions}: ReturnableLine) =>
    variants.find(({id}) => id === variantId)?.selectedOptions ?? selectedOptions;
  return {
    orderName,
    lines: returnable.map((line) => ({
      number: line.number,
      fields: {quantity: quantityField(line.number), reason: reasonField(line.number)},
      title: line.title,
      options: chosenOptions(optionsIn(line)).options || null,
      maxQuantity: line.maxQuantity,
      reasons: line.reasons.map(({handle, name}) => ({value: handle, label: name})),
    })),
    fees: fees.map(({title, amount}) => `${title}: ${formatMoney(amount, language)}`),
    notReturnableReason,
  };
}

/** Why no return was requested, as returned by `requestReturn`; `null` if one was. */
type ReturnRejection = RefusedForm | 'unknown' | null;

const requestOnce = createDeduplicator<{rejection: ReturnRejection}>(
  ({rejection}) => rejection === null,
);

/**
 * Requests the return that a form describes. Returns `null`, 'unknown' as above, or the rejected form. A double click
 * gets the outcome of the first click, after which the order has nothing left to return.
 */
export async function requestReturn(
  context: AppLoadContext,
  id: string,
  form: FormData,
): Promise<ReturnRejection> {
  const request = async () => ({rejection: await submitReturnRequest(context, id, form)});
  const key = await submissionKey(context, form);
  const {outcome} = await requestOnce(key, request, (work) => context.waitUntil(work));
  return outcome.rejection;
}

/** Loads the returnable lines again: another tab or the shop's staff may have been faster. */
async function submitReturnRequest(
  context: AppLoadContext,
  id: string,
  form: FormData,
): Promise<ReturnRejection> {
  const {returns} = requireCustomer(context);
  if (!returns) return 'unknown';
  return refuseOnOutageOrSignedOut(context, form, async () => {
    const order = await returnsOf(returns, id);
    if (order === 'unknown') return order;
    const {returnable} = order;
    if (returnable.length === 0 || includesUnreturnable(form, returnable)) {
      return refuse(context, form, {alert: 'changed'});
    }
    return submitForm(context, form, {
      schema: returnSchema(returnable),
      async submit(typed) {
        const lines = returnable.filter((line) => quantityOf(typed, line) > 0);
        const requestedLines = lines.map((line) => ({
          lineId: line.id,
          quantity: quantityOf(typed, line),
          reasonId:
            line.reasons.find(({handle}) => handle === typed[reasonField(line.number)])?.id ?? null,
          note: String(typed.note),
        }));
        const wrongReason = lines.find(
          (line, index) => line.reasons.length > 0 && !requestedLines[index]?.reasonId,
        );
        if (wrongReason) {
          return refuse(context, form, {field: reasonField(wrongReason.number), message: 'reason'});
        }
        const outcome = await returns.request(order.orderId, requestedLines);
        return outcome.success
          ? null
          : refusedReturn(context, form, {lines, errors: outcome.errors});
      },
    });
  });
}

/** Whether a line was chosen that can no longer be returned. */
function includesUnreturnable(form: FormData, returnable: readonly ReturnableLine[]): boolean {
  const returnableFields = returnable.map(({number}) => quantityField(number));
  return [...form].some(
    ([name, value]) =>
      name.startsWith(quantityField('')) && Number(value) > 0 && !returnableFields.includes(name),
  );
}

type RefusalReason =
  | {alert: 'changed' | 'refused'}
  | {field: string; message: 'reason' | 'quantity' | 'line'};

function refuse({language}: AppLoadContext, form: FormData, reason: RefusalReason): RefusedForm {
  const t = translatorOf(language);
  return 'alert' in reason
    ? refuseForm(form, {alerts: [t(`accountPages.returns.${reason.alert}`)]}, language)
    : refuseForm(
        form,
        {fields: {[reason.field]: t(`validations.returns.${reason.message}`)}},
        language,
      );
}

interface RefusalDetails {
  /** In the order in which they were sent. */
  lines: readonly ReturnableLine[];
  errors: readonly CustomerIssue[];
}

/** Shows Shopify's errors about a line at that line's field, those about the whole order above the form. */
function refusedReturn(context: AppLoadContext, form: FormData, {lines, errors}: RefusalDetails) {
  for (const {field} of errors) {
    const [, lineIndex, lineField] = field ?? [];
    const line = lines[Number(lineIndex)];
    if (line && lineField === 'returnReasonDefinitionId') {
      return refuse(context, form, {field: reasonField(line.number), message: 'reason'});
    }
    if (line && (lineField === 'quantity' || lineField === 'lineItemId')) {
      const message = lineField === 'quantity' ? 'quantity' : 'line';
      return refuse(context, form, {field: quantityField(line.number), message});
    }
  }
  const concernsNote = errors.some(({field}) => field?.at(-1) === 'customerNote');
  if (!concernsNote && errors.length > 0) return refuse(context, form, {alert: 'refused'});
  const noteErrors = errors.map((error) => ({...error, field: ['note']}));
  return refusedByShopify(form, noteErrors, context.language);
}

/** The returns of the order given in a URL. Throws `SignedOut` or `ServiceOutage`. */
async function returnsOf(
  returns: CustomerReturns | null,
  id: string,
): Promise<OrderReturns | 'unknown'> {
  const number = orderNumberIn(id);
  return returns && number ? returns.forOrder(number) : 'unknown';
}

/** The order number in a URL; `null` if it cannot be one. */
export function orderNumberIn(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
