import type {AppLoadContext} from '@shopify/remix-oxygen';
import {ServiceOutage} from '~/services/http/service-outage';
import type {Order, OrderPage, OrderPlace} from '~/services/shopify/customer-order.server';
import {signInAgain} from '../sign-in-again.server';

/** Orders on a page of the list. */
export const PAGE_SIZE = 10;
/** Orders on the overview. */
const RECENT = 5;

/** The newest orders for the overview; `null`, logged, while Shopify is out. */
export async function loadRecentOrders(
  context: AppLoadContext,
  token: string,
): Promise<OrderPage | null> {
  return unlessOut(context.shopify.customer.orders.list(token, RECENT), context);
}

/**
 * A page of orders; `null`, logged, while Shopify is out; 'nowhere' for a place in the list that there is not,
 * which an old or damaged address names.
 */
export async function loadOrders(
  context: AppLoadContext,
  token: string,
  place: OrderPlace,
): Promise<OrderPage | 'nowhere' | null> {
  const named = Boolean(place.after ?? place.before);
  try {
    const page = await context.shopify.customer.orders.list(token, PAGE_SIZE, place);
    if (!page) throw await signInAgain(context);
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
  token: string,
  id: string,
): Promise<Order | 'unknown' | null> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return 'unknown';
  const order = context.shopify.customer.orders.get(token, Number(id));
  return unlessOut(
    order.then((found) => found ?? ('unknown' as const)),
    context,
  );
}

async function unlessOut<Value>(
  asked: Promise<Value | null>,
  context: AppLoadContext,
): Promise<Value | null> {
  try {
    const answer = await asked;
    if (answer === null) throw await signInAgain(context);
    return answer;
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return null;
  }
}
