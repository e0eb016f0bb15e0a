import type {AppLoadContext} from '@shopify/remix-oxygen';
import {openCartCookie} from '~/services/shopify/ids';

/** The visitor's cart id, or `null` when the cookie holds none that could be one. */
export const readCartId = ({cookies}: AppLoadContext) => openCartCookie(cookies).read();

export const rememberCartId = ({cookies}: AppLoadContext, cartId: string) =>
  openCartCookie(cookies).remember(cartId);

export const forgetCart = ({cookies}: AppLoadContext) => openCartCookie(cookies).forget();
