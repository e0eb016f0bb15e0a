import {demoCustomers} from './demo-customers';
import type {StoredCustomer} from './stored-customer';

const FIRST_NEW_ID = 9001;
const ADDRESSES_EACH = 1000;

/** The customers of the shop. `clear` discards changes. */
export class CustomerDirectory {
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
