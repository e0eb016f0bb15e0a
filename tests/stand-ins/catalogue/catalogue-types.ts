/** The shop's products as plain data. One seed feeds every stand-in that uses products. */

/** A text for visitors, in both languages of the shop. */
export interface Text {
  de: string;
  en: string;
}

export interface CatalogueImage {
  /** File name under the CDN, see `images/drawing-name.ts`. */
  file: string;
  alt: Text;
  width: number;
  height: number;
}

/** A metafield as Shopify stores it; `value` is its serialised string per language. */
export interface CatalogueMetafield {
  namespace: string;
  key: string;
  /** Shopify metafield type, for example `single_line_text_field` or `dimension`. */
  type: string;
  value: Text;
  /** Targets of `file_reference` and `list.file_reference`. */
  files?: {title: Text; path: string; mimeType: string}[];
  /** Targets of `list.metaobject_reference`. */
  metaobjects?: CatalogueMetaobject[];
}

/** A metaobject, for example a review of the definition `shop_review`. */
export interface CatalogueMetaobject {
  type: string;
  handle: string;
  /** `image` is the target of a `file_reference`. */
  fields: {key: string; type: string; value: Text; image?: CatalogueImage}[];
}

export interface CatalogueOptionValue {
  name: Text;
  /** CSS colour of the swatch. */
  swatch?: string;
  /** Handle of another product that the value links to, as in combined listings. */
  product?: string;
}

export interface CatalogueOption {
  name: Text;
  values: CatalogueOptionValue[];
}

export interface CatalogueVariant {
  /** Number in `gid://shopify/ProductVariant/{id}`. */
  id: number;
  sku: string;
  barcode?: string;
  /** Index of the selected value for each option of the product, in option order. */
  selected: number[];
  /** Euro cents. */
  price: number;
  /** Euro cents. */
  compareAtPrice?: number;
  /** Pieces in the shop; may be zero. */
  stock: number;
  /** Sold even when out of stock: `currentlyNotInStock` with `availableForSale`. */
  continueSelling: boolean;
  /** Index into the product's images. */
  image?: number;
  grams?: number;
  /** Euro cents: lowest price of the last 30 days, metafield `custom.lowest_price_30d` (PAngV § 11). */
  lowestPrice30d?: number;
  /** Where it differs from its product. */
  metafields?: CatalogueMetafield[];
  /** Basis of the unit price (PAngV § 4), for example 100 ml in the pack, stated per litre. */
  unitPrice?: {
    quantity: number;
    unit: 'ML' | 'L' | 'G' | 'KG' | 'M' | 'CM';
    per: number;
    perUnit: 'L' | 'KG' | 'M';
  };
}

export interface CatalogueProduct {
  /** Number in `gid://shopify/Product/{id}`. */
  id: number;
  handle: string;
  title: Text;
  vendor: string;
  productType: Text;
  /** Sentences as HTML paragraphs and lists. */
  descriptionHtml: Text;
  tags: string[];
  /** ISO date-time. */
  publishedAt: string;
  /** Orders of the last weeks; determines the order of best sellers. */
  recentlyOrdered: number;
  options: CatalogueOption[];
  /** In the order of the shop; at most 2,048. */
  variants: CatalogueVariant[];
  images: CatalogueImage[];
  metafields: CatalogueMetafield[];
  seo?: {title: Text; description: Text};
  /** Countries (ISO 3166) in whose market it is not sold. */
  notSoldIn?: string[];
}

export interface CatalogueCollection {
  /** Number in `gid://shopify/Collection/{id}`. */
  id: number;
  handle: string;
  title: Text;
  descriptionHtml: Text;
  image?: CatalogueImage;
  /** Product handles in the collection's manual order. */
  products: string[];
  updatedAt: string;
}

export interface CatalogueMenuItem {
  id: number;
  title: Text;
  type: 'COLLECTION' | 'FRONTPAGE' | 'HTTP' | 'PAGE' | 'PRODUCT' | 'CATALOG' | 'SEARCH';
  /** Path on the shop's primary domain, for example `/collections/e-bikes`. */
  path: string;
  /** Collection handle when `type` is COLLECTION. */
  collection?: string;
  /** Tags by which the collection is filtered. */
  tags?: string[];
  items: CatalogueMenuItem[];
}

export interface CatalogueMenu {
  id: number;
  handle: string;
  title: string;
  items: CatalogueMenuItem[];
}

export interface Catalogue {
  products: CatalogueProduct[];
  collections: CatalogueCollection[];
  menus: CatalogueMenu[];
  /** Old URLs and their redirect targets, both as paths. */
  redirects: {id: number; path: string; target: string}[];
  shop: {
    name: string;
    slogan: Text;
    shortDescription: Text;
    coverImage: CatalogueImage;
    logo?: CatalogueImage;
    /** Pickup location; none when omitted. */
    address?: {street: string; zip: string; city: string};
  };
}
