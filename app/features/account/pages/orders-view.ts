import type {Language} from '~/i18n/languages';
import type {OrderPage} from '~/services/shopify/accounts/accounts';
import {toOrderSummary, type OrderSummaryView} from './order-summary-view';
import {ordersQuery} from './orders-place';

/** A page of the list of orders. */
export interface OrdersView {
  orders: OrderSummaryView[];
  /** How many there are in all. */
  total: number;
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
