import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';

/** Key and value of Shopify's `Attribute`. */
export interface StoredAttribute {
  key: string;
  value: string;
}

/** The stored part of `CartLine`; prices are looked up on reading. */
export interface StoredLine {
  id: string;
  /** `gid://shopify/ProductVariant/{id}` */
  merchandiseId: string;
  quantity: number;
  attributes: StoredAttribute[];
}

/** What `CartBuyerIdentityInput` has set. */
export interface StoredBuyer {
  countryCode?: CountryCode | null;
  customerAccessToken?: string | null;
  preferences?: {delivery?: {deliveryMethod?: string[] | null} | null} | null;
}

/** Fields of `CartDeliveryAddressInput`. */
export interface StoredPostalAddress {
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  company?: string | null;
  countryCode?: CountryCode | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  provinceCode?: string | null;
  zip?: string | null;
}

/** A cart as stored in the table. Parent of the GraphQL type `Cart`. */
export interface StoredCart {
  token: string;
  /** The secret part of the id: it grants read and write access to the cart. */
  key: string;
  createdAt: string;
  updatedAt: string;
  /** Newest first, the order in which Shopify returns `lines`. */
  lines: StoredLine[];
  note: string;
  attributes: StoredAttribute[];
  discountCodes: string[];
  /** Codes of gift cards. */
  giftCards: string[];
  buyer: StoredBuyer;
}

export function emptyCart(token: string, key: string, createdAt: string): StoredCart {
  return {
    token,
    key,
    createdAt,
    updatedAt: createdAt,
    lines: [],
    note: '',
    attributes: [],
    discountCodes: [],
    giftCards: [],
    buyer: {},
  };
}
