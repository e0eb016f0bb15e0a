import {randomBytes} from 'node:crypto';
import {AccountKeys} from './account-keys';
import {CustomerDirectory} from './customer-directory';
import type {StoredCustomer} from './stored-customer';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** A Shopify token is valid for about a month. */
const TOKEN_LIFE = 30 * DAY;
const MAX_FAILURES = 10;
const MAX_RECOVERIES = 5;
const FAILURES_COUNT_FOR = 10 * MINUTE;

/** Shopify's `CustomerAccessToken`. */
export interface AccessToken {
  accessToken: string;
  expiresAt: string;
}

type SignIn = AccessToken | 'unidentified' | 'disabled' | 'throttled';

/** The shop's customers and their sign-ins. */
export class CustomerTable {
  readonly people = new CustomerDirectory();
  readonly keys = new AccountKeys();
  readonly #tokens = new Map<string, {customer: StoredCustomer; expiresAt: number}>();
  readonly #failures = new Map<string, number[]>();

  /** A token for an e-mail address (case-insensitive) and its password. */
  signIn(email: string, password: string): SignIn {
    const key = email.trim().toLowerCase();
    const customer = this.people.byEmail(key);
    if (customer?.throttled || this.#failuresOf(key).length >= MAX_FAILURES) return 'throttled';
    if (!customer || customer.password !== password) {
      this.#failures.set(key, [...this.#failuresOf(key), Date.now()]);
      return 'unidentified';
    }
    if (customer.disabled) return 'disabled';
    this.#failures.delete(key);
    return this.issue(customer);
  }

  /** A token for an authenticated customer. */
  issue(customer: StoredCustomer, accessToken = randomBytes(16).toString('hex')): AccessToken {
    const expiresAt = Date.now() + TOKEN_LIFE;
    this.#tokens.set(accessToken, {customer, expiresAt});
    return {accessToken, expiresAt: new Date(expiresAt).toISOString()};
  }

  /** The customer of a token; null when it is unknown, deleted or expired. */
  find(token: string): StoredCustomer | null {
    const known = this.#tokens.get(token);
    return known && known.expiresAt > Date.now() ? known.customer : null;
  }

  /** Whether another recovery mail may be sent; limited to a few in ten minutes. */
  mayRecover(email: string): boolean {
    const key = `recover ${email.trim().toLowerCase()}`;
    const before = this.#failuresOf(key);
    if (before.length >= MAX_RECOVERIES) return false;
    this.#failures.set(key, [...before, Date.now()]);
    return true;
  }

  /** A new token in exchange for a valid one, else null. */
  renew(token: string): AccessToken | null {
    const customer = this.find(token);
    this.#tokens.delete(token);
    return customer && this.issue(customer);
  }

  /** Deletes a token; returns whether it was valid. */
  delete(token: string): boolean {
    const living = this.find(token) !== null;
    this.#tokens.delete(token);
    return living;
  }

  /** Revokes all tokens of a customer, or of everybody, as a password change does. */
  revoke(email?: string): void {
    for (const [token, {customer}] of this.#tokens) {
      if (email === undefined || customer.email === email) this.#tokens.delete(token);
    }
  }

  clear(): void {
    this.people.clear();
    this.keys.clear();
    this.#tokens.clear();
    this.#failures.clear();
  }

  #failuresOf(email: string): number[] {
    const since = Date.now() - FAILURES_COUNT_FOR;
    return (this.#failures.get(email) ?? []).filter((at) => at > since);
  }
}
