import type {ShopifyClient} from './client.server';
import {
  CUSTOMER_ORDERS_QUERY,
  CUSTOMER_ORDER_CURSORS_QUERY,
  CUSTOMER_ORDER_QUERY,
} from './customer-order.graphql';
import type {OrderFragment, OrderSummaryFragment} from './storefront.generated';

export type Order = OrderFragment;
export type OrderSummary = OrderSummaryFragment;

export interface OrderPage {
  orders: OrderSummary[];
  /** How many there are in all. */
  total: number;
  /** Where the next page begins; `null` on the last one. */
  next: string | null;
}

/** What a customer has ordered (spec §3, Order). */
export function createCustomerOrderService(client: ShopifyClient) {
  return {
    /** A page, newest first; `null` when the token is unknown. */
    async list(
      customerAccessToken: string,
      {first, after}: {first: number; after: string | null},
    ): Promise<OrderPage | null> {
      const variables = {customerAccessToken, first, after};
      const {customer} = await client.query(CUSTOMER_ORDERS_QUERY, variables);
      if (!customer) return null;
      const {nodes, pageInfo} = customer.orders;
      return {
        orders: nodes,
        total: Number(customer.numberOfOrders),
        next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
      };
    },

    /** One order of this customer by its number; `null` when it is none of theirs. */
    async get(customerAccessToken: string, orderNumber: number): Promise<Order | null> {
      const list = await client.query(CUSTOMER_ORDER_CURSORS_QUERY, {customerAccessToken});
      const edges = list.customer?.orders.edges ?? [];
      const at = edges.findIndex(({node}) => node.orderNumber === orderNumber);
      if (at < 0) return null;
      const after = edges[at - 1]?.cursor ?? null;
      const answer = await client.query(CUSTOMER_ORDER_QUERY, {customerAccessToken, after});
      const [order] = answer.customer?.orders.nodes ?? [];
      // Between the two questions a new order may have come.
      return order?.orderNumber === orderNumber ? order : null;
    },
  };
}
