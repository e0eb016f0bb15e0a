import {centsIn, moneyOf} from '../money';
import {typed, type StandInContext} from '../resolver-contract';
import type {LineParent} from './cart-lines';
import {marketOf} from './cart-market';
import {discountsOn, subtotalOf} from './discounts';
import type {StoredCart} from './cart-table';

/** The parts of the context that prices depend on. */
type CartShop = Pick<StandInContext, 'catalogue' | 'market'>;

/** Parent of `CartLineCost`. Codes apply to the order, so a line's total is its subtotal. */
export function costOfLine({cart, line, merchandise}: LineParent, shop: CartShop) {
  const market = marketOf(cart, shop);
  const {price, compareAtPrice} = merchandise.variant;
  const each = centsIn(market, price);
  return {
    amountPerQuantity: moneyOf(market, each),
    compareAtAmountPerQuantity:
      compareAtPrice === undefined ? null : moneyOf(market, centsIn(market, compareAtPrice)),
    totalAmount: moneyOf(market, each * line.quantity),
  };
}

/**
 * Parent of `CartCost`: subtotal "before taxes and cart-level discounts", total after them. Shipping is added in the
 * checkout; taxes are included in the prices and no longer returned.
 */
export function costOfCart(cart: StoredCart, shop: CartShop) {
  const market = marketOf(cart, shop);
  const subtotal = subtotalOf(cart, shop);
  const reduction = discountsOn(cart, shop).reduce((sum, {cents}) => sum + cents, 0);
  return {
    subtotalAmount: moneyOf(market, subtotal),
    totalAmount: moneyOf(market, subtotal - reduction),
  };
}

/** The reduction of the order by each applicable code. */
export function discountsOfCart(cart: StoredCart, shop: CartShop) {
  const market = marketOf(cart, shop);
  return discountsOn(cart, shop).map(({code, cents}) => ({
    code,
    money: moneyOf(market, cents),
  }));
}

/** Parents of `Cart.discountAllocations`. */
export function discountAllocationsOf(cart: StoredCart, shop: CartShop) {
  return discountsOfCart(cart, shop).map(({code, money}) =>
    typed('CartCodeDiscountAllocation', {code, discountedAmount: money}),
  );
}
