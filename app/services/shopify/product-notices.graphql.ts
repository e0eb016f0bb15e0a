import {FIT_FRAGMENT} from './product-details.graphql';

/** What buyers are told before they order: on the product's page and at the line of the cart. */
export const PRODUCT_NOTICES_FRAGMENT = `#graphql
  fragment ProductNotices on Product {
    sPedelec: metafield(namespace: "custom", key: "s_pedelec") {
      value
    }
    coc: metafield(namespace: "custom", key: "coc_included") {
      value
    }
    deliveryExclusion: metafield(namespace: "custom", key: "delivery_exclusion") {
      value
    }
    guarantee: metafield(namespace: "custom", key: "guarantee") {
      reference {
        ...Guarantee
      }
    }
  }

  fragment Guarantee on MetafieldReference {
    ... on Metaobject {
      years: field(key: "years") {
        value
      }
      brand: field(key: "brand") {
        value
      }
      model: field(key: "model") {
        value
      }
      wholeProduct: field(key: "whole_product") {
        value
      }
      free: field(key: "free_of_charge") {
        value
      }
      fromProducer: field(key: "from_producer") {
        value
      }
      terms: field(key: "terms") {
        value
      }
      label: field(key: "label") {
        reference {
          ... on MediaImage {
            image {
              url
              width
              height
            }
          }
        }
      }
    }
  }
` as const;

/** What is told of its safety, and who answers for it. */
export const PRODUCT_SAFETY_FRAGMENT = `#graphql
  fragment ProductSafety on Product {
    manufacturer: metafield(namespace: "custom", key: "manufacturer") {
      reference {
        ...Manufacturer
      }
    }
    responsiblePerson: metafield(namespace: "custom", key: "responsible_person") {
      reference {
        ...Manufacturer
      }
    }
    modelNumber: metafield(namespace: "custom", key: "model_number") {
      value
    }
    safetyWarnings: metafield(namespace: "custom", key: "safety_warnings") {
      value
    }
  }

  fragment Manufacturer on MetafieldReference {
    ... on Metaobject {
      name: field(key: "name") {
        value
      }
      postalAddress: field(key: "postal_address") {
        value
      }
      electronicAddress: field(key: "electronic_address") {
        value
      }
      country: field(key: "country") {
        value
      }
    }
  }
` as const;

/** What else its producer says of it, and of its battery. */
export const PRODUCT_CARE_FRAGMENT = `#graphql
  fragment ProductCare on Product {
    containsBattery: metafield(namespace: "custom", key: "contains_battery") {
      value
    }
    batteryFee: metafield(namespace: "custom", key: "battery_fee") {
      value
    }
    batteryPassport: metafield(namespace: "custom", key: "battery_passport") {
      value
    }
    softwareUpdates: metafield(namespace: "custom", key: "software_updates_until") {
      value
    }
    spareParts: metafield(namespace: "custom", key: "spare_parts") {
      value
    }
  }
` as const;

/** What `npm run doctor` looks at of all products, 100 at once. */
export const ALL_GOODS_QUERY = `#graphql
  query AllGoods($after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        handle
        featuredImage {
          url
        }
        priceRange {
          minVariantPrice {
            amount
          }
        }
        variants(first: 1) {
          nodes {
            requiresShipping
          }
        }
        geometry: metafield(namespace: "custom", key: "geometry") {
          id
        }
        motor: metafield(namespace: "features", key: "motor") {
          id
        }
        sPedelec: metafield(namespace: "custom", key: "s_pedelec") {
          value
        }
        riderMin: metafield(namespace: "fit", key: "rider_min") {
          value
        }
        riderMax: metafield(namespace: "fit", key: "rider_max") {
          value
        }
        ...Fit
        ...ProductSafety
      }
    }
  }
  ${FIT_FRAGMENT}
  ${PRODUCT_SAFETY_FRAGMENT}
` as const;
