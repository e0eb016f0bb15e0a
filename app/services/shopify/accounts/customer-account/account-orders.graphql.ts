import {CUSTOMER_ADDRESS_FRAGMENT} from './customer-account.graphql';

const MONEY_FRAGMENT = `#graphql
  fragment AccountMoney on MoneyV2 {
    amount
    currencyCode
  }
` as const;

const ORDER_SUMMARY_FRAGMENT = `#graphql
  fragment AccountOrderSummary on Order {
    orderNumber: number
    name
    processedAt
    email
    fulfillmentStatus
    financialStatus
    canceledAt: cancelledAt
  }
` as const;

/** Newest first; a page begins after a cursor (`first`) or ends before one (`last`). */
export const ACCOUNT_ORDERS_QUERY = `#graphql
  query AccountOrders($first: Int, $after: String, $last: Int, $before: String) {
    customer {
      orders(
        first: $first
        after: $after
        last: $last
        before: $before
        sortKey: PROCESSED_AT
        reverse: true
      ) {
        nodes {
          ...AccountOrderSummary
        }
        pageInfo {
          hasPreviousPage
          hasNextPage
          startCursor
          endCursor
        }
      }
    }
  }
  ${ORDER_SUMMARY_FRAGMENT}
` as const;

/** What a customer has bought, newest first, ten orders at a time. */
export const ACCOUNT_PURCHASES_QUERY = `#graphql
  query AccountPurchases($after: String) {
    customer {
      orders(first: 10, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          ...AccountOrderSummary
          lineItems(first: 100) {
            nodes {
              refundableQuantity
              variantId
              productId
              sku
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${ORDER_SUMMARY_FRAGMENT}
` as const;

const ORDER_DISCOUNT_FRAGMENT = `#graphql
  fragment AccountDiscount on DiscountAllocation {
    allocatedAmount {
      ...AccountMoney
    }
    discountApplication {
      ... on DiscountCodeApplication {
        code
      }
      ... on AutomaticDiscountApplication {
        title
      }
      ... on ManualDiscountApplication {
        title
      }
      ... on ScriptDiscountApplication {
        title
      }
    }
  }
` as const;

const ORDER_LINE_FRAGMENT = `#graphql
  fragment AccountOrderLine on LineItem {
    title
    quantity
    refundableQuantity
    customAttributes {
      key
      value
    }
    totalPriceBeforeDiscounts {
      ...AccountMoney
    }
    totalPriceWithDiscounts {
      ...AccountMoney
    }
    discountAllocations {
      ...AccountDiscount
    }
    variantId
    productId
    sku
    vendor
    variantOptions {
      name
      value
    }
    image {
      url
      altText
      width
      height
    }
  }
` as const;

/** Orders that a search finds, `order_number:1042`. */
export const ACCOUNT_ORDER_QUERY = `#graphql
  query AccountOrder($search: String!) {
    customer {
      orders(first: 5, query: $search) {
        nodes {
          ...AccountOrderSummary
          cancelReason
          subtotalPrice: subtotal {
            ...AccountMoney
          }
          totalShippingPrice: totalShipping {
            ...AccountMoney
          }
          shippingDiscountAllocations {
            ...AccountDiscount
          }
          totalTax {
            ...AccountMoney
          }
          totalPrice {
            ...AccountMoney
          }
          totalRefunded {
            ...AccountMoney
          }
          shippingAddress {
            ...AccountAddress
          }
          billingAddress {
            ...AccountAddress
          }
          fulfillments(first: 20) {
            nodes {
              status
              trackingInformation {
                company
                number
                url
              }
              fulfillmentLineItems(first: 50) {
                nodes {
                  quantity
                  lineItem {
                    title
                  }
                }
              }
            }
          }
          lineItems(first: 250) {
            nodes {
              ...AccountOrderLine
            }
          }
        }
      }
    }
  }
  ${ORDER_SUMMARY_FRAGMENT}
  ${ORDER_LINE_FRAGMENT}
  ${ORDER_DISCOUNT_FRAGMENT}
  ${CUSTOMER_ADDRESS_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;
