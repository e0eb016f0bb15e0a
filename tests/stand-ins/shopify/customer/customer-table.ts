import {randomBytes} from 'node:crypto';
import {AccountKeys} from './account-keys';
import {CustomerDirectory} from './customer-directory';
import {demoCustomers, type DemoCustomer} from './demo-customers';
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

interface CustomerTableOptions {
  customers?: readonly DemoCustomer[];
  /** Milliseconds since 1970; tests set the clock here. */
  now?: () => number;
}

/** The shop's customers and their sign-ins. */
export class CustomerTable {
  readonly people: CustomerDirectory;
  readonly keys: AccountKeys;
  readonly #now: () => number;
  readonly #tokens = new Map<string, {customer: StoredCustomer; expiresAt: number}>();
  readonly #failures = new Map<string, number[]>();

  constructor({customers = demoCustomers, now = () => Date.now()}: CustomerTableOptions = {}) {
    this.people = new CustomerDirectory(customers, now);
    this.keys = new AccountKeys(now);
    this.#now = now;
  }

  /** A token for an e-mail address (case-insensitive) and its password. */
  signIn(email: string, password: string): SignIn {
    const key = email.trim().toLowerCase();
    const customer = this.people.byEmail(key);
    if (customer?.throttled || this.#failuresOf(key).length >= MAX_FAILURES) return 'throttled';
    if (!customer || customer.password !== password) {
      this.#failures.set(key, [...this.#failuresOf(key), this.#now()]);
      return 'unidentified';
    }
    if (customer.disabled) return 'disabled';
    this.#failures.delete(key);
    return this.issue(customer);
  }

  /** A token for an authenticated customer. */
  issue(customer: StoredCustomer, accessToken = randomBytes(16).toString('hex')): AccessToken {
    const expiresAt = this.#now() + TOKEN_LIFE;
    this.#tokens.set(accessToken, {customer, expiresAt});
    return {accessToken, expiresAt: new Date(expiresAt).toISOString()};
  }

  /** The customer of a token; null when it is unknown, deleted or expired. */
  find(token: string): StoredCustomer | null {
    const known = this.#tokens.get(token);
    return known && known.expiresAt > this.#now() ? known.customer : null;
  }

  /** Whether another recovery mail may be sent; limited to a few in ten minutes. */
  mayRecover(email: string): boolean {
    const key = `recover ${email.trim().toLowerCase()}`;
    const before = this.#failuresOf(key);
    if (before.length >= MAX_RECOVERIES) return false;
    this.#failures.set(key, [...before, this.#now()]);
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
    const since = this.#now() - FAILURES_COUNT_FOR;
    return (this.#failures.get(email) ?? []).filter((at) => at > since);
  }
}
