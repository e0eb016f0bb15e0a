import type {StoredPostalAddress} from '../cart/cart-table';

/** An address of a customer's address book. */
export interface StoredAddress extends StoredPostalAddress {
  id: number;
}

/** One customer of the shop. Parent of the GraphQL type `Customer`. */
export interface StoredCustomer {
  id: number;
  email: string;
  password: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  acceptsMarketing: boolean;
  /** `DateTime` */
  createdAt: string;
  addresses: StoredAddress[];
  defaultAddressId: number | null;
  /** Invited and not yet activated, or disabled by the shop. */
  disabled?: boolean | undefined;
  /** Every sign-in is throttled. */
  throttled?: boolean | undefined;
}
