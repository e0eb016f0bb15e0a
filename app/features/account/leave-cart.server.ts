import type {AppLoadContext} from '@shopify/remix-oxygen';
import {optional} from '~/services/http/optional.server';
import {tryTwice} from '~/services/http/try-twice';
import {readCartId} from '../cart/cart-cookie.server';

/**
 * Takes the customer off the cart, which stays. `false`, logged, when Shopify has not done it: whoever checks out
 * with that cart would do so in the customer's name.
 */
export async function leaveCart(context: AppLoadContext): Promise<boolean> {
  const cartId = readCartId(context);
  if (!cartId) return true;
  const leave = () => context.shopify.cart.updateBuyerIdentity(cartId, {customerAccessToken: null});
  return (await optional(tryTwice(leave), null, 'The cart still knows its customer')) !== null;
}
