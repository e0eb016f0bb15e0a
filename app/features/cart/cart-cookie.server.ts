import type {AppLoadContext} from '@shopify/remix-oxygen';
import {cartIdFromCookie, cartIdToCookie} from '~/services/shopify/cart-id';

/** The visitor's cart id, or `null` when the cookie holds none that could be one. */
export function readCartId({cookies}: AppLoadContext): string | null {
  return cartIdFromCookie(cookies.get('cart'));
}

export function rememberCartId({cookies}: AppLoadContext, cartId: string): void {
  cookies.set('cart', cartIdToCookie(cartId));
}

export function forgetCart({cookies}: AppLoadContext): void {
  cookies.remove('cart');
}
