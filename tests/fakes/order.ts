import type {Order} from '../../app/services/shopify/accounts/accounts';

type Line = Order['lineItems']['nodes'][number];
type Discount = Line['discountAllocations'][number];

/** Euros, or another currency, as Shopify sends them. */
export const euros = (amount: string, currencyCode: 'EUR' | 'CHF' | 'USD' = 'EUR') => ({
  amount,
  currencyCode,
});

/** What a discount code takes off. */
export const discount = (amount: string, code = 'HERBST10'): Discount => ({
  allocatedAmount: euros(amount),
  discountApplication: {code},
});

/** A line of an order: one lock for 64.90 euros. */
export function orderedLine(more: Partial<Line> = {}): Line {
  return {
    title: 'Bügelschloss Bolz 230',
    quantity: 1,
    currentQuantity: 1,
    customAttributes: [],
    originalTotalPrice: euros('64.9'),
    discountedTotalPrice: euros('64.9'),
    discountAllocations: [],
    variant: {
      sku: 'RI-BO-230',
      selectedOptions: [{name: 'Title', value: 'Default Title'}],
      image: null,
      product: {handle: 'buegelschloss-bolz-230', vendor: 'Riegel'},
    },
    ...more,
  };
}

/** An order as Shopify sends it: one lock, paid and on its way. */
export function orderOf(more: Partial<Order> = {}, lines: Line[] = [orderedLine()]): Order {
  return {
    orderNumber: 1042,
    name: '#1042',
    processedAt: '2026-03-31T22:30:00Z',
    email: 'jana@mail.example',
    fulfillmentStatus: 'FULFILLED',
    financialStatus: 'PAID',
    canceledAt: null,
    cancelReason: null,
    subtotalPrice: euros('64.9'),
    totalShippingPrice: euros('0.0'),
    shippingDiscountAllocations: [],
    totalTax: euros('10.36'),
    totalPrice: euros('64.9'),
    totalRefunded: euros('0.0'),
    shippingAddress: null,
    billingAddress: null,
    successfulFulfillments: [],
    lineItems: {nodes: lines},
    ...more,
  };
}
