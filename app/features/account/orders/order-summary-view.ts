import type {Language} from '~/i18n/languages';
import {longDate} from '~/i18n/formats';
import {translatorOf} from '~/i18n/messages.server';
import type {Translate} from '~/i18n/translate';
import type {
  FinancialStatus,
  FulfillmentStatus,
  OrderPage,
  OrderPosition,
  OrderSummary,
} from '~/services/shopify/accounts/customer-data';

/** An order in a list. */
export interface OrderSummaryView {
  /** Its number, by which its page is asked for. */
  id: string;
  /** '#1178' */
  name: string;
  /** '19. November 2026' */
  date: string;
  /** ISO 8601 */
  placedAt: string;
  email: string | null;
  fulfillment: StatusView | null;
  payment: StatusView | null;
}

/** What a list shows of an order, in the words of the language. */
export function toOrderSummary(order: OrderSummary, language: Language): OrderSummaryView {
  const t = translatorOf(language);
  return {
    id: String(order.orderNumber),
    name: order.name,
    date: longDate(order.processedAt, language),
    placedAt: order.processedAt,
    email: order.email ?? null,
    fulfillment: fulfillmentStatus(order.fulfillmentStatus, t),
    payment: paymentStatus(order.financialStatus, t),
  };
}

/** How a status is drawn: its text carries the meaning. */
export type StatusLook = 'done' | 'partial' | 'progress' | 'returned' | 'open';

export interface StatusView {
  text: string;
  look: StatusLook;
}

/** Statuses of delivery. */
const fulfillmentLooks: Record<FulfillmentStatus, StatusLook> = {
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
const paymentLooks: Record<FinancialStatus, StatusLook> = {
  AUTHORIZED: 'progress',
  PAID: 'done',
  PARTIALLY_PAID: 'partial',
  PARTIALLY_REFUNDED: 'partial',
  PENDING: 'open',
  REFUNDED: 'returned',
  VOIDED: 'returned',
};

/** Status of delivery; `null` for one that Shopify has made up since. */
export function fulfillmentStatus(code: FulfillmentStatus, t: Translate): StatusView | null {
  if (!Object.hasOwn(fulfillmentLooks, code)) return null;
  return {text: t(`accountPages.fulfillmentStatus.${code}`), look: fulfillmentLooks[code]};
}

/** Status of payment; `null` without one, or for one that Shopify has made up since. */
export function paymentStatus(
  code: FinancialStatus | null | undefined,
  t: Translate,
): StatusView | null {
  if (!code || !Object.hasOwn(paymentLooks, code)) return null;
  return {text: t(`accountPages.financialStatus.${code}`), look: paymentLooks[code]};
}

/** A page of the list of orders. */
export interface OrdersView {
  orders: OrderSummaryView[];
  /** How many there are in all; `null` when Shopify does not count them. */
  total: number | null;
  /** Queries of the pages beside this one; `null` where there is none. */
  newer: string | null;
  older: string | null;
}

/** What the list shows, in the words of the language. */
export function toOrdersView({orders, total, ...page}: OrderPage, language: Language): OrdersView {
  return {
    orders: orders.map((order) => toOrderSummary(order, language)),
    total,
    newer: page.newer && ordersQuery('before', page.newer),
    older: page.older && ordersQuery('after', page.older),
  };
}

/** Longer ones are no cursors of Shopify's. */
const LONGEST_CURSOR = 500;

/** The place in the list of orders that an address names: `?after=` a cursor, or `?before=` one. */
export function readOrdersPosition(search: URLSearchParams): OrderPosition {
  const after = cursorIn(search.get('after'));
  return after ? {after} : {before: cursorIn(search.get('before'))};
}

/** The query of a place in the list. */
export function ordersQuery(name: 'after' | 'before', cursor: string): string {
  return `?${name}=${encodeURIComponent(cursor)}`;
}

function cursorIn(value: string | null): string | null {
  return value && value.length <= LONGEST_CURSOR ? value : null;
}
