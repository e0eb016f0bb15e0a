import type {AppLoadContext} from '@shopify/remix-oxygen';
import {ServiceOutage} from '~/services/http/service-outage';
import {ShopifyUserError} from '~/services/shopify/shopify-user-error';
import type {CartAnswer} from '../cart/cart-answer';
import {changeCartOnce} from '../cart/change-cart-once.server';
import {variantIdOf} from './wishlist-ids';

/**
 * Puts so many pieces of a variant into the cart, once for a double click on the plain page `pageId`; tells whether
 * they are there, and the cart's answer, which is `null` when Shopify refused or was out, which is logged.
 */
export async function moveToCart(
  context: AppLoadContext,
  variant: string,
  quantity: number,
  pageId: string | null,
): Promise<{moved: boolean; cart: CartAnswer | null}> {
  try {
    const merchandiseId = variantIdOf(variant);
    const wish = {intent: 'add', merchandiseId, quantity} as const;
    const cart = await changeCartOnce(context, wish, pageId);
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
