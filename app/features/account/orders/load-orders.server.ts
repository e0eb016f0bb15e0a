import type {AppLoadContext} from '@shopify/remix-oxygen';
import {ServiceOutage} from '~/services/http/outage.server';
import type {Order, OrderPage, OrderPosition} from '~/services/shopify/accounts/customer-data';
import {redirectToSignIn, requireCustomer} from '../customer.server';

/** Orders on a page of the list. */
const PAGE_SIZE = 10;
/** Orders on the overview. */
const RECENT = 5;

/** The newest orders for the overview; `null`, logged, while Shopify is out. */
export async function loadRecentOrders(context: AppLoadContext): Promise<OrderPage | null> {
  return unlessOut(requireCustomer(context).orders.list(RECENT), context);
}

/**
 * A page of orders; `null`, logged, while Shopify is out; 'nowhere' for a position that does not exist, as in an old or
 * damaged address.
 */
export async function loadOrders(
  context: AppLoadContext,
  position: OrderPosition,
): Promise<OrderPage | 'nowhere' | null> {
  const named = Boolean(position.after ?? position.before);
  try {
    const page = await requireCustomer(context).orders.list(PAGE_SIZE, position);
    if (!page) throw redirectToSignIn(context);
    return named && page.orders.length === 0 ? 'nowhere' : page;
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    // Shopify has answered and did not understand.
    if (named && error.status === 200) return 'nowhere';
    console.error(error.message);
    return null;
  }
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
  if (!/^[1-9]\d{0,8}$/.test(id)) return 'unknown';
  return unlessOut(orders.get(Number(id)), context);
}

async function unlessOut<Value>(
  asked: Promise<Value | null>,
  context: AppLoadContext,
): Promise<Value | null> {
  try {
    const answer = await asked;
    if (answer === null) throw redirectToSignIn(context);
    return answer;
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return null;
  }
}
