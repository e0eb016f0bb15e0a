const RETURNS_FRAGMENT = `#graphql
  fragment AccountReturn on Return {
    name
    status
    createdAt
    decline {
      note
    }
    returnLineItems(first: 50) {
      nodes {
        quantity
        lineItem {
          title
        }
      }
    }
  }
` as const;

/** Orders that a search finds (`order_number:1042`): what was asked to be sent back, and what still can be. */
export const ACCOUNT_RETURNS_QUERY = `#graphql
  query AccountReturns($search: String!, $language: LanguageCode) @inContext(language: $language) {
    customer {
      orders(first: 5, query: $search) {
        nodes {
          id
          name
          orderNumber: number
          returns(first: 50, sortKey: CREATED_AT) {
            nodes {
              ...AccountReturn
            }
          }
          returnInformation {
            nonReturnableSummary {
              summaryMessage
            }
            returnFees {
              title
              amountSet {
                presentmentMoney {
                  amount
                  currencyCode
                }
              }
            }
            returnableLineItems(first: 100) {
              nodes {
                quantity
                lineItem {
                  id
                  title
                  variantOptions {
                    name
                    value
                  }
                  suggestedReturnReasonDefinitions(first: 20) {
                    nodes {
                      id
                      handle
                      name
                      deleted
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  ${RETURNS_FRAGMENT}
` as const;

export const ACCOUNT_REQUEST_RETURN_MUTATION = `#graphql
  mutation AccountRequestReturn($orderId: ID!, $lines: [RequestedLineItemInput!]!) {
    orderRequestReturn(orderId: $orderId, requestedLineItems: $lines) {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;
