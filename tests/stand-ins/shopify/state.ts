import {CartTable, type CartTableOptions} from './cart/cart-table';
import {CustomerTable} from './customer/customer-table';
import {Outbox} from '../mail/outbox';
import type {StoreSetUp} from './admin/store-set-up';

/** What changes while the shop runs; everything else is the catalogue. */
export interface ShopState {
  carts: CartTable;
  customers: CustomerTable;
  /** What the shop mails to customers. */
  outbox: Outbox;
  /** Scheme and host of the storefront, to which mails lead. */
  shopUrl: string;
  /** Menus and definitions; in a store that is still to be set up they decide what is told. */
  store: StoreSetUp;
}

export interface StateOptions {
  store: StoreSetUp;
  carts?: CartTableOptions | undefined;
  outbox?: Outbox | undefined;
  shopUrl?: string | undefined;
}

/** A shop nobody has visited yet, or the one whose carts lie in `carts.file`. */
export function newShopState(options: StateOptions): ShopState {
  const {store, carts = {}, outbox = new Outbox(), shopUrl = 'https://shop.test'} = options;
  const customers = new CustomerTable({now: carts.now});
  return {carts: new CartTable(carts), customers, outbox, shopUrl, store};
}
