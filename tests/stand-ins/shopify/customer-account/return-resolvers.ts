import {connectionOf, type PageArgs} from '../connections';
import {gid} from '../gid';
import type {StandInContext} from '../resolver-contract';
import type {ItemParent} from '../customer/orders/order-fields';
import {ordersOf} from '../customer/customer-fields';
import type {StoredOrder} from '../customer/orders/demo-orders';
import type {StoredCustomer} from '../customer/stored-customer';

type Status = 'CANCELED' | 'CLOSED' | 'DECLINED' | 'OPEN' | 'REQUESTED';

/** Parent of `Return`. */
interface StoredReturn {
  name: string;
  status: Status;
  createdAt: string;
  note?: string;
  items: {item: ItemParent; quantity: number}[];
}

interface RequestArgs {
  orderId: string;
  requestedLineItems: {
    lineItemId: string;
    quantity: number;
    returnReasonDefinitionId?: string | null;
    customerNote?: string | null;
  }[];
}

/** The return rules that this shop has configured at Shopify: items shipped since May 2026, and no services. */
const RETURNABLE_SINCE = '2026-05';
const services = /^inspektion-/;
const MAX_NOTE_LENGTH = 300;

const reasons = [
  {handle: 'defective', de: 'Beschädigt oder defekt', en: 'Damaged or defective'},
  {handle: 'size-too-small', de: 'Zu klein', en: 'Too small'},
  {handle: 'size-too-large', de: 'Zu groß', en: 'Too large'},
  {handle: 'unwanted', de: 'Gefällt mir nicht', en: 'Changed my mind'},
];
const reasonId = (handle: string) => gid('ReturnReasonDefinition', handle);

/** By the customers of a shop, to isolate shops from each other, and the order number. */
const requested = new WeakMap<object, Map<number, StoredReturn[]>>();

const itemsOf = (order: StoredOrder): ItemParent[] => order.goods.map((goods) => ({order, goods}));

/** Earlier returns of the demo's orders: one closed, one declined. */
function earlierOf(order: StoredOrder): StoredReturn[] {
  const [first] = itemsOf(order);
  if (!first) return [];
  const name = `#${order.number}-R1`;
  if (order.returned) {
    const items = [{item: first, quantity: order.returned}];
    return [{name, status: 'CLOSED', createdAt: '2026-05-28T08:12:00Z', items}];
  }
  if (order.number !== 931) return [];
  const note = 'Die Frist unserer Rückgabe ist vorbei.';
  const items = [{item: first, quantity: 1}];
  return [{name, status: 'DECLINED', createdAt: '2026-06-30T15:40:00Z', note, items}];
}

function returnsOf(order: StoredOrder, {state}: StandInContext): StoredReturn[] {
  return [...earlierOf(order), ...(requested.get(state.customers)?.get(order.number) ?? [])];
}

/** How many pieces of a line can still be returned, and why no more. */
function returnable(item: ItemParent, context: StandInContext) {
  const {order, goods} = item;
  const isSent = order.tracking && (!order.partly || goods === order.goods[0]);
  if (!isSent) return {quantity: 0, reason: 'UNFULFILLED'};
  if (services.test(goods.handle)) return {quantity: 0, reason: 'OTHER'};
  if (order.processedAt < RETURNABLE_SINCE) return {quantity: 0, reason: 'RETURN_WINDOW_EXPIRED'};
  const gone = returnsOf(order, context)
    .filter(({status}) => status !== 'DECLINED' && status !== 'CANCELED')
    .flatMap(({items}) => items)
    .filter((one) => one.item.goods === goods)
    .reduce((sum, {quantity}) => sum + quantity, 0);
  return {quantity: goods.quantity - gone, reason: 'RETURNED'};
}

const lineId = ({order, goods}: ItemParent) =>
  gid('LineItem', order.number * 100 + order.goods.indexOf(goods));

