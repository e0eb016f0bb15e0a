import type {ShopifyClient} from '../client.server';
import type {OrderFragment} from '../storefront.generated';
import {type CustomerOrders, findInPages} from './accounts';
import {type Order, toDiscount} from './customer-data';
import type {ClassicSession} from './classic-session.server';
import {CUSTOMER_ADDRESS_FRAGMENT} from './customer.graphql';
import {IMAGE_FRAGMENT, MONEY_FRAGMENT} from '../fragments.graphql';

const ORDER_SUMMARY_FRAGMENT = `#graphql
  fragment OrderSummary on Order {
    orderNumber
    name
    processedAt
    email
    fulfillmentStatus
    financialStatus
    canceledAt
  }
` as const;

/** Newest first; a page starts after a cursor (`first`) or ends before one (`last`). */
export const CUSTOMER_ORDERS_QUERY = `#graphql
  query CustomerOrders(
    $customerAccessToken: String!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    customer(customerAccessToken: $customerAccessToken) {
      numberOfOrders
      orders(
        first: $first
        after: $after
        last: $last
        before: $before
        sortKey: PROCESSED_AT
        reverse: true
      ) {
        nodes { ...OrderSummary }
        pageInfo { hasPreviousPage hasNextPage startCursor endCursor }
      }
    }
  }
  ${ORDER_SUMMARY_FRAGMENT}
` as const;

const ORDER_DISCOUNT_FRAGMENT = `#graphql
  fragment OrderDiscount on DiscountAllocation {
    allocatedAmount { ...Money }
    discountApplication {
      ... on DiscountCodeApplication { code }
      ... on AutomaticDiscountApplication { title }
      ... on ManualDiscountApplication { title }
      ... on ScriptDiscountApplication { title }
    }
  }
` as const;

const ORDER_LINE_FRAGMENT = `#graphql
  fragment OrderLine on OrderLineItem {
    title
    quantity
    currentQuantity
    customAttributes { key value }
    originalTotalPrice { ...Money }
    discountedTotalPrice { ...Money }
    discountAllocations { ...OrderDiscount }
    variant {
      sku
      selectedOptions { name value }
      image { ...Image }
      product { handle vendor }
    }
  }
` as const;

const ORDER_FRAGMENT = `#graphql
  fragment Order on Order {
    ...OrderSummary
    cancelReason
    subtotalPrice { ...Money }
    totalShippingPrice { ...Money }
    shippingDiscountAllocations { ...OrderDiscount }
    totalTax { ...Money }
    totalPrice { ...Money }
    currentPrice: currentTotalPrice { ...Money }
    totalRefunded { ...Money }
    shippingAddress { ...CustomerAddress }
    billingAddress { ...CustomerAddress }
    successfulFulfillments(first: 20) {
      trackingCompany
      trackingInfo(first: 10) { number url }
      fulfillmentLineItems(first: 50) {
        nodes {
          quantity
          lineItem { title }
        }
      }
    }
    lineItems(first: 250) { nodes { ...OrderLine } }
  }
` as const;

/** A customer's purchases, newest first, ten orders at a time. */
export const CUSTOMER_PURCHASES_QUERY = `#graphql
  query CustomerPurchases($customerAccessToken: String!, $after: String) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: 10, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          ...OrderSummary
          lineItems(first: 250) {
            nodes {
              currentQuantity
              variant {
                id
                sku
                product { id }
              }
            }
          }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
  ${ORDER_SUMMARY_FRAGMENT}
` as const;

/** A customer's order cannot be queried by its number: it is searched for in the list, 250 at a time. */
export const CUSTOMER_ORDER_CURSORS_QUERY = `#graphql
  query CustomerOrderCursors($customerAccessToken: String!, $after: String) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        edges {
          cursor
          node { orderNumber }
        }
        pageInfo { hasNextPage }
      }
    }
  }
` as const;

/** The order after a cursor, with product names as on the product pages. */
export const CUSTOMER_ORDER_QUERY = `#graphql
  query CustomerOrder($customerAccessToken: String!, $after: String, $language: LanguageCode)
  @inContext(language: $language) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: 1, after: $after, sortKey: PROCESSED_AT, reverse: true) { nodes { ...Order } }
    }
  }
  ${ORDER_FRAGMENT}
  ${ORDER_SUMMARY_FRAGMENT}
  ${ORDER_LINE_FRAGMENT}
  ${ORDER_DISCOUNT_FRAGMENT}
  ${CUSTOMER_ADDRESS_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

/** The customer's orders through the Storefront API. */
export function createClassicOrders(
  client: ShopifyClient,
  {callWithToken}: ClassicSession,
): CustomerOrders {
  /** The numbers of orders, each with the cursor of the order before it, `null` for the newest. */
  async function cursorsAfter(after: string | null) {
    const {orders} = await callWithToken((token) =>
      client.query(CUSTOMER_ORDER_CURSORS_QUERY, {...token, after}),
    );
    const {edges, pageInfo} = orders;
    const items = edges.map(({node}, index) => ({
      orderNumber: node.orderNumber,
      cursorBefore: edges[index - 1]?.cursor ?? after,
    }));
    return {items, pageInfo: {...pageInfo, endCursor: edges.at(-1)?.cursor}};
  }

  async function purchasesAfter(after: string | null) {
    const {orders} = await callWithToken((token) =>
      client.query(CUSTOMER_PURCHASES_QUERY, {...token, after}),
    );
    const {nodes, pageInfo} = orders;
    const items = nodes.flatMap((order) => order.lineItems.nodes.map((line) => ({order, line})));
    return {items, pageInfo};
  }

  return {
    async list(size, {after = null, before = null} = {}) {
      const page = before ? {last: size, before} : {first: size, after};
      const {orders, numberOfOrders} = await callWithToken((token) =>
        client.query(CUSTOMER_ORDERS_QUERY, {...token, ...page}),
      );
      const {nodes, pageInfo} = orders;
      return {
        orders: nodes,
        total: Number(numberOfOrders),
        older: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
        newer: pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null,
      };
    },

    findLine: (matches) => findInPages(purchasesAfter, matches),

    async get(orderNumber) {
      const isOrder = (found: {orderNumber: number}) => found.orderNumber === orderNumber;
      const listed = await findInPages(cursorsAfter, isOrder);
      if (listed === 'unknown') return listed;
      const {orders} = await callWithToken((token) =>
        client.query(CUSTOMER_ORDER_QUERY, {...token, after: listed.cursorBefore}),
      );
      const [order] = orders.nodes;
      return order && isOrder(order) ? toOrder(order) : 'unknown';
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
