import {IMAGE_FRAGMENT} from './fragments.graphql';

export const MENU_QUERY = `#graphql
  query Menu($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      primaryDomain {
        host
      }
      privacyPolicy {
        handle
      }
    }
    menu(handle: $handle) {
      items {
        ...MenuEntry
        ...MenuPicture
        items {
          ...MenuEntry
          ...MenuPicture
          items {
            ...MenuEntry
          }
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
        image {
          ...Image
        }
      }
    }
  }
  ${IMAGE_FRAGMENT}
` as const;
