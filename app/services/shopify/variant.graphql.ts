import {
  IMAGE_FRAGMENT,
  MONEY_FRAGMENT,
  PRODUCT_GOODS_FRAGMENT,
  VARIANT_GOODS_FRAGMENT,
  VARIANT_PRICE_FRAGMENT,
} from './fragments.graphql';

const VARIANT_OF_PRODUCT_FRAGMENT = `#graphql
  fragment VariantOfProduct on ProductVariant {
    id
    selectedOptions { name value }
    image { ...Image }
    product { handle title vendor ...ProductGoods }
    ...VariantGoods
    ...VariantPrice
  }
  ${VARIANT_GOODS_FRAGMENT}
  ${PRODUCT_GOODS_FRAGMENT}
  ${VARIANT_PRICE_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

export const VARIANTS_BY_IDS_QUERY = `#graphql
  query VariantsByIds($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) { __typename ...VariantOfProduct }
  }
  ${VARIANT_OF_PRODUCT_FRAGMENT}
` as const;

/** SKUs of a product's variants, 250 at once. */
export const PRODUCT_SKUS_QUERY = `#graphql
  query ProductSkus($handle: String!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      variants(first: 250, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          sku
          selectedOptions { name value }
        }
      }
    }
  }
` as const;

/** Without a country: in the shop's primary market. */
export const VARIANTS_IN_PRIMARY_MARKET_QUERY = `#graphql
  query VariantsInPrimaryMarket($ids: [ID!]!, $language: LanguageCode)
  @inContext(language: $language) {
    nodes(ids: $ids) { __typename ...VariantOfProduct }
  }
  ${VARIANT_OF_PRODUCT_FRAGMENT}
` as const;

/** The shop's German names for a variant, regardless of the visitor's language. */
export const GERMAN_VARIANT_QUERY = `#graphql
  query GermanVariant($id: ID!, $country: CountryCode)
  @inContext(country: $country, language: DE) {
    node(id: $id) {
      __typename
      ... on ProductVariant {
        selectedOptions { name value }
        product { handle title vendor }
      }
    }
  }
` as const;

/** A variant that a visitor's request to the shop is about, and what determines whether it can be leased. */
export const REQUESTED_VARIANT_QUERY = `#graphql
  query RequestedVariant($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    node(id: $id) {
      __typename
      ... on ProductVariant {
        sku
        rrp: metafield(namespace: "fit", key: "rrp") { value }
        product {
          leasing: metafield(namespace: "custom", key: "leasing") { value }
          rrp: metafield(namespace: "fit", key: "rrp") { value }
        }
        ...VariantOfProduct
      }
    }
  }
  ${VARIANT_OF_PRODUCT_FRAGMENT}
` as const;

/** Where variants can be picked up: a separate list, as the token may lack the access scope for it. */
export const STORE_STOCK_QUERY = `#graphql
  query StoreStock($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      variants(first: 100) {
        nodes {
          id
          selectedOptions { name value }
          storeAvailability(first: 10) {
            nodes {
              available
              pickUpTime
              location {
                name
                address { address1 city }
              }
            }
          }
        }
      }
    }
  }
` as const;
