import type {AppLoadContext} from '@shopify/remix-oxygen';
import {type RefusedForm, refuseForm} from '~/forms/read-form.server';
import {longDate} from '~/i18n/formats';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {optional} from '~/services/http/outage.server';
import type {CustomerReturns, Refusal} from '~/services/shopify/accounts/accounts';
import type {
  OrderReturns,
  RequestedReturn,
  ReturnableLine,
} from '~/services/shopify/accounts/customer-data';
import {chosenOptions} from '../../goods/goods-view';
import {formatMoney} from '../../pricing/price-view';
import {loadForForm, requireCustomer, requireProfile} from '../customer.server';
import {
  refuseOnOutageOrSignedOut,
  refusedByShopify,
  sendOnce,
  submitForm,
} from '../submit-form.server';
import type {StatusTone} from './order-view.server';
import {quantityField, quantityOf, reasonField, returnSchema} from './return-schema';

const returnTones: Record<RequestedReturn['status'], StatusTone> = {
  CANCELED: 'returned',
  CLOSED: 'done',
  DECLINED: 'returned',
  OPEN: 'progress',
  REQUESTED: 'progress',
};

export type ReturnsView = NonNullable<Awaited<ReturnType<typeof loadOrderReturns>>>;

/** The returns of an order for its page; `null` where there are none and, logged, when Shopify fails to return them. */
export async function loadOrderReturns(context: AppLoadContext, id: string) {
  const loading = returnsOf(requireCustomer(context).returns, id);
  const found = await optional(loading, null, 'Cannot get the returns of an order');
  if (!found || found === 'unknown') return null;
  const {language} = context;
  return {
    requested: found.requested.map((requestedReturn) => toReturnView(requestedReturn, language)),
    /** Whether anything else can be returned. */
    possible: found.returnable.length > 0,
  };
}

function toReturnView(
  {name, status, createdAt, declineReason, lines}: RequestedReturn,
  language: Language,
) {
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

export type ReturnFormView = Awaited<ReturnType<typeof toFormView>>;

/**
 * Loads the form for a return of this order; 'unknown' if the order is not the customer's or accounts have no returns;
 * `null` as described at `loadForForm`.
 */
export function loadReturnForm(context: AppLoadContext, id: string) {
  return loadForForm(context, openReturnForm(context, id));
}

/** Like `loadReturnForm`, but throws `SignedOut` and `ServiceOutage`. */
async function openReturnForm(context: AppLoadContext, id: string) {
  const {returns} = requireCustomer(context);
  const [found] = await Promise.all([returnsOf(returns, id), requireProfile(context)]);
  return found === 'unknown' ? found : toFormView(context, found);
}

async function toFormView(
  {shopify, language}: AppLoadContext,
  {orderName, returnable, fees, notReturnableReason}: OrderReturns,
) {
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
      /** 'Reseda, 50 cm' */
      options: chosenOptions(optionsIn(line)).options || null,
      maxQuantity: line.maxQuantity,
      reasons: line.reasons.map(({handle, name}) => ({handle, name})),
    })),
    /** 'Rücksendung: 4,90 €' */
    fees: fees.map(({title, amount}) => `${title}: ${formatMoney(amount, language)}`),
    /** Why nothing can be returned, in Shopify's words. */
    notReturnableReason,
  };
}

/** Why no return was requested, as returned by `requestReturn`; `null` if one was. */
type ReturnRejection = RefusedForm | 'unknown' | null;

/**
 * Requests the return that a form describes. Returns `null`, 'unknown' as above, or the rejected form. A double click
 * gets the outcome of the first click, after which the order has nothing left to return.
 */
export async function requestReturn(
  context: AppLoadContext,
  id: string,
  form: FormData,
): Promise<ReturnRejection> {
  const {rejection} = await sendOnce(context, form, async () => {
    const result = await submitReturnRequest(context, id, form);
    return {success: result === null, rejection: result};
  });
  return rejection;
}

/** Loads the returnable lines again: another tab or the shop's staff may have been faster. */
async function submitReturnRequest(
  context: AppLoadContext,
  id: string,
  form: FormData,
): Promise<ReturnRejection> {
  const {language} = context;
  return refuseOnOutageOrSignedOut(context, form, async () => {
    const {returns} = requireCustomer(context);
    const order = await returnsOf(returns, id);
    if (!returns || order === 'unknown') return 'unknown';
    const {returnable} = order;
    if (returnable.length === 0 || includesUnreturnable(form, returnable)) {
      const alert = translatorOf(language)('accountPages.returns.changed');
      return refuseForm(form, {alerts: [alert]}, language);
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
        const outcome = await returns.request(order.orderId, requestedLines);
        return outcome.success ? null : refusedReturn(form, outcome, lines, language);
      },
    });
  });
}

function includesUnreturnable(form: FormData, returnable: readonly ReturnableLine[]): boolean {
  const returnableFields = returnable.map(({number}) => quantityField(number));
  return [...form].some(
    ([name, value]) =>
      name.startsWith(quantityField('')) && Number(value) > 0 && !returnableFields.includes(name),
  );
}

/** Shopify's fields of a requested line: the form's field, and the message there. */
const lineErrors = {
  returnReasonDefinitionId: [reasonField, 'reason'],
  quantity: [quantityField, 'quantity'],
  lineItemId: [quantityField, 'line'],
} as const;

/**
 * Shows Shopify's errors about a line at that line's field, those about the whole order above the form. `lines` are
 * those that were sent, in their order.
 */
function refusedReturn(
  form: FormData,
  {errors}: Refusal,
  lines: readonly ReturnableLine[],
  language: Language,
) {
  const t = translatorOf(language);
  for (const {field} of errors) {
    const [, lineIndex, lineField = ''] = field ?? [];
    const line = lines[Number(lineIndex)];
    if (!line || !Object.hasOwn(lineErrors, lineField)) continue;
    const [fieldOf, message] = lineErrors[lineField as keyof typeof lineErrors];
    const fields = {[fieldOf(line.number)]: t(`validations.returns.${message}`)};
    return refuseForm(form, {fields}, language);
  }
  const concernsNote = errors.some(({field}) => field?.at(-1) === 'customerNote');
  if (!concernsNote && errors.length > 0) {
    return refuseForm(form, {alerts: [t('accountPages.returns.refused')]}, language);
  }
  const noteErrors = errors.map((error) => ({...error, field: ['note']}));
  return refusedByShopify(form, {success: false, errors: noteErrors}, language);
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
