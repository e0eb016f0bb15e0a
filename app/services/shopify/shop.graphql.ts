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

export const SHIPPING_POLICY_QUERY = `#graphql
  query ShippingPolicy($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      shippingPolicy {
        title
        body
      }
    }
  }
` as const;
