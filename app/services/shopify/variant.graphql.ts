import {IMAGE_FRAGMENT, MONEY_FRAGMENT, VARIANT_PRICE_FRAGMENT} from './fragments.graphql';

export const VARIANTS_BY_IDS_QUERY = `#graphql
  query VariantsByIds($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      __typename
      ...VariantOfProduct
    }
  }
  fragment VariantOfProduct on ProductVariant {
    id
    availableForSale
    currentlyNotInStock
    selectedOptions {
      name
      value
    }
    image {
      ...Image
    }
    product {
      handle
      title
      vendor
    }
    ...VariantPrice
  }
  ${VARIANT_PRICE_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;
