import {randomBytes, randomUUID} from 'node:crypto';
import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';

const PREFIX = 'gid://shopify/Cart/';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The public part of a cart id, 24 letters and digits. */
function newToken(): string {
  return Array.from(randomBytes(24), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The secret part of a cart id, 32 hexadecimal digits. */
function newKey(): string {
  return randomBytes(16).toString('hex');
}

/** `Cart.id`: since 2024-10 every cart id carries its secret as `?key=`. */
export function cartIdOf(cart: {token: string; key: string}): string {
  return `${PREFIX}${cart.token}?key=${cart.key}`;
}

/** Token and key of a cart id; null when it is not one or its key is missing. */
function parseCartId(id: string): {token: string; key: string} | null {
  if (!id.startsWith(PREFIX)) return null;
  const [token = '', query = ''] = id.slice(PREFIX.length).split('?');
  const key = new URLSearchParams(query).get('key');
  return token && key ? {token, key} : null;
}

/** `CartLine.id`: contains the token of the line's cart. */
export function newLineId(token: string): string {
  return `gid://shopify/CartLine/${randomUUID()}?cart=${token}`;
}

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

function emptyCart(token: string, key: string, createdAt: string): StoredCart {
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

/** All carts of the shop. A cart is only found by token **and** key, as in Shopify's ids. */
export class CartTable {
  readonly #carts = new Map<string, StoredCart>();

  /** A new, empty cart that is not in the table until `save`. */
  draft(): StoredCart {
    return emptyCart(newToken(), newKey(), new Date().toISOString());
  }

  /** The cart with this `Cart.id`; null when unknown, or its key is wrong. */
  get(id: string): StoredCart | null {
    const parts = parseCartId(id);
    return parts ? this.find(parts.token, parts.key) : null;
  }

  /** Like `get`, with the two parts that `checkoutUrl` contains. */
  find(token: string, key: string): StoredCart | null {
    const cart = this.#carts.get(token);
    return cart?.key === key ? cart : null;
  }

  /** Saves the cart with a new, strictly increasing `updatedAt`. */
  save(cart: StoredCart): StoredCart {
    const latest = Math.max(Date.now(), Date.parse(cart.updatedAt) + 1);
    const saved = {...cart, updatedAt: new Date(latest).toISOString()};
    this.#carts.set(cart.token, saved);
    return saved;
  }

  /** Removes a cart, as Shopify does once its checkout is completed. */
  delete(token: string): boolean {
    return this.#carts.delete(token);
  }

  clear(): void {
    this.#carts.clear();
  }
}
