import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CartLink} from '../cart/cart-link';
import {askForWishes, type WishView} from '../wishlist/load-wishlist.server';

/**
 * What a link would put into the cart, as it is today. In a feature of its own: goods are asked for as the wishlist does,
 * which uses the cart.
 */
export interface CartOffer {
  goods: (WishView & {quantity: number})[];
  /** How many entries name nothing that the shop has. */
  gone: number;
  cut: boolean;
  code: string | null;
  returnTo: string | null;
}

/** Looks up what a link names. It changes nothing; an outage throws `ServiceOutage`. */
export async function loadCartOffer(
  context: AppLoadContext,
  {lines, unreadable, cut, code, returnTo}: CartLink,
): Promise<CartOffer> {
  const pieces = new Map(lines.map(({number, quantity}) => [number, quantity]));
  const wishes = await askForWishes(context, [...pieces.keys()]);
  const goods = wishes.map((wish) => ({...wish, quantity: pieces.get(wish.number) ?? 1}));
  return {goods, gone: unreadable + lines.length - goods.length, cut, code, returnTo};
}
