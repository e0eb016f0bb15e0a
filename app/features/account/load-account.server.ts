import type {AppLoadContext} from '@shopify/remix-oxygen';
import {SHOP_TIME_ZONE} from '~/i18n/formats';
import {type Language, languages} from '~/i18n/languages';
import {nullOnOutage, optional} from '~/services/http/outage.server';
import type {OrderPosition, Profile} from '~/services/shopify/accounts/customer-data';
import {toAddressView} from './addresses/address-view';
import {requireCustomer, requireProfile} from './customer.server';
import {orderNumberIn} from './orders/order-returns.server';
import {toOrderSummary, toOrderView} from './orders/order-view.server';

/** 'März 2023', or `null` when Shopify sends no date. */
function memberSince({createdAt}: Profile, language: Language): string | null {
  const created = new Date(createdAt);
  const month = new Intl.DateTimeFormat(languages[language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: SHOP_TIME_ZONE,
  });
  return Number.isNaN(created.getTime()) ? null : month.format(created);
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>;

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
    customer: {
      name: profile.displayName,
      email: profile.email ?? null,
      acceptsMarketing: profile.acceptsMarketing,
      since: memberSince(profile, language),
    },
    orders: page && {recent: page.orders, total: page.total},
    /** The lines of the default address; empty without one. */
    address: book && (defaultAddress ? toAddressView(defaultAddress, language).lines : []),
  };
}

/** Orders per page of the list. */
const PAGE_SIZE = 10;
const RECENT_ORDERS = 5;

export type OrdersView = NonNullable<Awaited<ReturnType<typeof loadOrders>>>;

/** Loads a page of orders; `null`, logged, during a Shopify outage and for a position that Shopify rejects. */
export async function loadOrders(
  context: AppLoadContext,
  position: OrderPosition,
  size = PAGE_SIZE,
) {
  const page = await nullOnOutage(requireCustomer(context).orders.list(size, position));
  return (
    page && {
      orders: page.orders.map((order) => toOrderSummary(order, context.language)),
      /** `null` when Shopify does not count them. */
      total: page.total,
      /** Queries of the adjacent pages; `null` where there is none. */
      newer: page.newer && ordersQuery('before', page.newer),
      older: page.older && ordersQuery('after', page.older),
    }
  );
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
export async function loadOrder(context: AppLoadContext, id: string) {
  const {orders} = requireCustomer(context);
  const number = orderNumberIn(id);
  const order = number ? await nullOnOutage(orders.get(number)) : 'unknown';
  return order && order !== 'unknown' ? toOrderView(order, context.language) : order;
}
