import {randomBytes} from 'node:crypto';

type Purpose = 'activation' | 'reset';

const KEY_LIFE = 24 * 60 * 60 * 1000;

/** Keys in mails: each opens one account once, within a day. */
export class AccountKeys {
  readonly #keys = new Map<string, {purpose: Purpose; customer: number; until: number}>();

  /** A new key; invalidates the customer's earlier ones of this purpose. */
  issue(purpose: Purpose, customer: number): string {
    this.#end(purpose, customer);
    const key = `${randomBytes(16).toString('hex')}-${Math.floor(Date.now() / 1000)}`;
    this.#keys.set(key, {purpose, customer, until: Date.now() + KEY_LIFE});
    return key;
  }

  /** Whether the key opens the account. */
  fits(purpose: Purpose, customer: number, key: string): boolean {
    const known = this.#keys.get(key);
    return known?.purpose === purpose && known.customer === customer && known.until > Date.now();
  }

  /** Invalidates a used key. */
  spend(key: string): void {
    this.#keys.delete(key);
  }

  clear(): void {
    this.#keys.clear();
  }

  #end(purpose: Purpose, customer: number): void {
    for (const [key, known] of this.#keys) {
      if (known.purpose === purpose && known.customer === customer) this.#keys.delete(key);
    }
  }
}
