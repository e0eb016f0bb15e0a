/** Queries as sent by storefronts based on Hydrogen's skeleton. */

const productItem = `#graphql
  fragment MoneyItem on MoneyV2 { amount currencyCode }
  fragment ProductItem on Product {
    id handle title
    featuredImage { id altText url width height }
    priceRange { minVariantPrice { ...MoneyItem } maxVariantPrice { ...MoneyItem } }
  }
`;

const pageArguments = 'first: $first, last: $last, before: $startCursor, after: $endCursor';
const pageVariables = '$first: Int $last: Int $startCursor: String $endCursor: String';
const context = '@inContext(country: $country, language: $language)';
const contextVariables = '$country: CountryCode $language: LanguageCode';

export const collectionQuery = `#graphql
  ${productItem}
  query Collection($handle: String! ${contextVariables} ${pageVariables}) ${context} {
    collection(handle: $handle) {
      id handle title description
      products(${pageArguments}) {
        nodes { ...ProductItem }
        pageInfo { hasPreviousPage hasNextPage endCursor startCursor }
      }
    }
  }
`;

export const catalogQuery = `#graphql
  ${productItem}
  query Catalog(${contextVariables} ${pageVariables}) ${context} {
    products(${pageArguments}) {
      nodes { ...ProductItem }
      pageInfo { hasPreviousPage hasNextPage startCursor endCursor }
    }
  }
`;

export const recommendedQuery = `#graphql
  ${productItem}
  query RecommendedProducts(${contextVariables}) ${context} {
    products(first: 4, sortKey: UPDATED_AT, reverse: true) { nodes { ...ProductItem } }
  }
`;

const variant = `#graphql
  fragment ProductVariant on ProductVariant {
    availableForSale
    compareAtPrice { amount currencyCode }
    id
    image { __typename id url altText width height }
    price { amount currencyCode }
    product { title handle }
    selectedOptions { name value }
    sku title
    unitPrice { amount currencyCode }
  }
`;

export const productQuery = `#graphql
  ${variant}
  query Product($handle: String! $selectedOptions: [SelectedOptionInput!]! ${contextVariables})
  ${context} {
    product(handle: $handle) {
      id title vendor handle descriptionHtml description
      encodedVariantExistence encodedVariantAvailability
      options {
        name
        optionValues {
          name
          firstSelectableVariant { ...ProductVariant }
          swatch { color image { previewImage { url } } }
        }
      }
      selectedOrFirstAvailableVariant(
        selectedOptions: $selectedOptions, ignoreUnknownOptions: true, caseInsensitiveMatch: true
      ) { ...ProductVariant }
      adjacentVariants(selectedOptions: $selectedOptions) { ...ProductVariant }
      seo { description title }
    }
  }
`;

export const headerQuery = `#graphql
  fragment MenuEntry on MenuItem { id resourceId tags title type url }
  fragment ChildMenuItem on MenuItem { ...MenuEntry }
  fragment ParentMenuItem on MenuItem { ...MenuEntry items { ...ChildMenuItem } }
  query Header($headerMenuHandle: String! ${contextVariables}) ${context} {
    shop {
      id name description
      primaryDomain { url }
      brand { logo { image { url } } squareLogo { image { url } } coverImage { image { url } }
        slogan shortDescription colors { primary { background foreground } } }
      moneyFormat shipsToCountries
      paymentSettings { countryCode currencyCode acceptedCardBrands enabledPresentmentCurrencies }
      privacyPolicy { id title handle body url }
      subscriptionPolicy { id title handle body url }
    }
    menu(handle: $headerMenuHandle) { id items { ...ParentMenuItem } }
  }
`;

export const searchQuery = `#graphql
  query RegularSearch($term: String! ${contextVariables}) ${context} {
    articles: search(query: $term, types: [ARTICLE], first: 4) { nodes { ... on Article { id } } }
    pages: search(query: $term, types: [PAGE], first: 4) {
      nodes { __typename ... on Page { id handle title trackingParameters } }
    }
    products: search(
      first: 8, query: $term, sortKey: RELEVANCE, types: [PRODUCT], unavailableProducts: HIDE
    ) {
      totalCount
      productFilters { id values { count label } }
      nodes { __typename ... on Product { id title handle vendor } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
`;

export const predictiveQuery = `#graphql
  query PredictiveSearch($term: String! $types: [PredictiveSearchType!] ${contextVariables})
  ${context} {
    predictiveSearch(limit: 10, limitScope: EACH, query: $term, types: $types) {
      articles { __typename id blog { handle } }
      collections { __typename id title handle image { url altText width height } trackingParameters }
      pages { __typename id title handle }
      products { __typename id title handle trackingParameters
        selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true) {
          id image { url } price { amount currencyCode }
        }
      }
      queries { __typename text styledText trackingParameters }
    }
  }
`;

export const localizationQuery = `#graphql
  query Localization(${contextVariables}) ${context} {
    localization {
      country { isoCode name currency { isoCode name symbol } unitSystem market { id handle } }
      language { isoCode name endonymName }
      availableLanguages { isoCode }
      availableCountries { isoCode name availableLanguages { isoCode } currency { isoCode } }
    }
  }
`;
