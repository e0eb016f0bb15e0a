import {IMAGE_FRAGMENT, PRODUCT_CARD_FRAGMENT} from './fragments.graphql';

/** What a collection says of itself. The filters of its products know the colours of their values (`FilterValue.swatch`). */
export const COLLECTION_QUERY = `#graphql
  query Collection($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      id
      handle
      title
      description
      descriptionHtml
      seo { title description }
      image { ...Image }
      products(first: 1) {
        filters {
          presentation
          values {
            label
            swatch { color }
          }
        }
      }
    }
  }
  ${IMAGE_FRAGMENT}
` as const;

/** Some products of a collection that are in stock, in an order of Shopify's. */
export const COLLECTION_PRODUCTS_QUERY = `#graphql
  query CollectionProducts(
    $handle: String!
    $first: Int!
    $sortKey: ProductCollectionSortKeys!
    $reverse: Boolean!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      products(first: $first, sortKey: $sortKey, reverse: $reverse, filters: [{available: true}]) {
        nodes { ...ProductCard }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;

/** The facets of one product's list hold the counts of all (Storefront API, `ProductConnection.filters`). */
export const COLLECTION_SUMMARY_QUERY = `#graphql
  query CollectionSummary($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      handle
      title
      image { ...Image }
      products(first: 1) {
        filters { values { count input } }
      }
    }
  }
  ${IMAGE_FRAGMENT}
` as const;
