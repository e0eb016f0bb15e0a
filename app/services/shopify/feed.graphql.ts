import {
  IMAGE_FRAGMENT,
  MONEY_FRAGMENT,
  PRODUCT_GOODS_FRAGMENT,
  VARIANT_GOODS_FRAGMENT,
  VARIANT_PRICE_FRAGMENT,
} from './fragments.graphql';

const FEED_VARIANT_FRAGMENT = `#graphql
  fragment FeedVariant on ProductVariant {
    id
    sku
    barcode
    selectedOptions { name value }
    image { url }
    measure: unitPriceMeasurement { quantityUnit quantityValue }
    ...VariantGoods
    ...VariantPrice
  }
  ${VARIANT_PRICE_FRAGMENT}
  ${VARIANT_GOODS_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

/** All products with their first variants, a page at a time. */
export const FEED_PRODUCTS_QUERY = `#graphql
  query FeedProducts($after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: 50, after: $after, sortKey: ID) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id
        handle
        title
        vendor
        description
        images(first: 10) { nodes { ...Image } }
        collections(first: 1) { nodes { title } }
        options {
          name
          optionValues {
            name
            swatch { color }
          }
        }
        variants(first: 50) {
          pageInfo { hasNextPage endCursor }
          nodes { ...FeedVariant }
        }
        ...ProductGoods
      }
    }
  }
  ${FEED_VARIANT_FRAGMENT}
  ${PRODUCT_GOODS_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;

/** The other variants of a product that has many. */
export const FEED_VARIANTS_QUERY = `#graphql
  query FeedVariants($id: ID!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(id: $id) {
      variants(first: 250, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...FeedVariant }
      }
    }
  }
  ${FEED_VARIANT_FRAGMENT}
` as const;
