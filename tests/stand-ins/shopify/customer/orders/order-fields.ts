import {postalAddress} from '../postal-addresses';
import {connectionOf, type PageArgs} from '../../connections';
import {gid} from '../../gid';
import {centsIn, moneyOf, type Money} from '../../money';
import {needsNoParcel} from '../../product-facts';
import type {StandInContext, ResolverMap} from '../../resolver-contract';
import {textIn} from '../../texts';
import type {OrderedGoods, StoredOrder} from './demo-orders';

/** Parent of `OrderLineItem`. */
export interface ItemParent {
  order: StoredOrder;
  goods: OrderedGoods;
}

const moneyIn = ({currency = 'EUR'}: StoredOrder, euroCents: number): Money =>
  moneyOf({currency}, centsIn({currency}, euroCents));

export function variantOf({handle, variant}: OrderedGoods, {catalogue}: StandInContext) {
  const product = catalogue.productsByHandle.get(handle);
  const found = product?.variants[variant];
  return product && found ? {product, variant: found} : null;
}

const centsOf = (goods: OrderedGoods, context: StandInContext): number =>
  goods.quantity * (goods.cents ?? variantOf(goods, context)?.variant.price ?? 0);

const subtotal = (order: StoredOrder, context: StandInContext): number =>
  order.goods.reduce(
    (sum, goods) => sum + centsOf(goods, context) - discountOf(order, goods, context),
    0,
  );

/** Euro cents by which a code reduces this line item. */
const discountOf = ({discount}: StoredOrder, goods: OrderedGoods, context: StandInContext) =>
  Math.round((centsOf(goods, context) * (discount?.percent ?? 0)) / 100);

const goodsPrice = (order: StoredOrder, _: unknown, context: StandInContext) =>
  moneyIn(order, subtotal(order, context));
const total = (order: StoredOrder, _: unknown, context: StandInContext) =>
  moneyIn(order, subtotal(order, context) + (order.shipping ?? 0));
/** Without what was returned. */
const currentTotal = (order: StoredOrder, _: unknown, context: StandInContext) =>
  moneyIn(order, subtotal(order, context) + (order.shipping ?? 0) - (order.refunded ?? 0));
/** Prices include 19 % VAT. */
const tax = (order: StoredOrder, _: unknown, context: StandInContext) =>
  moneyIn(order, Math.round(((subtotal(order, context) + (order.shipping ?? 0)) / 119) * 19));

const itemsOf = (order: StoredOrder): ItemParent[] => order.goods.map((goods) => ({order, goods}));

/** Orders of services and vouchers alone have no shipping address. */
export const isShipped = ({goods}: StoredOrder, context: StandInContext): boolean =>
  goods.map((one) => variantOf(one, context)).some((one) => !one || !needsNoParcel(one.product));

function addressOf({customer}: StoredOrder, {state}: StandInContext) {
  const [address] = state.customers.people.byId(customer)?.addresses ?? [];
  return address ? {...postalAddress(address), id: gid('MailingAddress', address.id)} : null;
}

const itemPrice = ({order, goods}: ItemParent, _: unknown, context: StandInContext) =>
  moneyIn(order, centsOf(goods, context));
const discountedPrice = ({order, goods}: ItemParent, _: unknown, context: StandInContext) =>
  moneyIn(order, centsOf(goods, context) - discountOf(order, goods, context));

/** Shopify's `Order` and its nested types. */
export const orderFields: ResolverMap = {
  Order: {
    id: ({number}: StoredOrder) => gid('Order', 5_000_000 + number),
    name: ({number}: StoredOrder) => `#${number}`,
    orderNumber: ({number}: StoredOrder) => number,
    financialStatus: ({financial}: StoredOrder) => financial,
    fulfillmentStatus: ({fulfillment}: StoredOrder) => fulfillment,
    canceledAt: ({cancelReason, processedAt}: StoredOrder) => (cancelReason ? processedAt : null),
    email: ({customer}: StoredOrder, _: unknown, {state}: StandInContext) =>
      state.customers.people.byId(customer)?.email ?? null,
    lineItems: (order: StoredOrder, args: PageArgs) => connectionOf(itemsOf(order), args),
    shippingAddress: (order: StoredOrder, _: unknown, context: StandInContext) =>
      isShipped(order, context) ? addressOf(order, context) : null,
    billingAddress: (order: StoredOrder, _: unknown, context: StandInContext) =>
      addressOf(order, context),
    successfulFulfillments: (order: StoredOrder) => (order.tracking ? [order] : []),
    subtotalPrice: goodsPrice,
    totalPrice: total,
    currentTotalPrice: currentTotal,
    totalRefunded: (order: StoredOrder) => moneyIn(order, order.refunded ?? 0),
    totalShippingPrice: (order: StoredOrder) => moneyIn(order, order.shipping ?? 0),
    totalTax: tax,
  },
  OrderLineItem: {
    title: ({goods}: ItemParent, _: unknown, context: StandInContext) => {
      const found = variantOf(goods, context);
      return goods.title ?? (found ? textIn(context, found.product.title) : goods.handle);
    },
    quantity: ({goods}: ItemParent) => goods.quantity,
    currentQuantity: ({order, goods}: ItemParent) =>
      goods.quantity - (goods === order.goods[0] ? (order.returned ?? 0) : 0),
    variant: ({goods}: ItemParent, _: unknown, context: StandInContext) =>
      variantOf(goods, context),
    originalTotalPrice: itemPrice,
    discountedTotalPrice: discountedPrice,
    discountAllocations: ({order, goods}: ItemParent, _: unknown, context: StandInContext) =>
      order.discount
        ? [
            {
              allocatedAmount: moneyIn(order, discountOf(order, goods, context)),
              discountApplication: {
                __typename: 'DiscountCodeApplication',
                code: order.discount.code,
              },
            },
          ]
        : [],
  },
  Fulfillment: {
    trackingCompany: ({tracking}: StoredOrder) => tracking?.company ?? null,
    trackingInfo: ({tracking}: StoredOrder) =>
      tracking ? [{number: tracking.number, url: tracking.url}] : [],
    fulfillmentLineItems: (order: StoredOrder, args: PageArgs) =>
      connectionOf(itemsOf(order).slice(0, order.partly ? 1 : undefined), args, (lineItem) => ({
        lineItem,
        quantity: lineItem.goods.quantity,
      })),
  },
};
