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

/** Newest first; a page begins after a cursor (`first`) or ends before one (`last`). */
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

/** What a customer has bought, newest first, ten orders at a time. */
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

/** A customer's order cannot be asked for by its number: it is looked for in the list, 250 at a time. */
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

/** The one order after a cursor. */
export const CUSTOMER_ORDER_QUERY = `#graphql
  query CustomerOrder($customerAccessToken: String!, $after: String) {
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
