import {
  IMAGE_FRAGMENT,
  MONEY_FRAGMENT,
  PRODUCT_CARD_FRAGMENT,
  PRODUCT_GOODS_FRAGMENT,
  VARIANT_GOODS_FRAGMENT,
  VARIANT_PRICE_FRAGMENT,
} from './fragments.graphql';
import {
  ADJACENT_VARIANT_FRAGMENT,
  FEATURES_FRAGMENT,
  FIT_FRAGMENT,
  OFFERED_VARIANT_FRAGMENT,
  PRODUCT_CARE_FRAGMENT,
  PRODUCT_DETAILS_FRAGMENT,
  PRODUCT_NOTICES_FRAGMENT,
  PRODUCT_SAFETY_FRAGMENT,
  PRODUCT_VARIANT_FRAGMENT,
} from './product-fragments.graphql';

export const PRODUCT_QUERY = `#graphql
  query Product(
    $handle: String!
    $technicalRows: [HasMetafieldsIdentifier!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      id
      handle
      title
      vendor
      description
      descriptionHtml
      encodedVariantExistence
      encodedVariantAvailability
      seo { title description }
      options {
        name
        optionValues {
          name
          swatch {
            color
            image {
              # For 36 pixels, at twice the density.
              previewImage { url(transform: {maxWidth: 72, maxHeight: 72, crop: CENTER}) }
            }
          }
          firstSelectableVariant { product { handle } }
        }
      }
      selectedOrFirstAvailableVariant { ...ProductVariant }
      adjacentVariants { ...AdjacentVariant }
      images(first: 60) { nodes { ...Image } }
      collections(first: 1) { nodes { handle title } }
      variants(first: 24) { nodes { ...OfferedVariant } }
      ...ProductGoods
      ...Features
      ...Fit
      ...ProductDetails
      ...ProductNotices
      ...ProductSafety
      ...ProductCare
    }
  }
  ${PRODUCT_VARIANT_FRAGMENT}
  ${ADJACENT_VARIANT_FRAGMENT}
  ${OFFERED_VARIANT_FRAGMENT}
  ${VARIANT_GOODS_FRAGMENT}
  ${PRODUCT_GOODS_FRAGMENT}
  ${FEATURES_FRAGMENT}
  ${FIT_FRAGMENT}
  ${PRODUCT_DETAILS_FRAGMENT}
  ${PRODUCT_NOTICES_FRAGMENT}
  ${PRODUCT_SAFETY_FRAGMENT}
  ${PRODUCT_CARE_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

export const PRODUCT_VARIANT_QUERY = `#graphql
  query ProductVariant(
    $handle: String!
    $selectedOptions: [SelectedOptionInput!]!
    $technicalRows: [HasMetafieldsIdentifier!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      variantBySelectedOptions(selectedOptions: $selectedOptions) { ...ProductVariant }
      adjacentVariants(selectedOptions: $selectedOptions) { ...AdjacentVariant }
    }
  }
  ${PRODUCT_VARIANT_FRAGMENT}
  ${ADJACENT_VARIANT_FRAGMENT}
  ${VARIANT_GOODS_FRAGMENT}
  ${FEATURES_FRAGMENT}
  ${FIT_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

/** In a language other than the page's. */
export const PRODUCT_OPTIONS_QUERY = `#graphql
  query ProductOptions($handle: String!, $inLanguage: LanguageCode, $country: CountryCode)
  @inContext(country: $country, language: $inLanguage) {
    product(handle: $handle) {
      options {
        name
        optionValues { name }
      }
    }
  }
` as const;

export const PRODUCT_RECOMMENDATIONS_QUERY = `#graphql
  query ProductRecommendations($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    productRecommendations(productHandle: $handle) { ...ProductCard }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;

export const BEST_SELLERS_QUERY = `#graphql
  query BestSellers($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: 8, sortKey: BEST_SELLING, query: "available_for_sale:true") {
      nodes { ...ProductCard }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;

/** Accessories that the shop sells with bikes, the same for every bike. */
export const ACCESSORIES_QUERY = `#graphql
  query Accessories($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: 100, sortKey: BEST_SELLING, query: "tag:passt-dazu") {
      nodes {
        id
        handle
        title
        featuredImage { ...Image }
        variants(first: 30) {
          nodes {
            id
            selectedOptions { name value }
            ...VariantGoods
            ...VariantPrice
            ...Fit
          }
        }
        ...ProductGoods
        ...Fit
      }
    }
  }
  ${VARIANT_GOODS_FRAGMENT}
  ${VARIANT_PRICE_FRAGMENT}
  ${PRODUCT_GOODS_FRAGMENT}
  ${FIT_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;

export const PRODUCTS_BY_ID_QUERY = `#graphql
  query ProductsById($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) { ... on Product { ...ProductCard } }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;

export const PRODUCT_MENTION_QUERY = `#graphql
  query ProductMention($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      id
      handle
      title
      vendor
      featuredImage { ...Image }
    }
  }
  ${IMAGE_FRAGMENT}
` as const;

/** The data of all products that `npm run doctor` checks, 50 at once. */
export const ALL_GOODS_QUERY = `#graphql
  query AllGoods($after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: 50, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        handle
        descriptionHtml
        featuredImage { url }
        priceRange { minVariantPrice { amount } }
        variants(first: 100) { nodes { ...VariantGoods ...VariantPrice } }
        motor: metafield(namespace: "features", key: "motor") { id }
        sPedelec: metafield(namespace: "custom", key: "s_pedelec") { value }
        riderMin: metafield(namespace: "fit", key: "rider_min") { value }
        riderMax: metafield(namespace: "fit", key: "rider_max") { value }
        ...ProductGoods
        ...Fit
        ...ProductSafety
      }
    }
  }
  ${PRODUCT_GOODS_FRAGMENT}
  ${VARIANT_GOODS_FRAGMENT}
  ${VARIANT_PRICE_FRAGMENT}
  ${MONEY_FRAGMENT}
  ${FIT_FRAGMENT}
  ${PRODUCT_SAFETY_FRAGMENT}
` as const;
