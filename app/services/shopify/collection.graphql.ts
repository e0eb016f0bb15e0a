import {
  IMAGE_FRAGMENT,
  MONEY_FRAGMENT,
  PRODUCT_CARD_FRAGMENT,
  VARIANT_PRICE_FRAGMENT,
} from './fragments.graphql';

export const COLLECTION_QUERY = `#graphql
  query Collection(
    $handle: String!
    $first: Int!
    $sortKey: ProductCollectionSortKeys!
    $reverse: Boolean!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      id
      handle
      title
      description
      descriptionHtml
      seo {
        title
        description
      }
      products(first: $first, sortKey: $sortKey, reverse: $reverse, filters: [{available: true}]) {
        nodes {
          ...ProductCard
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
  ${VARIANT_PRICE_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

/** The facets of one product's list hold the counts of all (Storefront API, `ProductConnection.filters`). */
export const COLLECTION_SUMMARY_QUERY = `#graphql
  query CollectionSummary($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      handle
      title
      image {
        ...Image
      }
      products(first: 1) {
        filters {
          values {
            count
            input
          }
        }
      }
    }
  }
  ${IMAGE_FRAGMENT}
` as const;
