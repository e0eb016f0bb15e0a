import type {OrderSummary} from '~/services/shopify/accounts/accounts';

type Statuses = Pick<OrderSummary, 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>;

const paid: OrderSummary['financialStatus'][] = ['PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED'];
const undone: OrderSummary['financialStatus'][] = ['REFUNDED', 'VOIDED'];
const sent: OrderSummary['fulfillmentStatus'][] = ['FULFILLED', 'PARTIALLY_FULFILLED'];

/**
 * Whether a customer has bought what stands on a line of an order: it is paid or on its way, and was neither cancelled
 * nor given back. Who only ordered can say nothing about the goods yet.
 */
export function isPurchase(
  {canceledAt, financialStatus, fulfillmentStatus}: Statuses,
  {currentQuantity}: {currentQuantity: number},
): boolean {
  if (canceledAt || undone.includes(financialStatus) || currentQuantity < 1) return false;
  return paid.includes(financialStatus) || sent.includes(fulfillmentStatus);
}
