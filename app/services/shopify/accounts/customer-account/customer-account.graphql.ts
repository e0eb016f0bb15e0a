/**
 * Documents of the Customer Account API. Aliases rename fields to match the Storefront API.
 *
 * Shopify refuses a query of more than 1,000 points, whatever it finds: an object costs one, a connection as many as
 * its `first`, times what each node costs. Hence the sizes here; what may be longer is paged through.
 */

const CUSTOMER_ADDRESS_FRAGMENT = `#graphql
  fragment AccountAddress on CustomerAddress {
    id
    firstName
    lastName
    company
    address1
    address2
    zip
    city
    province
    provinceCode: zoneCode
    country: territoryCode
    phone: phoneNumber
  }
` as const;

export const ACCOUNT_PROFILE_QUERY = `#graphql
  query AccountProfile {
    customer {
      createdAt: creationDate
      displayName
      emailAddress { emailAddress marketingState }
      firstName
      lastName
    }
  }
` as const;

export const ACCOUNT_UPDATE_MUTATION = `#graphql
  mutation AccountUpdate($input: CustomerUpdateInput!) {
    customerUpdate(input: $input) { userErrors { code field message } }
  }
` as const;

export const ACCOUNT_SUBSCRIBE_MUTATION = `#graphql
  mutation AccountSubscribe {
    customerEmailMarketingSubscribe { userErrors { code field message } }
  }
` as const;

export const ACCOUNT_UNSUBSCRIBE_MUTATION = `#graphql
  mutation AccountUnsubscribe {
    customerEmailMarketingUnsubscribe { userErrors { code field message } }
  }
` as const;

export const ACCOUNT_ADDRESSES_QUERY = `#graphql
  query AccountAddresses {
    customer {
      defaultAddress { id }
      addresses(first: 100) { nodes { ...AccountAddress } }
    }
  }
  ${CUSTOMER_ADDRESS_FRAGMENT}
` as const;

export const ACCOUNT_ADDRESS_CREATE_MUTATION = `#graphql
  mutation AccountAddressCreate($address: CustomerAddressInput!) {
    customerAddressCreate(address: $address) {
      customerAddress { id }
      userErrors { code field message }
    }
  }
` as const;

/** Without an address only the default address changes. */
export const ACCOUNT_ADDRESS_UPDATE_MUTATION = `#graphql
  mutation AccountAddressUpdate($id: ID!, $address: CustomerAddressInput, $isDefault: Boolean) {
    customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $isDefault) {
      customerAddress { id }
      userErrors { code field message }
    }
  }
` as const;

export const ACCOUNT_ADDRESS_DELETE_MUTATION = `#graphql
  mutation AccountAddressDelete($id: ID!) {
    customerAddressDelete(addressId: $id) { userErrors { code field message } }
  }
` as const;

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

/** Newest first; a page starts after a cursor (`first`) or ends before one (`last`). */
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
        nodes { ...AccountOrderSummary }
        pageInfo { hasPreviousPage hasNextPage startCursor endCursor }
      }
    }
  }
  ${ORDER_SUMMARY_FRAGMENT}
