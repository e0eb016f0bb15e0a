import {TIME_LIMIT_MS} from '../../http/fetch-json.server';
import {optional, retryOnce} from '../../http/outage.server';
import type {CartChange, CartService, openCartCookie} from '../cart.server';
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
  /** Detaches the customer from the cart, which stays; `null`, logged, when Shopify failed. */
  function detachFrom(cartId: string): Promise<CartChange | null> {
    const change = () => cart.updateBuyerIdentity(cartId, {customerAccessToken: null});
    const changing = retryOnce(change, AbortSignal.timeout(TIME_LIMIT_MS));
    return optional(changing, null, 'Cannot detach the customer from the cart');
  }

  /** `false` when Shopify failed: a checkout with that cart would still act in the customer's name. */
  async function detachCustomer(): Promise<boolean> {
    const cartId = cartCookie.read();
    return !cartId || (await detachFrom(cartId)) !== null;
  }

  return {
    detachCustomer,

    /**
     * The same at sign-out: on a shared computer nobody may check out in the customer's name or with their gift card.
     */
    async detachOrForget(): Promise<void> {
      const cartId = cartCookie.read();
      if (!cartId) return;
      const detached = await detachFrom(cartId);
      if (!detached) {
        cartCookie.forget();
        return;
      }
      const giftCards = detached.cart.appliedGiftCards.map(({id}) => id);
      if (giftCards.length === 0) return;
      const removing = cart.removeGiftCards(cartId, giftCards);
      if (await optional(removing, null, 'Cannot remove the gift cards from the cart')) {
        onEvent('giftCardsRemoved');
      } else {
        cartCookie.forget();
      }
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
      if (copyResult.hadGiftCards) onEvent('giftCardsRemoved');
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
