export const MENU_QUERY = `#graphql
  query Menu($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      primaryDomain {
        host
      }
    }
    menu(handle: $handle) {
      items {
        ...MenuEntry
        items {
          ...MenuEntry
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
` as const;
