import type {AppLoadContext} from '@shopify/remix-oxygen';
import {SHOP_TIME_ZONE} from '~/i18n/formats';
import {type Language, languages} from '~/i18n/languages';
import {optional, orOutage, ServiceOutage} from '~/services/http/outage.server';
import type {
  Order,
  OrderPage,
  OrderPosition,
  Profile,
} from '~/services/shopify/accounts/customer-data';
import {toAddressView} from './addresses/address-view';
import {redirectToSignIn, requireCustomer, requireProfile} from './customer.server';
import {orderNumberIn} from './orders/order-returns.server';
import {type OrderSummaryView, toOrderSummary} from './orders/order-view.server';

export interface CustomerView {
  name: string;
  email: string | null;
  acceptsMarketing: boolean;
  /** 'März 2023', or `null` when Shopify sends no date. */
  since: string | null;
}

/** The account page's view of a customer, dates in the words of the language. */
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
 * Data of the overview, loaded in parallel; orders and default address are `null` while Shopify does not answer for them.
 * Throws the redirect to the sign-in, or `ServiceOutage` without the profile.
 */
export async function loadOverview(context: AppLoadContext) {
  const {language} = context;
  const {addresses} = requireCustomer(context);
  const [profile, page, book] = await Promise.all([
    requireProfile(context),
    loadRecentOrders(context),
    optional(addresses.list(), null, 'Cannot get the address book'),
  ]);
  const standard = book?.find(({isDefault}) => isDefault);
  return {
    profile,
    orders: page && {
      recent: page.orders.map((order) => toOrderSummary(order, language)),
      total: page.total,
    },
    address: book && (standard ? toAddressView(standard, language).lines : []),
  };
}

/** Orders on a page of the list. */
const PAGE_SIZE = 10;
const RECENT = 5;

/** The newest orders for the overview; `null`, logged, while Shopify is out. */
async function loadRecentOrders(context: AppLoadContext): Promise<OrderPage | null> {
  const page = await orSignIn(context, requireCustomer(context).orders.list(RECENT));
  return page === 'unknownCursor' ? null : page;
}

/**
 * A page of orders; `null`, logged, while Shopify is out; 'unknownCursor' for a position that does not exist, as in an
 * old or damaged address.
 */
export async function loadOrders(
  context: AppLoadContext,
  position: OrderPosition,
): Promise<OrderPage | 'unknownCursor' | null> {
  return orSignIn(context, requireCustomer(context).orders.list(PAGE_SIZE, position));
}

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

/**
 * An order of the customer by the number in an address; 'unknown' when it is none of theirs; `null`, logged,
 * while Shopify is out.
 */
export async function loadOrder(
  context: AppLoadContext,
  id: string,
): Promise<Order | 'unknown' | null> {
  const {orders} = requireCustomer(context);
  const number = orderNumberIn(id);
  return number ? orSignIn(context, orders.get(number)) : 'unknown';
}

/** What Shopify answers to who is signed in; `null`, logged, while it is out. Throws the redirect to the sign-in. */
async function orSignIn<Value>(
  context: AppLoadContext,
  asked: Promise<Value | null>,
): Promise<Value | null> {
  const answer = await orOutage(asked);
  if (answer === null) throw redirectToSignIn(context);
  return answer instanceof ServiceOutage ? null : answer;
}
