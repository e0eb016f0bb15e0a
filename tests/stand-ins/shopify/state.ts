import {CartTable, type CartTableOptions} from './cart/cart-table';
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
  carts?: CartTableOptions | undefined;
  outbox?: Outbox | undefined;
  shopUrl?: string | undefined;
}

/** A fresh shop, or one with the carts from `carts.file`. */
export function newShopState(options: StateOptions): ShopState {
  const {store, carts = {}, outbox = new Outbox(), shopUrl = 'https://shop.test'} = options;
  const customers = new CustomerTable({now: carts.now});
  return {carts: new CartTable(carts), customers, outbox, shopUrl, store};
}
