import {VARIANT_PRICE_FRAGMENT} from './fragments.graphql';

/** The variant shown on a product page. */
export const PRODUCT_VARIANT_FRAGMENT = `#graphql
  fragment ProductVariant on ProductVariant {
    id
    title
    sku
    barcode
    selectedOptions { name value }
    image { ...Image }
    geometry: metafield(namespace: "custom", key: "geometry") { value }
    ...VariantGoods
    ...VariantPrice
    ...Features
    ...Fit
  }
  ${VARIANT_PRICE_FRAGMENT}
` as const;

/** Prices of variants that differ from the shown one in one option. */
export const ADJACENT_VARIANT_FRAGMENT = `#graphql
  fragment AdjacentVariant on ProductVariant {
    selectedOptions { name value }
    price { ...Money }
  }
` as const;

/** A variant in structured data for search engines. */
export const OFFERED_VARIANT_FRAGMENT = `#graphql
  fragment OfferedVariant on ProductVariant {
    id
    title
    sku
    barcode
    ...VariantGoods
    selectedOptions { name value }
    image { url }
    price { ...Money }
  }
` as const;

/** A file of any kind, or an entry of the shop's own definition with a `file` and its name in `title`. */
const DOWNLOAD_FRAGMENT = `#graphql
  fragment Download on MetafieldReference {
    ...DownloadFile
    ... on Metaobject {
      id
      title: field(key: "title") { value }
      file: field(key: "file") { reference { ...DownloadFile } }
    }
  }

  fragment DownloadFile on MetafieldReference {
    ... on GenericFile { id alt url originalFileSize }
    ... on MediaImage {
      id
      alt
      image { url }
    }
    ... on Video {
      id
      alt
      sources { url format }
    }
    ... on Model3d {
      id
      alt
      sources { url format }
    }
  }
` as const;

/**
 * The data below the buy box. Reviews are entries of the definition `shop_review`, listed in a metafield of the
 * product: the Storefront API cannot query them by product.
 */
export const PRODUCT_DETAILS_FRAGMENT = `#graphql
  fragment ProductDetails on Product {
    headline: metafield(namespace: "custom", key: "headline") { value }
    facts: metafield(namespace: "custom", key: "facts") { value }
    otherFrames: metafield(namespace: "custom", key: "other_frames") {
      references(first: 6) {
        nodes {
          ... on Product {
            handle
            title
            frame: metafield(namespace: "custom", key: "frame") { value }
          }
        }
      }
    }
    geometry: metafield(namespace: "custom", key: "geometry") { value }
    leasing: metafield(namespace: "custom", key: "leasing") { value }
    downloads: metafield(namespace: "custom", key: "downloads") {
      reference { ...Download }
      references(first: 20) { nodes { ...Download } }
    }
    rating: metafield(namespace: "reviews", key: "rating") { value }
    ratingCount: metafield(namespace: "reviews", key: "rating_count") { value }
    reviews: metafield(namespace: "custom", key: "reviews") {
      references(first: 250) {
        nodes {
          ... on Metaobject {
            id
            rating: field(key: "rating") { value }
            title: field(key: "title") { value }
            body: field(key: "body") { value }
            author: field(key: "author_display_name") { value }
            submittedAt: field(key: "submitted_at") { value }
            verified: field(key: "verified_purchase") { value }
          }
        }
      }
    }
  }
  ${DOWNLOAD_FRAGMENT}
` as const;

/**
 * Technical data: the Storefront API only returns metafields that are listed one by one. `$technicalRows`, the same for
 * products and variants, so that both results have the same length and order, come from `technical-table.ts`.
 */
export const FEATURES_FRAGMENT = `#graphql
  fragment Features on HasMetafields {
    features: metafields(identifiers: $technicalRows) { key type value }
  }
` as const;

/**
 * The basis of calculated advice and of compatibility: values that are never displayed as they are. A variant's take
 * precedence over its product's.
 */
export const FIT_FRAGMENT = `#graphql
  fragment Fit on HasMetafields {
    fit: metafields(identifiers: [
      {namespace: "fit", key: "battery_wh"}
      {namespace: "fit", key: "range_r200"}
      {namespace: "fit", key: "rrp"}
      {namespace: "fit", key: "rack"}
      {namespace: "fit", key: "child_seat"}
      {namespace: "fit", key: "trailer"}
      {namespace: "fit", key: "power"}
      {namespace: "fit", key: "spare_battery"}
      {namespace: "fit", key: "valve"}
      {namespace: "fit", key: "lock_mount"}
      {namespace: "fit", key: "saddle_min"}
      {namespace: "fit", key: "part"}
      {namespace: "fit", key: "tyre"}
      {namespace: "fit", key: "rider_height"}
      {namespace: "fit", key: "mounting"}
      {namespace: "fit", key: "not_with"}
    ]) { key type value }
  }
` as const;

/** Notices for buyers before they order: on the product page and on the cart line. */
export const PRODUCT_NOTICES_FRAGMENT = `#graphql
  fragment ProductNotices on Product {
    sPedelec: metafield(namespace: "custom", key: "s_pedelec") { value }
    coc: metafield(namespace: "custom", key: "coc_included") { value }
    deliveryExclusion: metafield(namespace: "custom", key: "delivery_exclusion") { value }
    guarantee: metafield(namespace: "custom", key: "guarantee") { reference { ...Guarantee } }
  }

  fragment Guarantee on MetafieldReference {
    ... on Metaobject {
      years: field(key: "years") { value }
      brand: field(key: "brand") { value }
      model: field(key: "model") { value }
      wholeProduct: field(key: "whole_product") { value }
      free: field(key: "free_of_charge") { value }
      fromProducer: field(key: "from_producer") { value }
      terms: field(key: "terms") { value }
      label: field(key: "label") {
        reference {
          ... on MediaImage { image { url width height } }
        }
      }
    }
  }
` as const;

/** Product safety information and the responsible parties. */
export const PRODUCT_SAFETY_FRAGMENT = `#graphql
  fragment ProductSafety on Product {
    manufacturer: metafield(namespace: "custom", key: "manufacturer") {
      reference { ...Manufacturer }
    }
    responsiblePerson: metafield(namespace: "custom", key: "responsible_person") {
      reference { ...Manufacturer }
    }
    modelNumber: metafield(namespace: "custom", key: "model_number") { value }
    safetyWarnings: metafield(namespace: "custom", key: "safety_warnings") { value }
  }

  fragment Manufacturer on MetafieldReference {
    ... on Metaobject {
      name: field(key: "name") { value }
      postalAddress: field(key: "postal_address") { value }
      electronicAddress: field(key: "electronic_address") { value }
      country: field(key: "country") { value }
    }
  }
` as const;

/** Other information by its producer, also about its battery. */
export const PRODUCT_CARE_FRAGMENT = `#graphql
  fragment ProductCare on Product {
    containsBattery: metafield(namespace: "custom", key: "contains_battery") { value }
    batteryFee: metafield(namespace: "custom", key: "battery_fee") { value }
    batteryPassport: metafield(namespace: "custom", key: "battery_passport") { value }
    softwareUpdates: metafield(namespace: "custom", key: "software_updates_until") { value }
    spareParts: metafield(namespace: "custom", key: "spare_parts") { value }
  }
` as const;
