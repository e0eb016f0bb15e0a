import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import type {StoredCart} from './stored-cart';

const PAUSE = 250;

/** Persists carts on disk, so that a visitor's cart survives a restart of the stand-in. */
export class CartFile {
  readonly #path: string;
  #timer: NodeJS.Timeout | undefined;
  #pending: (() => Iterable<StoredCart>) | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** The carts in the file; none if it is missing or corrupt. */
  read(): StoredCart[] {
    if (!existsSync(this.#path)) return [];
    try {
      const content: unknown = JSON.parse(readFileSync(this.#path, 'utf8'));
      return Array.isArray(content) ? content.filter(isStoredCart) : [];
    } catch {
      console.warn(`The carts in ${this.#path} cannot be read; starting without them.`);
      return [];
    }
  }

  /** Schedules a debounced write. */
  writeSoon(carts: () => Iterable<StoredCart>): void {
    this.#pending = carts;
    this.#timer ??= setTimeout(() => this.writeNow(), PAUSE).unref();
  }

  /** Writes what is pending, through a temporary file, so that a crash leaves an intact file. */
  writeNow(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#pending) return;
    const content = JSON.stringify([...this.#pending()]);
    this.#pending = undefined;
    writeFileSync(`${this.#path}.new`, content);
    renameSync(`${this.#path}.new`, this.#path);
  }
}

function isStoredCart(value: unknown): value is StoredCart {
  if (typeof value !== 'object' || value === null) return false;
  const cart: Partial<Record<keyof StoredCart, unknown>> = value;
  const texts = [cart.token, cart.key, cart.createdAt, cart.updatedAt, cart.note];
  const lists = [cart.lines, cart.attributes, cart.discountCodes, cart.giftCards];
  return (
    texts.every((text) => typeof text === 'string') &&
    lists.every((list) => Array.isArray(list)) &&
    typeof cart.buyer === 'object' &&
    cart.buyer !== null
  );
}
