import type {AppLoadContext} from '@shopify/remix-oxygen';
import {SHOP_TIME_ZONE} from '~/i18n/formats';
import {type Language, languages} from '~/i18n/languages';
import {nullOnOutage, optional} from '~/services/http/outage.server';
import type {
  Order,
  OrderPage,
  OrderPosition,
  Profile,
} from '~/services/shopify/accounts/customer-data';
import {toAddressView} from './addresses/address-view';
import {requireCustomer, requireProfile} from './customer.server';
import {orderNumberIn} from './orders/order-returns.server';
import {type OrderSummaryView, toOrderSummary} from './orders/order-view.server';

export interface CustomerView {
  name: string;
  email: string | null;
  acceptsMarketing: boolean;
  /** 'März 2023', or `null` when Shopify sends no date. */
  since: string | null;
}

/** The account page's view of a customer, with dates in the language. */
export function toCustomerView(profile: Profile, language: Language): CustomerView {
  const created = new Date(profile.createdAt);
  const month = new Intl.DateTimeFormat(languages[language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: SHOP_TIME_ZONE,
  });
  return {
    name: profile.displayName,
    email: profile.email ?? null,
    acceptsMarketing: profile.acceptsMarketing,
    since: Number.isNaN(created.getTime()) ? null : month.format(created),
  };
}

/**
 * Loads the overview's data in parallel; orders and default address are `null` if Shopify fails to return them. Throws
 * `SignedOut`, or `ServiceOutage` without the profile.
 */
export async function loadOverview(context: AppLoadContext) {
  const {language} = context;
  const {addresses} = requireCustomer(context);
  const [profile, page, book] = await Promise.all([
    requireProfile(context),
    loadOrders(context, {}, RECENT_ORDERS),
    optional(addresses.list(), null, 'Cannot get the address book'),
  ]);
  const defaultAddress = book?.find(({isDefault}) => isDefault);
  return {
    profile,
    orders: page && {
      recent: page.orders.map((order) => toOrderSummary(order, language)),
      total: page.total,
    },
    address: book && (defaultAddress ? toAddressView(defaultAddress, language).lines : []),
  };
}

/** Orders per page of the list. */
const PAGE_SIZE = 10;
const RECENT_ORDERS = 5;

/** Loads a page of orders; `null`, logged, during a Shopify outage and for a position that Shopify rejects. */
export async function loadOrders(
  context: AppLoadContext,
  position: OrderPosition,
  size = PAGE_SIZE,
): Promise<OrderPage | null> {
  return nullOnOutage(requireCustomer(context).orders.list(size, position));
}

export interface OrdersView {
  orders: OrderSummaryView[];
  /** Total number of orders; `null` when Shopify does not count them. */
  total: number | null;
  /** Queries of the adjacent pages; `null` where there is none. */
  newer: string | null;
  older: string | null;
}

/** Data of the order list, in the language. */
export function toOrdersView({orders, total, ...page}: OrderPage, language: Language): OrdersView {
  return {
    orders: orders.map((order) => toOrderSummary(order, language)),
    total,
    newer: page.newer && ordersQuery('before', page.newer),
    older: page.older && ordersQuery('after', page.older),
  };
}

/** Shopify's cursors are never longer. */
const MAX_CURSOR_LENGTH = 500;

/** Parses the position in the order list from a URL: a cursor in `?after=` or `?before=`. */
export function readOrdersPosition(search: URLSearchParams): OrderPosition {
  const after = cursorIn(search.get('after'));
  return after ? {after} : {before: cursorIn(search.get('before'))};
}

/** The query of a position in the list. */
export function ordersQuery(name: 'after' | 'before', cursor: string): string {
  return `?${name}=${encodeURIComponent(cursor)}`;
}

function cursorIn(value: string | null): string | null {
  return value && value.length <= MAX_CURSOR_LENGTH ? value : null;
}

/**
 * Loads one of the customer's orders by the number in a URL; 'unknown' if it is not theirs; `null`, logged, during a
 * Shopify outage.
 */
export async function loadOrder(
  context: AppLoadContext,
  id: string,
): Promise<Order | 'unknown' | null> {
  const {orders} = requireCustomer(context);
  const number = orderNumberIn(id);
  return number ? nullOnOutage(orders.get(number)) : 'unknown';
}
