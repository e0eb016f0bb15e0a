import {optional, tryTwice} from '../../http/outage.server';
import type {CartService} from '../cart.server';
import type {openCartCookie} from '../ids';
import type {AccountEvent} from './accounts';

export interface CustomerCartOptions {
  cart: CartService;
  cartCookie: ReturnType<typeof openCartCookie>;
  waitUntil(work: Promise<unknown>): void;
  /** Told of what the visitor has to hear. */
  onEvent(event: AccountEvent): void;
}

/** The visitor's cart and who is signed in: its checkout acts in the customer's name. */
export function openCustomerCart({cart, cartCookie, waitUntil, onEvent}: CustomerCartOptions) {
  /**
   * Takes the customer off the cart, which stays. `false`, logged, when Shopify has not done it: whoever checks out
   * with that cart would do so in the customer's name.
   */
  async function leave(): Promise<boolean> {
    const cartId = cartCookie.read();
    if (!cartId) return true;
    const change = () => cart.updateBuyerIdentity(cartId, {customerAccessToken: null});
    return (await optional(tryTwice(change), null, 'The cart still knows its customer')) !== null;
  }

  return {
    leave,

    /** The same for who has signed out: on a shared computer nobody may check out in the customer's name. */
    async leaveForGood(): Promise<void> {
      if (!(await leave())) cartCookie.forget();
    },

    /**
     * Gives the customer a cart of its own with what is in the visitor's: whoever else knows the id of that one, because
     * they have planted it or used this browser before, learns neither who signed in nor what is added from now on. When
     * Shopify does not make it the visitor's stays, without the customer: the checkout only asks for more. `knowsFormer`
     * tells that somebody was signed in, whom the visitor's cart must not name any longer.
     */
    async takeOver(customerAccessToken: string, knowsFormer: boolean): Promise<void> {
      const cartId = cartCookie.read();
      if (!cartId) return;
      const copy = cart.copyFor(customerAccessToken, cartId);
      const own = await optional(copy, 'failed' as const, 'The cart does not know its customer');
      if (own === 'failed') {
        if (knowsFormer && !(await leave())) cartCookie.forget();
        return;
      }
      if (!own) {
        cartCookie.forget();
        return;
      }
      if (knowsFormer) waitUntil(leave());
      cartCookie.remember(own.cart.id);
      if (!own.isWhole) onEvent('cartReduced');
    },

    /** Tells the cart the customer's new token. */
    async renewFor(customerAccessToken: string): Promise<void> {
      const cartId = cartCookie.read();
      if (!cartId) return;
      const change = cart.updateBuyerIdentity(cartId, {customerAccessToken});
      await optional(change, null, 'The cart does not know its customer');
    },
  };
}

export type CustomerCart = ReturnType<typeof openCustomerCart>;
