import type {AppLoadContext} from '@shopify/remix-oxygen';
import {cartIdFromCookie, cartIdToCookie} from '~/services/shopify/cart-id';

const COOKIE = 'cart';
/** Shopify forgets a cart after ten days without a change. */
const MAX_AGE_SECONDS = 10 * 24 * 60 * 60;

/** The visitor's cart id, or `null` when the cookie holds none that could be one. */
export function readCartId({cookies}: AppLoadContext): string | null {
  return cartIdFromCookie(cookies.get(COOKIE));
}

export function rememberCartId({cookies}: AppLoadContext, cartId: string): void {
  cookies.set(COOKIE, cartIdToCookie(cartId), MAX_AGE_SECONDS);
}

export function forgetCart({cookies}: AppLoadContext): void {
  cookies.remove(COOKIE);
}
