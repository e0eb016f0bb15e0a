import {randomBytes} from 'node:crypto';
import {demoCustomers} from './demo-customers';
import type {StoredCustomer} from './stored-customer';

type Purpose = 'activation' | 'reset';

const KEY_LIFE = 24 * 60 * 60 * 1000;

/** Keys in mails: each opens one account once, within a day. */
class AccountKeys {
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

const FIRST_NEW_ID = 9001;
const ADDRESSES_EACH = 1000;

/** The customers of the shop. `clear` discards changes. */
class CustomerDirectory {
  #people: StoredCustomer[] = [];
  #nextAddress = 0;

  constructor() {
    this.clear();
  }

  all(): readonly StoredCustomer[] {
    return this.#people;
  }

  /** E-mail addresses are case-insensitive. */
  byEmail(email: string): StoredCustomer | null {
    const wanted = email.trim().toLowerCase();
    return this.#people.find((one) => one.email === wanted) ?? null;
  }

  byId(id: number | undefined): StoredCustomer | null {
    return this.#people.find((one) => one.id === id) ?? null;
  }

  byPhone(phone: string): StoredCustomer | null {
    return this.#people.find((one) => one.phone === phone) ?? null;
  }

  add(
    fields: Pick<StoredCustomer, 'email' | 'password'> & Partial<StoredCustomer>,
  ): StoredCustomer {
    const customer: StoredCustomer = {
      firstName: null,
      lastName: null,
      phone: null,
      acceptsMarketing: false,
      addresses: [],
      defaultAddressId: null,
      ...fields,
      id: Math.max(FIRST_NEW_ID, ...this.#people.map(({id}) => id + 1)),
      email: fields.email.trim().toLowerCase(),
      createdAt: new Date().toISOString(),
    };
    this.#people.push(customer);
    return customer;
  }

  newAddressId(): number {
    this.#nextAddress += 1;
    return FIRST_NEW_ID * ADDRESSES_EACH + this.#nextAddress;
  }

  clear(): void {
    this.#people = demoCustomers.map((person) => {
      const addresses = person.addresses.map((address, at) => ({
        ...address,
        id: person.id * ADDRESSES_EACH + at,
      }));
      const defaultAddressId = addresses[0]?.id ?? null;
      return {...person, addresses, defaultAddressId};
    });
  }
}

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