/** Errors of a request, as far as documentation and schema describe Shopify's. */
function problems(
  lines: RequestArgs['requestedLineItems'],
  order: StoredOrder,
  context: StandInContext,
) {
  return lines.flatMap((line, at) => {
    const complain = (code: string, field: string, message: string) => [
      {code, field: ['requestedLineItems', String(at), field], message},
    ];
    const item = itemsOf(order).find((one) => lineId(one) === line.lineItemId);
    if (!item) return complain('NOT_FOUND', 'lineItemId', 'Line item not found');
    const {quantity} = returnable(item, context);
    if (quantity === 0) return complain('INVALID', 'lineItemId', 'Line item is not returnable');
    if (line.quantity < 1) return complain('GREATER_THAN', 'quantity', 'Quantity is too low');
    if (line.quantity > quantity) return complain('INVALID', 'quantity', 'Quantity is too high');
    const reason = line.returnReasonDefinitionId;
    if (reason && !reasons.some(({handle}) => reasonId(handle) === reason)) {
      return complain('NOT_FOUND', 'returnReasonDefinitionId', 'Reason not found');
    }
    const isLong = (line.customerNote?.length ?? 0) > MAX_NOTE_LENGTH;
    return isLong ? complain('TOO_LONG', 'customerNote', 'Customer note is too long') : [];
  });
}

interface Context extends StandInContext {
  customer: StoredCustomer;
}

function requestReturn(_: unknown, {orderId, requestedLineItems}: RequestArgs, context: Context) {
  const refuse = (code: string, field: string, message: string) => ({
    return: null,
    userErrors: [{code, field: [field], message}],
  });
  const order = ordersOf(context.customer).find((one) => orderGid(one) === orderId);
  if (!order) return refuse('NOT_FOUND', 'orderId', 'Order not found');
  if (requestedLineItems.length === 0) return refuse('BLANK', 'requestedLineItems', 'Is blank');
  const userErrors = problems(requestedLineItems, order, context);
  if (userErrors.length > 0) return {return: null, userErrors};
  const made: StoredReturn = {
    name: `#${order.number}-R${returnsOf(order, context).length + 1}`,
    status: 'REQUESTED',
    createdAt: new Date().toISOString(),
    items: itemsOf(order).flatMap((item) => {
      const asked = requestedLineItems.find(({lineItemId}) => lineItemId === lineId(item));
      return asked ? [{item, quantity: asked.quantity}] : [];
    }),
  };
  const ofShop = requested.get(context.state.customers) ?? new Map<number, StoredReturn[]>();
  requested.set(context.state.customers, ofShop);
  ofShop.set(order.number, [...(ofShop.get(order.number) ?? []), made]);
  return {return: made, userErrors: []};
}

const orderGid = ({number}: StoredOrder) => gid('Order', 5_000_000 + number);

/** Clears the requested returns when a shop is reset. */
export function forgetReturns(customers: object): void {
  requested.delete(customers);
}

/** Returns of the Customer Account API. */
export const returnResolvers = {
  Mutation: {orderRequestReturn: requestReturn},
  Order: {
    id: orderGid,
    returns: (order: StoredOrder, args: PageArgs, context: StandInContext) =>
      connectionOf(returnsOf(order, context), args),
    returnInformation: (order: StoredOrder) => ({
      returnFees: [],
      returnableLineItems: (args: PageArgs, context: StandInContext) =>
        connectionOf(
          itemsOf(order)
            .map((lineItem) => ({lineItem, quantity: returnable(lineItem, context).quantity}))
            .filter(({quantity}) => quantity > 0),
          args,
        ),
      nonReturnableSummary: (_: unknown, context: StandInContext) => {
        const left = itemsOf(order).map((item) => returnable(item, context));
        if (left.some(({quantity}) => quantity > 0)) return null;
        const summaryMessage =
          context.market.language === 'EN'
            ? 'No items in this order can be returned.'
            : 'In dieser Bestellung gibt es keine Artikel, die zurückgegeben werden können.';
        return {nonReturnableReasons: [...new Set(left.map(({reason}) => reason))], summaryMessage};
      },
    }),
  },
  LineItem: {
    id: lineId,
    suggestedReturnReasonDefinitions: (_: ItemParent, args: PageArgs, {market}: StandInContext) =>
      connectionOf(
        reasons.map(({handle, de, en}) => ({
          id: reasonId(handle),
          handle,
          name: market.language === 'EN' ? en : de,
          deleted: false,
        })),
        args,
      ),
  },
  Return: {
    decline: ({note}: StoredReturn) => (note ? {note, reason: 'RETURN_PERIOD_ENDED'} : null),
    returnLineItems: ({items}: StoredReturn, args: PageArgs) =>
      connectionOf(items, args, ({item, quantity}) => ({
        __typename: 'ReturnLineItem',
        lineItem: item,
        quantity,
      })),
  },
};
