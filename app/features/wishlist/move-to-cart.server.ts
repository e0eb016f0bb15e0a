import type {AppLoadContext} from '@shopify/remix-oxygen';
import {ServiceOutage} from '~/services/http/service-outage';
import {ShopifyUserError} from '~/services/shopify/shopify-user-error';
import type {CartAnswer} from '../cart/cart-answer';
import {changeCart} from '../cart/change-cart.server';
import {variantIdOf} from './wishlist-ids';

/**
 * Puts so many pieces of a variant into the cart; tells whether they are there, and the cart's answer, which is
 * `null` when Shopify refused or was out, which is logged.
 */
export async function moveToCart(
  context: AppLoadContext,
  variant: string,
  quantity: number,
): Promise<{moved: boolean; cart: CartAnswer | null}> {
  try {
    const merchandiseId = variantIdOf(variant);
    const {answer: cart} = await changeCart(context, {intent: 'add', merchandiseId, quantity});
    return {moved: isInCart(cart), cart};
  } catch (error) {
    if (error instanceof ServiceOutage) console.error(error.message);
    else if (error instanceof ShopifyUserError) {
      console.error(`${error.operation} refused: ${error.message}`);
    } else throw error;
    return {moved: false, cart: null};
  }
}

/** Shopify warns of what is sold out and names no line then: none came to be. */
function isInCart({warnings}: CartAnswer): boolean {
  return warnings.every(({lineId}) => lineId !== null);
}
