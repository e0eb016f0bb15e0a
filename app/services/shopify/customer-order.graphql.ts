import {IMAGE_FRAGMENT, MONEY_FRAGMENT} from './fragments.graphql';

const ORDER_SUMMARY_FRAGMENT = `#graphql
  fragment OrderSummary on Order {
    orderNumber
    name
    processedAt
    email
    fulfillmentStatus
    financialStatus
    canceledAt
    currentTotalPrice {
      ...Money
    }
  }
` as const;

/** Newest first. */
export const CUSTOMER_ORDERS_QUERY = `#graphql
  query CustomerOrders($customerAccessToken: String!, $first: Int!, $after: String) {
    customer(customerAccessToken: $customerAccessToken) {
      numberOfOrders
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          ...OrderSummary
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${ORDER_SUMMARY_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

const ORDER_FRAGMENT = `#graphql
  fragment Order on Order {
    ...OrderSummary
    currentSubtotalPrice {
      ...Money
    }
    currentTotalShippingPrice {
      ...Money
    }
    currentTotalTax {
      ...Money
    }
    totalRefunded {
      ...Money
    }
    shippingAddress {
      formatted(withName: true, withCompany: true)
    }
    billingAddress {
      formatted(withName: true, withCompany: true)
    }
    successfulFulfillments(first: 10) {
      trackingCompany
      trackingInfo(first: 5) {
        number
        url
      }
    }
    lineItems(first: 100) {
      nodes {
        title
        quantity
        discountedTotalPrice {
          ...Money
        }
        variant {
          sku
          selectedOptions {
            name
            value
          }
          image {
            ...Image
          }
          product {
            handle
            vendor
          }
        }
      }
    }
  }
` as const;

/** A customer's order cannot be asked for by its number: it is looked for among the newest 250. */
export const CUSTOMER_ORDER_CURSORS_QUERY = `#graphql
  query CustomerOrderCursors($customerAccessToken: String!) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: 250, sortKey: PROCESSED_AT, reverse: true) {
        edges {
          cursor
          node {
            orderNumber
          }
        }
      }
    }
  }
` as const;

/** The one order after a cursor. */
export const CUSTOMER_ORDER_QUERY = `#graphql
  query CustomerOrder($customerAccessToken: String!, $after: String) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: 1, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          ...Order
        }
      }
    }
  }
  ${ORDER_FRAGMENT}
  ${ORDER_SUMMARY_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;
