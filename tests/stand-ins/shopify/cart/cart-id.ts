import {randomBytes, randomUUID} from 'node:crypto';

const PREFIX = 'gid://shopify/Cart/';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The public part of a cart id, 24 letters and digits. */
export function newToken(): string {
  return Array.from(randomBytes(24), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The secret part of a cart id, 32 hexadecimal digits. */
export function newKey(): string {
  return randomBytes(16).toString('hex');
}

/** `Cart.id`: since 2024-10 every cart id carries its secret as `?key=`. */
export function cartIdOf(cart: {token: string; key: string}): string {
  return `${PREFIX}${cart.token}?key=${cart.key}`;
}

/** Token and key of a cart id; null when it is not one or its key is missing. */
export function parseCartId(id: string): {token: string; key: string} | null {
  if (!id.startsWith(PREFIX)) return null;
  const [token = '', query = ''] = id.slice(PREFIX.length).split('?');
  const key = new URLSearchParams(query).get('key');
  return token && key ? {token, key} : null;
}

/** `CartLine.id`: contains the token of the line's cart. */
export function newLineId(token: string): string {
  return `gid://shopify/CartLine/${randomUUID()}?cart=${token}`;
}
