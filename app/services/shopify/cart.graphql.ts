import {
  IMAGE_FRAGMENT,
  MONEY_FRAGMENT,
  PRODUCT_GOODS_FRAGMENT,
  VARIANT_GOODS_FRAGMENT,
  VARIANT_PRICE_FRAGMENT,
} from './fragments.graphql';
import {PRODUCT_NOTICES_FRAGMENT} from './product-fragments.graphql';

/** `motor` and `battery` are rows of the technical table (`technical-table.ts`) that identify a line's bike. */
const CART_FRAGMENT = `#graphql
  fragment Cart on Cart {
    id
    checkoutUrl
    totalQuantity
    cost {
      subtotalAmount { ...Money }
      totalAmount { ...Money }
    }
    discountCodes { code applicable }
    discountAllocations { ...CartDiscount }
    appliedGiftCards {
      id
      lastCharacters
      presentmentAmountUsed { ...Money }
    }
    buyerIdentity { countryCode ...PreferredDelivery }
    lines(first: 250) {
      nodes {
        id
        quantity
        attributes { key value }
        discountAllocations { ...CartDiscount }
        cost {
          amountPerQuantity { ...Money }
          totalAmount { ...Money }
          compareAtAmountPerQuantity { ...Money }
        }
        merchandise {
          ... on ProductVariant {
            id
            selectedOptions { name value }
            image { ...Image }
            product {
              id
              handle
              title
              vendor
              battery: metafield(namespace: "features", key: "battery") { value }
              motor: metafield(namespace: "features", key: "motor") { value }
              ...ProductGoods
              ...ProductNotices
            }
            battery: metafield(namespace: "features", key: "battery") { value }
            ...VariantGoods
            ...VariantPrice
          }
        }
      }
    }
  }
  fragment PreferredDelivery on CartBuyerIdentity {
    preferences { delivery { deliveryMethod } }
  }
  fragment CartDiscount on CartDiscountAllocation {
    discountedAmount { ...Money }
    ... on CartCodeDiscountAllocation { code }
    ... on CartAutomaticDiscountAllocation { title }
    ... on CartCustomDiscountAllocation { title }
  }
  ${VARIANT_GOODS_FRAGMENT}
  ${VARIANT_PRICE_FRAGMENT}
  ${PRODUCT_GOODS_FRAGMENT}
  ${PRODUCT_NOTICES_FRAGMENT}
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
  query Cart(
    $cartId: ID!
    $country: CountryCode
    $language: LanguageCode
    $visitorConsent: VisitorConsent
  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {
    cart(id: $cartId) { ...Cart }
  }
  ${CART_FRAGMENT}
` as const;

export const CART_CREATE_MUTATION = `#graphql
  mutation CartCreate(
    $input: CartInput!
    $country: CountryCode
    $language: LanguageCode
    $visitorConsent: VisitorConsent
  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {
    cartCreate(input: $input) {
      cart { ...Cart }
      userErrors { ...CartIssue }
      warnings { ...CartCaution }
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
    $visitorConsent: VisitorConsent
  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {
    cartLinesAdd(cartId: $cartId, lines: $lines) {
      cart { ...Cart }
      userErrors { ...CartIssue }
      warnings { ...CartCaution }
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
    $visitorConsent: VisitorConsent
  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {
    cartLinesUpdate(cartId: $cartId, lines: $lines) {
      cart { ...Cart }
      userErrors { ...CartIssue }
      warnings { ...CartCaution }
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
    $visitorConsent: VisitorConsent
  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
      cart { ...Cart }
      userErrors { ...CartIssue }
      warnings { ...CartCaution }
    }
  }
  ${CART_FRAGMENT}
  ${CART_ISSUES_FRAGMENTS}
` as const;

export const CART_DISCOUNT_CODES_UPDATE_MUTATION = `#graphql
  mutation CartDiscountCodesUpdate(
    $cartId: ID!
    $discountCodes: [String!]!
    $country: CountryCode
    $language: LanguageCode
    $visitorConsent: VisitorConsent
  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
      cart { ...Cart }
      userErrors { ...CartIssue }
      warnings { ...CartCaution }
    }
  }
  ${CART_FRAGMENT}
  ${CART_ISSUES_FRAGMENTS}
` as const;

export const CART_GIFT_CARD_CODES_UPDATE_MUTATION = `#graphql
  mutation CartGiftCardCodesUpdate(
    $cartId: ID!
    $giftCardCodes: [String!]!
    $country: CountryCode
    $language: LanguageCode
    $visitorConsent: VisitorConsent
  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {
    cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) {
      cart { ...Cart }
      userErrors { ...CartIssue }
      warnings { ...CartCaution }
    }
  }
  ${CART_FRAGMENT}
  ${CART_ISSUES_FRAGMENTS}
` as const;

export const CART_GIFT_CARD_CODES_REMOVE_MUTATION = `#graphql
  mutation CartGiftCardCodesRemove(
    $cartId: ID!
    $appliedGiftCardIds: [ID!]!
    $country: CountryCode
    $language: LanguageCode
    $visitorConsent: VisitorConsent
  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {
    cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) {
      cart { ...Cart }
      userErrors { ...CartIssue }
      warnings { ...CartCaution }
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
    $visitorConsent: VisitorConsent
  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {
    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
      cart { ...Cart }
      userErrors { ...CartIssue }
      warnings { ...CartCaution }
    }
  }
  ${CART_FRAGMENT}
  ${CART_ISSUES_FRAGMENTS}
` as const;

/** The contents of a cart, without the identity of its buyer. */
export const CART_CONTENT_QUERY = `#graphql
  query CartContent($cartId: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $cartId) {
      note
      totalQuantity
      attributes { key value }
      discountCodes { code }
      appliedGiftCards { id }
      buyerIdentity {
        preferences { delivery { deliveryMethod } }
      }
      lines(first: 250) {
        nodes {
          quantity
          attributes { key value }
          sellingPlanAllocation { sellingPlan { id } }
          merchandise { ... on ProductVariant { id } }
        }
      }
    }
  }
` as const;
