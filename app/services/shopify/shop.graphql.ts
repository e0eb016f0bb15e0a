import {IMAGE_FRAGMENT} from './fragments.graphql';

export const SHOP_BRAND_QUERY = `#graphql
  query ShopBrand($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      name
      brand {
        slogan
        shortDescription
        coverImage {
          image {
            ...Image
          }
        }
      }
    }
  }
  ${IMAGE_FRAGMENT}
` as const;

export const POLICIES_QUERY = `#graphql
  query Policies($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      privacyPolicy {
        ...Policy
      }
      refundPolicy {
        ...Policy
      }
      shippingPolicy {
        ...Policy
      }
      termsOfService {
        ...Policy
      }
    }
  }
  fragment Policy on ShopPolicy {
    handle
    title
    body
  }
` as const;
