import type {AppLoadContext} from '@shopify/remix-oxygen';
import {ShopifyUserError} from '~/services/shopify/shopify-user-error';
import type {CartAnswer} from '../cart/cart-answer';
import {changeCart} from '../cart/change-cart.server';
import type {WishlistAnswer} from './wishlist-answer';
import {readWishes, rememberWishes} from './wishlist-cookie.server';
import {MOST_WISHES, variantIdOf, withoutWish, withWish} from './wishlist-ids';
import type {WishlistRequest} from './wishlist-schema';

type Change = Pick<WishlistAnswer, 'error' | 'cart'>;

const done: Change = {error: null, cart: null};

/**
 * Carries out one request on the visitor's Merkzettel (spec §4). What cannot be added to the cart stays on it.
 * Throws `ServiceOutage` when Shopify is down.
 */
export async function changeWishlist(
  context: AppLoadContext,
  request: WishlistRequest,
): Promise<Change> {
  const wishes = readWishes(context);
  switch (request.intent) {
    case 'add': {
      const added = withWish(wishes, request.variant);
      if (added.length > MOST_WISHES) return {...done, error: 'wishlist.error.full'};
      rememberWishes(context, added);
      return done;
    }
    case 'remove':
      rememberWishes(context, withoutWish(wishes, request.variant));
      return done;
    case 'clear':
      rememberWishes(context, []);
      return done;
    case 'move': {
      const cart = await addToCart(context, request.variant, request.quantity);
      if (!cart || !isInCart(cart)) return {error: 'wishlist.error.notMoved', cart};
      rememberWishes(context, withoutWish(wishes, request.variant));
      return {error: null, cart};
    }
  }
}

/** The cart's answer, or `null` when Shopify refused. */
async function addToCart(
  context: AppLoadContext,
  variant: string,
  quantity: number,
): Promise<CartAnswer | null> {
  try {
    const merchandiseId = variantIdOf(variant);
    return await changeCart(context, {intent: 'add', merchandiseId, quantity});
  } catch (error) {
    if (!(error instanceof ShopifyUserError)) throw error;
    console.error(`${error.operation} refused: ${error.message}`);
    return null;
  }
}

/** Shopify warns of what is sold out and names no line then: none came to be. */
function isInCart({warnings}: CartAnswer): boolean {
  return warnings.every(({lineId}) => lineId !== null);
}
