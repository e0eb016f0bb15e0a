import {CartTable} from './cart/cart-table';
import {CustomerTable} from './customer/customer-table';
import {Outbox} from '../mail/outbox';
import type {StoreSetUp} from './admin/store-set-up';

/** What changes while the shop runs; everything else is in the catalogue. */
export interface ShopState {
  carts: CartTable;
  customers: CustomerTable;
  /** The shop's mails to customers. */
  outbox: Outbox;
  /** Origin of the storefront, to which mails link. */
  shopUrl: string;
  /** Menus and definitions; in a store that has yet to be set up they decide what is exposed. */
  store: StoreSetUp;
}

interface StateOptions {
  store: StoreSetUp;
  outbox?: Outbox | undefined;
  shopUrl?: string | undefined;
}

/** A fresh shop. */
export function newShopState(options: StateOptions): ShopState {
  const {store, outbox = new Outbox(), shopUrl = 'https://shop.test'} = options;
  return {carts: new CartTable(), customers: new CustomerTable(), outbox, shopUrl, store};
}