` as const;

/** A customer's purchases, newest first, nine orders at a time. */
export const ACCOUNT_PURCHASES_QUERY = `#graphql
  query AccountPurchases($after: String) {
    customer {
      orders(first: 9, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          ...AccountOrderSummary
          lineItems(first: 100) { nodes { refundableQuantity variantId productId sku } }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
  ${ORDER_SUMMARY_FRAGMENT}
` as const;

const ORDER_DISCOUNT_FRAGMENT = `#graphql
  fragment AccountDiscount on DiscountAllocation {
    allocatedAmount { ...AccountMoney }
    discountApplication {
      ... on DiscountCodeApplication { code }
      ... on AutomaticDiscountApplication { title }
      ... on ManualDiscountApplication { title }
      ... on ScriptDiscountApplication { title }
    }
  }
` as const;

const ORDER_LINE_FRAGMENT = `#graphql
  fragment AccountOrderLine on LineItem {
    title
    quantity
    refundableQuantity
    customAttributes { key value }
    totalPriceBeforeDiscounts { ...AccountMoney }
    totalPriceWithDiscounts { ...AccountMoney }
    discountAllocations { ...AccountDiscount }
    variantId
    productId
    sku
    vendor
    variantOptions { name value }
    image { url altText width height }
  }
` as const;

/** The ids of orders found by a search, `order_number:1042`: the search costs five times what it asks of an order. */
export const ACCOUNT_ORDER_ID_QUERY = `#graphql
  query AccountOrderId($search: String!) {
    customer { orders(first: 5, query: $search) { nodes { id number } } }
  }
` as const;

/**
 * An order with a page of its parcels and one of its lines: 882 points. `totalPrice` is without returned
 * goods, and so may be `subtotal` and `totalTax`; `soldInformation` and the lines are with them.
 */
export const ACCOUNT_ORDER_QUERY = `#graphql
  query AccountOrder($id: ID!, $afterParcel: String, $afterLine: String) {
    order(id: $id) {
      ...AccountOrderSummary
      cancelReason
      totalShippingPrice: totalShipping { ...AccountMoney }
      shippingDiscountAllocations { ...AccountDiscount }
      soldInformation {
        total { ...AccountMoney }
        totalTaxes { ...AccountMoney }
      }
      currentPrice: totalPrice { ...AccountMoney }
      totalRefunded { ...AccountMoney }
      shippingAddress { ...AccountAddress }
      billingAddress { ...AccountAddress }
      fulfillments(first: 5, after: $afterParcel) {
        nodes {
          status
          trackingInformation { company number url }
          fulfillmentLineItems(first: 50) {
            nodes {
              quantity
              lineItem { title }
            }
          }
        }
        pageInfo { hasNextPage endCursor }
      }
      lineItems(first: 40, after: $afterLine) {
        nodes { ...AccountOrderLine }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
  ${ORDER_SUMMARY_FRAGMENT}
  ${ORDER_LINE_FRAGMENT}
  ${ORDER_DISCOUNT_FRAGMENT}
  ${CUSTOMER_ADDRESS_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

const RETURNS_FRAGMENT = `#graphql
  fragment AccountReturn on Return {
    name
    status
    createdAt
    decline { note }
    returnLineItems(first: 50) {
      nodes {
        quantity
        lineItem { title }
      }
    }
  }
` as const;

/** A page of an order's requested returns, and one of the lines that can still be returned: 874 points. */
export const ACCOUNT_RETURNS_QUERY = `#graphql
  query AccountReturns(
    $id: ID!
    $afterReturn: String
    $afterLine: String
    $language: LanguageCode
  ) @inContext(language: $language) {
    order(id: $id) {
      id
      name
      returns(first: 4, after: $afterReturn, sortKey: CREATED_AT) {
        nodes { ...AccountReturn }
        pageInfo { hasNextPage endCursor }
      }
      returnInformation {
        nonReturnableSummary { summaryMessage }
        returnFees {
          title
          amountSet { presentmentMoney { amount currencyCode } }
        }
        returnableLineItems(first: 20, after: $afterLine) {
          nodes {
            quantity
            lineItem {
              id
              title
              variantId
              variantOptions { name value }
              suggestedReturnReasonDefinitions(first: 20) { nodes { id handle name deleted } }
            }
          }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }
  ${RETURNS_FRAGMENT}
` as const;

export const ACCOUNT_REQUEST_RETURN_MUTATION = `#graphql
  mutation AccountRequestReturn($orderId: ID!, $lines: [RequestedLineItemInput!]!) {
    orderRequestReturn(orderId: $orderId, requestedLineItems: $lines) {
      userErrors { code field message }
    }
  }
` as const;
