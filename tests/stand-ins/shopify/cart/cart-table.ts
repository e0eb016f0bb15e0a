import {newKey, newToken, parseCartId} from './cart-id';
import {emptyCart, type StoredCart} from './stored-cart';

/** All carts of the shop. A cart is only found by token **and** key, as in Shopify's ids. */
export class CartTable {
  readonly #carts = new Map<string, StoredCart>();

  /** A new, empty cart that is not in the table until `save`. */
  draft(): StoredCart {
    return emptyCart(newToken(), newKey(), new Date().toISOString());
  }

  /** The cart with this `Cart.id`; null when unknown, or its key is wrong. */
  get(id: string): StoredCart | null {
    const parts = parseCartId(id);
    return parts ? this.find(parts.token, parts.key) : null;
  }

  /** Like `get`, with the two parts that `checkoutUrl` contains. */
  find(token: string, key: string): StoredCart | null {
    const cart = this.#carts.get(token);
    return cart?.key === key ? cart : null;
  }

  /** Saves the cart with a new, strictly increasing `updatedAt`. */
  save(cart: StoredCart): StoredCart {
    const latest = Math.max(Date.now(), Date.parse(cart.updatedAt) + 1);
    const saved = {...cart, updatedAt: new Date(latest).toISOString()};
    this.#carts.set(cart.token, saved);
    return saved;
  }

  /** Removes a cart, as Shopify does once its checkout is completed. */
  delete(token: string): boolean {
    return this.#carts.delete(token);
  }

  clear(): void {
    this.#carts.clear();
  }
}
