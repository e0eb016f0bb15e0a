import {CartTable, type CartTableOptions} from './cart/cart-table';
import {CustomerTable} from './customer/customer-table';

/** What changes while the shop runs; everything else is the catalogue. */
export interface ShopState {
  carts: CartTable;
  customers: CustomerTable;
}

/** A shop nobody has visited yet, or the one whose carts lie in `carts.file`. */
export function newShopState(carts: CartTableOptions = {}): ShopState {
  return {carts: new CartTable(carts), customers: new CustomerTable({now: carts.now})};
}
