import type {ShopifyClient} from '../client.server';
import type {
  CustomerOrderCursorsQuery,
  CustomerPurchasesQuery,
  OrderDiscountFragment,
  OrderFragment,
} from '../storefront.generated';
import type {CustomerOrders} from './accounts';
import type {Order, OrderDiscount, OrderedLine} from './customer-data';
import type {ClassicSession} from './classic-session.server';
import {
  CUSTOMER_ORDERS_QUERY,
  CUSTOMER_ORDER_CURSORS_QUERY,
  CUSTOMER_ORDER_QUERY,
  CUSTOMER_PURCHASES_QUERY,
} from './customer-order.graphql';

/** So many times ten orders are looked through for a line. */
const MOST_LINE_ROUNDS = 30;

/** So many times 250 orders are looked through for one. */
const MOST_ROUNDS = 20;

/** What a customer has ordered. */
export function createClassicOrders(
  client: ShopifyClient,
  {ask}: Pick<ClassicSession, 'ask'>,
): CustomerOrders {
  const cursorsAfter = (after: string | null) =>
    ask(async (customerAccessToken) => {
      const variables = {customerAccessToken, after};
      return (await client.query(CUSTOMER_ORDER_CURSORS_QUERY, variables)).customer ?? null;
    });

  const purchasesAfter = (after: string | null) =>
    ask(async (customerAccessToken) => {
      const variables = {customerAccessToken, after};
      return (await client.query(CUSTOMER_PURCHASES_QUERY, variables)).customer ?? null;
    });

  /** Cursor before an order, `null` before the newest; 'unknown' when there is no such order. */
  async function cursorBefore(
    orderNumber: number,
  ): Promise<{cursor: string | null} | 'unknown' | null> {
    let after: string | null = null;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const customer: CustomerOrderCursorsQuery['customer'] = await cursorsAfter(after);
      if (!customer) return null;
      const {edges, pageInfo} = customer.orders;
      const at = edges.findIndex(({node}) => node.orderNumber === orderNumber);
      if (at >= 0) return {cursor: edges[at - 1]?.cursor ?? after};
      after = edges.at(-1)?.cursor ?? null;
      if (!after || !pageInfo.hasNextPage) return 'unknown';
    }
    return 'unknown';
  }

  return {
    list(size, {after = null, before = null} = {}) {
      const page = before ? {last: size, before} : {first: size, after};
      return ask(async (customerAccessToken) => {
        const variables = {customerAccessToken, ...page};
        const {customer} = await client.query(CUSTOMER_ORDERS_QUERY, variables);
        if (!customer) return null;
        const {nodes, pageInfo} = customer.orders;
        return {
          orders: nodes,
          total: Number(customer.numberOfOrders),
          older: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
          newer: pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null,
        };
      });
    },

    async findLine(isWanted) {
      let after: string | null = null;
      for (let round = 0; round < MOST_LINE_ROUNDS; round += 1) {
        const customer: CustomerPurchasesQuery['customer'] = await purchasesAfter(after);
        if (!customer) return null;
        const {nodes, pageInfo} = customer.orders;
        const lines = nodes.flatMap((order) =>
          order.lineItems.nodes.map((line): OrderedLine => ({order, line})),
        );
        const found = lines.find(isWanted);
        if (found) return found;
        after = pageInfo.endCursor ?? null;
        if (!after || !pageInfo.hasNextPage) return 'unknown';
      }
      return 'unknown';
    },

    /** It is looked for once more when another one came between the two questions. */
    async get(orderNumber) {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const before = await cursorBefore(orderNumber);
        if (!before || before === 'unknown') return before;
        const found = await ask(async (customerAccessToken) => {
          const variables = {customerAccessToken, after: before.cursor};
          const {customer} = await client.query(CUSTOMER_ORDER_QUERY, variables);
          return customer ? {order: customer.orders.nodes[0]} : null;
        });
        if (!found) return null;
        if (found.order?.orderNumber === orderNumber) return toOrder(found.order);
      }
      return 'unknown';
    },
  };
}

function toOrder(order: OrderFragment): Order {
  const {lineItems, shippingDiscountAllocations, successfulFulfillments, ...rest} = order;
  return {
    ...rest,
    lines: lineItems.nodes.map(({discountAllocations, ...line}) => ({
      ...line,
      discounts: discountAllocations.map(toDiscount),
    })),
    shippingDiscounts: shippingDiscountAllocations.map(toDiscount),
    parcels: (successfulFulfillments ?? []).map((parcel) => ({
      company: parcel.trackingCompany,
      tracking: parcel.trackingInfo,
      content: parcel.fulfillmentLineItems.nodes.map(({quantity, lineItem: {title}}) => ({
        title,
        quantity,
      })),
    })),
  };
}

/** A discount by a code has the code as its name, any other its title. */
function toDiscount({allocatedAmount, discountApplication}: OrderDiscountFragment): OrderDiscount {
  const name = 'code' in discountApplication ? discountApplication.code : discountApplication.title;
  return {name, amount: allocatedAmount};
}
