import {
  IMAGE_FRAGMENT,
  MONEY_FRAGMENT,
  PRODUCT_GOODS_FRAGMENT,
  VARIANT_GOODS_FRAGMENT,
  VARIANT_PRICE_FRAGMENT,
} from './fragments.graphql';
import {PRODUCT_NOTICES_FRAGMENT} from './product-notices.graphql';

export const CART_FRAGMENT = `#graphql
  fragment Cart on Cart {
    id
    checkoutUrl
    totalQuantity
    cost {
      subtotalAmount {
        ...Money
      }
      totalAmount {
        ...Money
      }
    }
    discountCodes {
      code
      applicable
    }
    discountAllocations {
      ...CartDiscount
    }
    appliedGiftCards {
      id
      lastCharacters
      presentmentAmountUsed {
        ...Money
      }
    }
    buyerIdentity {
      countryCode
      ...PreferredDelivery
    }
    lines(first: 250) {
      nodes {
        id
        quantity
        discountAllocations {
          ...CartDiscount
        }
        cost {
          amountPerQuantity {
            ...Money
          }
          totalAmount {
            ...Money
          }
          compareAtAmountPerQuantity {
            ...Money
          }
        }
        merchandise {
          ... on ProductVariant {
            id
            selectedOptions {
              name
              value
            }
            image {
              ...Image
            }
            product {
              id
              handle
              title
              vendor
              battery: metafield(namespace: "features", key: "battery") {
                value
              }
              motor: metafield(namespace: "features", key: "motor") {
                value
              }
              ...ProductGoods
              ...ProductNotices
            }
            battery: metafield(namespace: "features", key: "battery") {
              value
            }
            ...VariantGoods
            ...VariantPrice
          }
        }
      }
    }
  }
  fragment PreferredDelivery on CartBuyerIdentity {
    preferences {
      delivery {
        deliveryMethod
      }
    }
  }
  fragment CartDiscount on CartDiscountAllocation {
    discountedAmount {
      ...Money
    }
    ... on CartCodeDiscountAllocation {
      code
    }
    ... on CartAutomaticDiscountAllocation {
      title
    }
    ... on CartCustomDiscountAllocation {
      title
    }
  }
  ${VARIANT_GOODS_FRAGMENT}
  ${VARIANT_PRICE_FRAGMENT}
  ${PRODUCT_GOODS_FRAGMENT}
  ${PRODUCT_NOTICES_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

export const CART_ISSUES_FRAGMENTS = `#graphql
  fragment CartIssue on CartUserError {
    code
    field
    message
  }
  fragment CartCaution on CartWarning {
    code
    message
    target
  }
` as const;
