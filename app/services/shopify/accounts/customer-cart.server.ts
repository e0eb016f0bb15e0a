import {TIME_LIMIT_MS} from '../../http/fetch-json.server';
import {optional, retryOnce} from '../../http/outage.server';
import type {CartService, openCartCookie} from '../cart.server';
import type {AccountEvent} from './accounts';

export interface CustomerCartOptions {
  cart: CartService;
  cartCookie: ReturnType<typeof openCartCookie>;
  waitUntil(work: Promise<unknown>): void;
  /** Called for events that the visitor has to be notified of. */
  onEvent(event: AccountEvent): void;
}

/** Associates the visitor's cart with the signed-in customer, in whose name its checkout acts. */
export function openCustomerCart({cart, cartCookie, waitUntil, onEvent}: CustomerCartOptions) {
  /**
   * Detaches the customer from the cart, which stays. `false`, logged, when Shopify failed: a checkout with that cart
   * would still act in the customer's name.
   */
  async function detachCustomer(): Promise<boolean> {
    const cartId = cartCookie.read();
    if (!cartId) return true;
    const change = () => cart.updateBuyerIdentity(cartId, {customerAccessToken: null});
    const changing = retryOnce(change, AbortSignal.timeout(TIME_LIMIT_MS));
    return (await optional(changing, null, 'Cannot detach the customer from the cart')) !== null;
  }

  return {
    detachCustomer,

    /** The same at sign-out: on a shared computer nobody may check out in the customer's name. */
    async detachOrForget(): Promise<void> {
      if (!(await detachCustomer())) cartCookie.forget();
    },

    /**
     * Creates a new cart for the customer with the contents of the visitor's: others may know the id of that one,
     * because they planted it or used this browser before, and must learn neither who signed in nor what is added from
     * now on. If Shopify fails, the visitor's cart stays, without the customer: the checkout only asks for more
     * details. `wasSignedIn`: somebody was signed in before, from whom the visitor's cart must be detached.
     */
    async takeOver(customerAccessToken: string, wasSignedIn: boolean): Promise<void> {
      const cartId = cartCookie.read();
      if (!cartId) return;
      const copy = cart.copyFor(customerAccessToken, cartId);
      const copyResult = await optional(
        copy,
        'failed' as const,
        'Cannot attach the customer to the cart',
      );
      if (copyResult === 'failed') {
        if (wasSignedIn && !(await detachCustomer())) cartCookie.forget();
        return;
      }
      if (!copyResult) {
        cartCookie.forget();
        return;
      }
      if (wasSignedIn) waitUntil(detachCustomer());
      cartCookie.remember(copyResult.cart.id);
      if (!copyResult.isComplete) onEvent('cartReduced');
    },

    /** Updates the cart with the customer's new token. */
    async renewFor(customerAccessToken: string): Promise<void> {
      const cartId = cartCookie.read();
      if (!cartId) return;
      const change = cart.updateBuyerIdentity(cartId, {customerAccessToken});
      await optional(change, null, 'Cannot attach the customer to the cart');
    },
  };
}

export type CustomerCart = ReturnType<typeof openCustomerCart>;
