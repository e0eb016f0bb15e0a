import {CartFile} from './cart-file';
import {newKey, newToken, parseCartId} from './cart-id';
import {emptyCart, type StoredCart} from './stored-cart';

/** A cart expires after ten days without a change. */
const IDLE = 10 * 24 * 60 * 60 * 1000;

export interface CartTableOptions {
  /** The file in which carts are persisted; in memory only by default. */
  file?: string;
  /** Milliseconds since 1970; tests set the clock here. */
  now?: () => number;
}

/** All carts of the shop. A cart is only found by token **and** key, as in Shopify's ids. */
export class CartTable {
  readonly #carts = new Map<string, StoredCart>();
  readonly #now: () => number;
  readonly #file: CartFile | undefined;

  constructor({file, now = Date.now}: CartTableOptions = {}) {
    this.#now = now;
    this.#file = file ? new CartFile(file) : undefined;
    for (const cart of this.#file?.read() ?? []) this.#carts.set(cart.token, cart);
    this.#forgetIdle();
  }

  /** A new, empty cart that is not in the table until `save`. */
  draft(): StoredCart {
    return emptyCart(newToken(), newKey(), this.time());
  }

  /** The cart with this `Cart.id`; null when unknown, expired, or its key is wrong. */
  get(id: string): StoredCart | null {
    const parts = parseCartId(id);
    return parts ? this.find(parts.token, parts.key) : null;
  }

  /** Like `get`, with the two parts that `checkoutUrl` contains. */
  find(token: string, key: string): StoredCart | null {
    const cart = this.#carts.get(token);
    if (!cart || cart.key !== key) return null;
    if (!this.#isIdle(cart)) return cart;
    this.delete(token);
    return null;
  }

  /** Saves the cart with a new, strictly increasing `updatedAt`. */
  save(cart: StoredCart): StoredCart {
    const latest = Math.max(this.#now(), Date.parse(cart.updatedAt) + 1);
    const saved = {...cart, updatedAt: new Date(latest).toISOString()};
    if (!this.#carts.has(cart.token)) this.#forgetIdle();
    this.#carts.delete(cart.token);
    this.#carts.set(cart.token, saved);
    this.#changed();
    return saved;
  }

  /** Removes a cart, as Shopify does once its checkout is completed. */
  delete(token: string): boolean {
    const known = this.#carts.delete(token);
    if (known) this.#changed();
    return known;
  }

  clear(): void {
    this.#carts.clear();
    this.#changed();
  }

  /** Writes pending changes to the file. */
  close(): void {
    this.#file?.writeNow();
  }

  /** The clock's time as `DateTime`. */
  time(): string {
    return new Date(this.#now()).toISOString();
  }

  #isIdle(cart: StoredCart): boolean {
    return this.#now() - Date.parse(cart.updatedAt) > IDLE;
  }

  /** Carts are ordered by their last change, so the scan stops at the first one that has not expired. */
  #forgetIdle(): void {
    for (const cart of this.#carts.values()) {
      if (!this.#isIdle(cart)) return;
      this.#carts.delete(cart.token);
    }
  }

  #changed(): void {
    this.#file?.writeSoon(() => this.#carts.values());
  }
}
