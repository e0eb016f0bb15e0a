import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';

/** Key and value of Shopify's `Attribute`. */
export interface StoredAttribute {
  key: string;
  value: string;
}

/** What `CartLine` is made of; prices are looked up when it is read. */
export interface StoredLine {
  id: string;
  /** `gid://shopify/ProductVariant/{id}` */
  merchandiseId: string;
  quantity: number;
  attributes: StoredAttribute[];
}

/** What `CartBuyerIdentityInput` left behind. */
export interface StoredBuyer {
  countryCode?: CountryCode | null;
  email?: string | null;
  phone?: string | null;
  customerAccessToken?: string | null;
  preferences?: {
    delivery?: {deliveryMethod?: string[] | null; pickupHandle?: string[] | null} | null;
    wallet?: string[] | null;
  } | null;
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

/** One cart as the table keeps it. Parent of the GraphQL type `Cart`. */
export interface StoredCart {
  token: string;
  /** The secret part of the id: who has it may read and change the cart. */
  key: string;
  createdAt: string;
  updatedAt: string;
  /** Newest first, the order in which Shopify answers `lines`. */
  lines: StoredLine[];
  note: string;
  attributes: StoredAttribute[];
  discountCodes: string[];
  /** Codes of gift cards. */
  giftCards: string[];
  buyer: StoredBuyer;
  deliveryOption: string | null;
}

/** A cart nobody has put anything into. */
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
    deliveryOption: null,
  };
}
