import type {ShopifyClient} from './client.server';
import {
  CUSTOMER_ORDERS_QUERY,
  CUSTOMER_ORDER_CURSORS_QUERY,
  CUSTOMER_ORDER_QUERY,
  CUSTOMER_PURCHASES_QUERY,
} from './customer-order.graphql';
import type {
  CustomerPurchasesQuery,
  OrderFragment,
  OrderSummaryFragment,
} from './storefront.generated';

export type Order = OrderFragment;
export type OrderSummary = OrderSummaryFragment;

/** Where a page of orders begins or ends, by Shopify's cursors; neither for the newest ones. */
export interface OrderPlace {
  after?: string | null;
  before?: string | null;
}

export interface OrderPage {
  orders: OrderSummary[];
  /** How many there are in all. */
  total: number;
  /** Where older ones begin; `null` when there are none. */
  older: string | null;
  /** Where newer ones end; `null` when there are none. */
  newer: string | null;
}

type OrderWithLines = NonNullable<CustomerPurchasesQuery['customer']>['orders']['nodes'][number];

/** A line of an order. */
export interface OrderedLine {
  order: OrderSummary;
  line: OrderWithLines['lineItems']['nodes'][number];
}

/** So many times ten orders are looked through for a line. */
const MOST_LINE_ROUNDS = 30;

/** So many times 250 orders are looked through for one. */
const MOST_ROUNDS = 20;

/** What a customer has ordered. */
export function createCustomerOrderService(client: ShopifyClient) {
  /** Cursor before an order, `null` before the newest; `undefined` when there is no such order. */
  async function cursorBefore(
    customerAccessToken: string,
    orderNumber: number,
  ): Promise<string | null | undefined> {
    let after: string | null = null;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const variables: {customerAccessToken: string; after: string | null} = {
        customerAccessToken,
        after,
      };
      const {customer} = await client.query(CUSTOMER_ORDER_CURSORS_QUERY, variables);
      const edges = customer?.orders.edges ?? [];
      const at = edges.findIndex(({node}) => node.orderNumber === orderNumber);
      if (at >= 0) return edges[at - 1]?.cursor ?? after;
      after = edges.at(-1)?.cursor ?? null;
      if (!after || !customer?.orders.pageInfo.hasNextPage) return undefined;
    }
    return undefined;
  }

  async function orderAfter(customerAccessToken: string, after: string | null) {
    const {customer} = await client.query(CUSTOMER_ORDER_QUERY, {customerAccessToken, after});
    return customer?.orders.nodes[0] ?? null;
  }

  return {
    /**
     * `size` orders, newest first; `null` when the token is unknown. Throws `ServiceOutage`, with status 200 when
     * Shopify does not know the cursor.
     */
    async list(
      customerAccessToken: string,
      size: number,
      {after = null, before = null}: OrderPlace = {},
    ): Promise<OrderPage | null> {
      const page = before ? {last: size, before} : {first: size, after};
      const {customer} = await client.query(CUSTOMER_ORDERS_QUERY, {customerAccessToken, ...page});
      if (!customer) return null;
      const {nodes, pageInfo} = customer.orders;
      return {
        orders: nodes,
        total: Number(customer.numberOfOrders),
        older: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
        newer: pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null,
      };
    },

    /**
     * The line of the customer's newest order for which `isWanted` holds, among the newest 300 orders; `null` when
     * there is none, or the token is unknown. Throws `ServiceOutage`.
     */
    async findLine(
      customerAccessToken: string,
      isWanted: (found: OrderedLine) => boolean,
    ): Promise<OrderedLine | null> {
      let after: string | null = null;
      for (let round = 0; round < MOST_LINE_ROUNDS; round += 1) {
        const variables: {customerAccessToken: string; after: string | null} = {
          customerAccessToken,
          after,
        };
        const answer: CustomerPurchasesQuery = await client.query(
          CUSTOMER_PURCHASES_QUERY,
          variables,
        );
        const {nodes = [], pageInfo} = answer.customer?.orders ?? {};
        const lines = nodes.flatMap((order) =>
          order.lineItems.nodes.map((line): OrderedLine => ({order, line})),
        );
        const found = lines.find(isWanted);
        after = pageInfo?.endCursor ?? null;
        if (found || !after || !pageInfo?.hasNextPage) return found ?? null;
      }
      return null;
    },

    /**
     * One order of this customer by its number; `null` when it is none of theirs. It is looked for once more
     * when another one came between the two questions. Throws `ServiceOutage`.
     */
    async get(customerAccessToken: string, orderNumber: number): Promise<Order | null> {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const after = await cursorBefore(customerAccessToken, orderNumber);
        if (after === undefined) return null;
        const order = await orderAfter(customerAccessToken, after);
        if (order?.orderNumber === orderNumber) return order;
      }
      return null;
    },
  };
}
