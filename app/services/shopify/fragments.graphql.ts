export const IMAGE_FRAGMENT = `#graphql
  fragment Image on Image {
    url
    altText
    width
    height
  }
` as const;

export const MONEY_FRAGMENT = `#graphql
  fragment Money on MoneyV2 {
    amount
    currencyCode
  }
` as const;

/** Whether and how a variant is delivered (`GoodsSource`), in addition to its product's fields. */
export const VARIANT_GOODS_FRAGMENT = `#graphql
  fragment VariantGoods on ProductVariant {
    availableForSale
    currentlyNotInStock
    requiresShipping
    taxable
  }
` as const;

/**
 * A product's fields for all its variants, interpreted by `features/goods/goods.ts` (`GoodsSource`): its kind, its
 * delivery time ('8–10 Wochen', in the page's language), whether it is pickup-only; only bikes have a geometry.
 */
export const PRODUCT_GOODS_FRAGMENT = `#graphql
  fragment ProductGoods on Product {
    productType
    isGiftCard
    madeToOrder: metafield(namespace: "custom", key: "made_to_order") { value }
    deliveryTime: metafield(namespace: "custom", key: "delivery_time") { value }
    pickupOnly: metafield(namespace: "custom", key: "pickup_only") { value }
    geometry: metafield(namespace: "custom", key: "geometry") { id }
  }
` as const;

/** The data of a price tag: price, compare-at price and its kind, unit price and the lowest price of 30 days. */
export const VARIANT_PRICE_FRAGMENT = `#graphql
  fragment VariantPrice on ProductVariant {
    price { ...Money }
    compareAtPrice { ...Money }
    unitPrice { ...Money }
    unitPriceMeasurement { referenceUnit referenceValue }
    lowestPrice30d: metafield(namespace: "custom", key: "lowest_price_30d") { value }
    product { compareAtKind: metafield(namespace: "custom", key: "compare_at_kind") { value } }
  }
` as const;

export const PRODUCT_CARD_FRAGMENT = `#graphql
  fragment ProductCard on Product {
    id
    handle
    title
    vendor
    createdAt
    availableForSale
    featuredImage { ...Image }
    images(first: 2) { nodes { url } }
    options(first: 3) {
      name
      optionValues {
        name
        swatch { color }
      }
    }
    priceRange {
      minVariantPrice { ...Money }
      maxVariantPrice { amount }
    }
    compareAtPriceRange {
      minVariantPrice { ...Money }
      maxVariantPrice { amount }
    }
    selectedOrFirstAvailableVariant { id ...VariantGoods ...VariantPrice }
    variants(first: 20) {
      nodes {
        id
        availableForSale
        currentlyNotInStock
        selectedOptions { name value }
        price { amount }
        compareAtPrice { amount currencyCode }
        unitPrice { ...Money }
        unitPriceMeasurement { referenceUnit referenceValue }
        lowestPrice30d: metafield(namespace: "custom", key: "lowest_price_30d") { value }
      }
    }
    facts: metafield(namespace: "custom", key: "facts") { value }
    rating: metafield(namespace: "reviews", key: "rating") { value }
    ratingCount: metafield(namespace: "reviews", key: "rating_count") { value }
    ...ProductGoods
  }
  ${PRODUCT_GOODS_FRAGMENT}
  ${VARIANT_GOODS_FRAGMENT}
  ${VARIANT_PRICE_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${MONEY_FRAGMENT}
` as const;
