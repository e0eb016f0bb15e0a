import {
  IMAGE_FRAGMENT,
  MONEY_FRAGMENT,
  PRODUCT_GOODS_FRAGMENT,
  VARIANT_GOODS_FRAGMENT,
} from './fragments.graphql';

const CART_FRAGMENT = `#graphql
  fragment Cart on Cart {
    id
    checkoutUrl
    totalQuantity
    cost {
      subtotalAmount {
        ...Money
      }
    }
    buyerIdentity {
      countryCode
    }
    lines(first: 250) {
      nodes {
        id
        quantity
        cost {
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
              ...ProductGoods
            }
            ...VariantGoods
          }
        }
      }
    }
  }
  ${VARIANT_GOODS_FRAGMENT}
  ${PRODUCT_GOODS_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

const CART_ISSUES_FRAGMENTS = `#graphql
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

export const CART_QUERY = `#graphql
  query Cart($cartId: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $cartId) {
      ...Cart
    }
  }
  ${CART_FRAGMENT}
` as const;

export const CART_CREATE_MUTATION = `#graphql
  mutation CartCreate($input: CartInput!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cartCreate(input: $input) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartIssue
      }
      warnings {
        ...CartCaution
      }
    }
  }
  ${CART_FRAGMENT}
  ${CART_ISSUES_FRAGMENTS}
` as const;

export const CART_LINES_ADD_MUTATION = `#graphql
  mutation CartLinesAdd(
    $cartId: ID!
    $lines: [CartLineInput!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartLinesAdd(cartId: $cartId, lines: $lines) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartIssue
      }
      warnings {
        ...CartCaution
      }
    }
  }
  ${CART_FRAGMENT}
  ${CART_ISSUES_FRAGMENTS}
` as const;

export const CART_LINES_UPDATE_MUTATION = `#graphql
  mutation CartLinesUpdate(
    $cartId: ID!
    $lines: [CartLineUpdateInput!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartLinesUpdate(cartId: $cartId, lines: $lines) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartIssue
      }
      warnings {
        ...CartCaution
      }
    }
  }
  ${CART_FRAGMENT}
  ${CART_ISSUES_FRAGMENTS}
` as const;

export const CART_LINES_REMOVE_MUTATION = `#graphql
  mutation CartLinesRemove(
    $cartId: ID!
    $lineIds: [ID!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartIssue
      }
      warnings {
        ...CartCaution
      }
    }
  }
  ${CART_FRAGMENT}
  ${CART_ISSUES_FRAGMENTS}
` as const;

export const CART_BUYER_IDENTITY_UPDATE_MUTATION = `#graphql
  mutation CartBuyerIdentityUpdate(
    $cartId: ID!
    $buyerIdentity: CartBuyerIdentityInput!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartIssue
      }
      warnings {
        ...CartCaution
      }
    }
  }
  ${CART_FRAGMENT}
  ${CART_ISSUES_FRAGMENTS}
` as const;
