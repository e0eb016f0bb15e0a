import type {Language} from '~/i18n/languages';
import {longDate} from '~/i18n/long-date';
import {translatorOf} from '~/i18n/messages.server';
import type {OrderSummary} from '~/services/shopify/accounts/accounts';
import {fulfillmentStatus, paymentStatus, type StatusView} from './order-status';

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
