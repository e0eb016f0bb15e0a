import {IMAGE_FRAGMENT} from './fragments.graphql';

export const SHOP_ID_QUERY = `#graphql
  query ShopId {
    shop { id }
  }
` as const;

/** Where goods can be collected: a question of its own, as the token may lack the access scope for it. */
export const PICKUP_LOCATIONS_QUERY = `#graphql
  query PickupLocations {
    locations(first: 10) {
      nodes {
        name
        address { address1 city }
      }
    }
  }
` as const;

export const POLICIES_QUERY = `#graphql
  query Policies($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      privacyPolicy { ...Policy }
      refundPolicy { ...Policy }
      shippingPolicy { ...Policy }
      termsOfService { ...Policy }
    }
  }
  fragment Policy on ShopPolicy {
    handle
    title
    body
  }
` as const;

export const LOCALIZATION_QUERY = `#graphql
  query Localization($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    localization {
      country {
        isoCode
        name
        unitSystem
        currency { isoCode name symbol }
      }
      language { isoCode name endonymName }
      availableCountries {
        isoCode
        name
        currency { isoCode }
      }
      availableLanguages { isoCode endonymName }
    }
  }
` as const;

export const MENU_QUERY = `#graphql
  query Menu($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      primaryDomain { host }
      privacyPolicy { handle }
    }
    menu(handle: $handle) {
      items {
        ...MenuEntry
        ...MenuPicture
        items {
          ...MenuEntry
          ...MenuPicture
          items { ...MenuEntry }
        }
      }
    }
  }
  fragment MenuEntry on MenuItem {
    id
    title
    url
    type
  }
  fragment MenuPicture on MenuItem {
    resource {
      ... on Collection {
        title
        image { ...Image }
      }
    }
  }
  ${IMAGE_FRAGMENT}
` as const;

export const URL_REDIRECT_QUERY = `#graphql
  query UrlRedirect($query: String!) {
    urlRedirects(first: 1, query: $query) { nodes { path target } }
  }
` as const;

export const SITEMAP_SIZE_QUERY = `#graphql
  query SitemapSize($type: SitemapType!) {
    sitemap(type: $type) { pagesCount { count } }
  }
` as const;

export const SITEMAP_PAGE_QUERY = `#graphql
  query SitemapPage($type: SitemapType!, $page: Int!) {
    sitemap(type: $type) {
      resources(page: $page) { items { handle updatedAt } }
    }
  }
` as const;
