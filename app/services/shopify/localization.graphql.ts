export const LOCALIZATION_QUERY = `#graphql
  query Localization($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    localization {
      country {
        isoCode
        name
        unitSystem
        currency {
          isoCode
          name
          symbol
        }
      }
      language {
        isoCode
        name
        endonymName
      }
      availableCountries {
        isoCode
        name
        currency {
          isoCode
        }
      }
      availableLanguages {
        isoCode
        endonymName
      }
    }
  }
` as const;
