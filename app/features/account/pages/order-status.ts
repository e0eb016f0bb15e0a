import type {OrderSummary} from '~/services/shopify/accounts/accounts';
import type {WorkerMessageKey} from '~/i18n/messages';
import type {Translate} from '~/i18n/translate';

/** How a status is drawn: its text carries the meaning. */
export type StatusLook = 'done' | 'partial' | 'progress' | 'returned' | 'open';

export interface StatusView {
  text: string;
  look: StatusLook;
}

type Fulfillment = OrderSummary['fulfillmentStatus'];
type Payment = NonNullable<OrderSummary['financialStatus']>;

/** Statuses of delivery. */
const fulfillmentLooks: Record<Fulfillment, StatusLook> = {
  FULFILLED: 'done',
  IN_PROGRESS: 'progress',
  ON_HOLD: 'progress',
  OPEN: 'open',
  PARTIALLY_FULFILLED: 'partial',
  PENDING_FULFILLMENT: 'progress',
  RESTOCKED: 'returned',
  SCHEDULED: 'progress',
  UNFULFILLED: 'open',
};

/** Statuses of payment. */
const paymentLooks: Record<Payment, StatusLook> = {
  AUTHORIZED: 'progress',
  PAID: 'done',
  PARTIALLY_PAID: 'partial',
  PARTIALLY_REFUNDED: 'partial',
  PENDING: 'open',
  REFUNDED: 'returned',
  VOIDED: 'returned',
};

/** Status of delivery; `null` for one that Shopify has made up since. */
export function fulfillmentStatus(
  code: Fulfillment,
  t: Translate<WorkerMessageKey>,
): StatusView | null {
  if (!Object.hasOwn(fulfillmentLooks, code)) return null;
  return {text: t(`accountPages.fulfillmentStatus.${code}`), look: fulfillmentLooks[code]};
}

/** Status of payment; `null` without one, or for one that Shopify has made up since. */
export function paymentStatus(
  code: Payment | null | undefined,
  t: Translate<WorkerMessageKey>,
): StatusView | null {
  if (!code || !Object.hasOwn(paymentLooks, code)) return null;
  return {text: t(`accountPages.financialStatus.${code}`), look: paymentLooks[code]};
}
