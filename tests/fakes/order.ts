import type {
  Order,
  OrderDiscount,
  OrderLine,
} from '../../app/services/shopify/accounts/customer-data';

/** Euros, or another currency, as Shopify sends them. */
export const euros = (amount: string, currencyCode: 'EUR' | 'CHF' | 'USD' = 'EUR') => ({
  amount,
  currencyCode,
});

/** The reduction by a discount code. */
export const discount = (amount: string, name = 'HERBST10'): OrderDiscount => ({
  name,
  amount: euros(amount),
});

/** An order line: one lock for 64.90 euros. */
export function orderedLine(more: Partial<OrderLine> = {}): OrderLine {
  return {
    title: 'Bügelschloss Bolz 230',
    quantity: 1,
    currentQuantity: 1,
    customAttributes: [],
    originalTotalPrice: euros('64.9'),
    discountedTotalPrice: euros('64.9'),
    discounts: [],
    variant: {
      sku: 'RI-BO-230',
      selectedOptions: [{name: 'Title', value: 'Default Title'}],
      image: null,
      product: {handle: 'buegelschloss-bolz-230', vendor: 'Riegel'},
    },
    ...more,
  };
}

/** An order: one lock, paid and shipped. */
export function orderOf(more: Partial<Order> = {}, lines: OrderLine[] = [orderedLine()]): Order {
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
    shippingDiscounts: [],
    totalTax: euros('10.36'),
    totalPrice: euros('64.9'),
    currentPrice: more.totalPrice ?? euros('64.9'),
    totalRefunded: euros('0.0'),
    shippingAddress: {id: 'gid://shopify/MailingAddress/1', city: 'Köln', country: 'DE'},
    billingAddress: null,
    parcels: [],
    lines,
    ...more,
  };
}
